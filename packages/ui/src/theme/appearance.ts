/** Choices of appearance; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export interface Appearance {
  readonly theme: Theme;
  readonly density: Density;
  /** BCP 47; also the language of the page. */
  readonly locale: string;
}

/** Applies the choice to an element, usually the document's. The stylesheet does the rest. */
export function applyAppearance(element: HTMLElement, { theme, density, locale }: Appearance): void {
  if (theme === 'system') delete element.dataset.theme;
  else element.dataset.theme = theme;
  element.dataset.density = density;
  element.lang = locale;
}
