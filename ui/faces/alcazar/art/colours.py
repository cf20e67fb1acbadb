"""Every colour of the board in one table. Which of them lie on which others is checked by the tests."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """What changes between day and night: ground, gardens and paper."""

    field: str  # the clay tiles of a field that nothing is built on
    field_light: str
    field_dark: str
    glaze: str  # of the little tiles at their corners
    number: str  # of a field
    gap: str  # the tiled pools between the fields
    gap_line: str
    gap_deep: str
    frame: str
    frame_line: str
    arch: str  # of the gallery behind the board
    paper: str  # of the value scale
    paper_line: str
    paper_ink: str


DAY = Theme(
    field="#D3A07C",
    field_light="#E2B796",
    field_dark="#B27E5C",
    glaze="#86AEAC",
    number="#4A2312",
    gap="#2C5560",
    gap_line="#3E6C76",
    gap_deep="#1D3D46",
    frame="#8A4B2E",
    frame_line="#E8C48A",
    arch="#E7D5AE",
    paper="#F4E8CE",
    paper_line="#D9C49A",
    paper_ink="#4A2312",
)
NIGHT = Theme(
    field="#5D4234",
    field_light="#6E5141",
    field_dark="#453025",
    glaze="#3F6A72",
    number="#F0D9C2",
    gap="#162B33",
    gap_line="#223C45",
    gap_deep="#0D1C22",
    frame="#3A231A",
    frame_line="#9C7A4D",
    arch="#2A201B",
    paper="#332822",
    paper_line="#4D3E34",
    paper_ink="#EBD8BE",
)

# Sandstone, lighter the higher it lies
TOPS = ("#EBCF9B", "#F0D9A9", "#F5E3B9", "#FAEDCB")
TOP_LIGHT = "#FFF8E4"
TOP_SHADE = "#C8A468"
EDGE = "#6B4A22"  # around villas; castles have the colour of their crest there
FRONT = "#B98F55"
FRONT_LIGHT = "#D0A86C"
FRONT_JOINT = "#8A6436"
PLINTH = "#A57C49"
DECK = "#E4CDB4"
DECK_JOINT = "#B79878"
DECK_KERB = "#F6E8CF"
DECK_FRONT = "#C9A88A"
TUNNEL = "#33241B"
STONE_INK = "#3B220F"  # the digits on sandstone and decks

OUTLINE = "#23170E"  # around nobles and flags, so that any colour stands out from the stone
GOLD = "#F2B632"
LINEN = "#FFF6E0"
SKIN = "#F1CFA6"

GAIN = "#FFE9A8"
