/** Layout sizes in CSS pixels (specification 9). Style sheets repeat them; a test of the theme compares both. */
export const LAYOUT_FIGURES = { topBarHeight: 48, appsDrawerWidth: 320 } as const;

export interface SideMenuWidths {
  /** Maximum screen width in CSS pixels; the last row covers all wider screens. */
  readonly upTo: number;
  /** CSS pixels. */
  readonly collapsed: number;
  /** Percent of the screen width (vw). */
  readonly expanded: number;
}

/** Widths of the side menu, narrowest screens first (specification 9; design 5 defines very small screens). */
export const SIDE_MENU_WIDTHS: readonly [SideMenuWidths, SideMenuWidths, SideMenuWidths] = [
  { upTo: 599, collapsed: 56, expanded: 50 },
  { upTo: 960, collapsed: 64, expanded: 35 },
  { upTo: Number.POSITIVE_INFINITY, collapsed: 64, expanded: 20 },
];

/** Returns the side menu's widths for a screen width in CSS pixels. */
export function sideMenuWidths(screenWidth: number): SideMenuWidths {
  return SIDE_MENU_WIDTHS.find(({ upTo }) => screenWidth <= upTo) ?? SIDE_MENU_WIDTHS[2];
}
