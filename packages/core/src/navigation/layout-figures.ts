/** Figures of the frame in CSS pixels (specification 9). Style sheets repeat them; a test of the theme holds both equal. */
export const LAYOUT_FIGURES = { topBarHeight: 48, appsDrawerWidth: 320 } as const;

export interface SideMenuWidths {
  /** Up to this width of the screen, in CSS pixels; the last row is for every wider one. */
  readonly upTo: number;
  /** CSS pixels. */
  readonly collapsed: number;
  /** Hundredths of the screen's width (vw). */
  readonly expanded: number;
}

/** Widths of the side menu, narrowest screens first (specification 9; which screens are very small: design 5). */
export const SIDE_MENU_WIDTHS: readonly [SideMenuWidths, SideMenuWidths, SideMenuWidths] = [
  { upTo: 599, collapsed: 56, expanded: 50 },
  { upTo: 960, collapsed: 64, expanded: 35 },
  { upTo: Number.POSITIVE_INFINITY, collapsed: 64, expanded: 20 },
];

/** The side menu's widths on a screen of this width in CSS pixels. */
export function sideMenuWidths(screenWidth: number): SideMenuWidths {
  return SIDE_MENU_WIDTHS.find(({ upTo }) => screenWidth <= upTo) ?? SIDE_MENU_WIDTHS[2];
}
