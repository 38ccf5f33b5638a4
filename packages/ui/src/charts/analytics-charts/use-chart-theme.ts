import { CHART_THEMES, type ChartTheme } from '@careline/core/internal/charts';
import { useLayoutEffect, useState } from 'react';

const DARK = '(prefers-color-scheme: dark)';
const STRONG = '(prefers-contrast: more)';

/** Returns the theme of an element: the nearest `data-theme`, or else the system's. */
function themeAt(element: Element): ChartTheme {
  const chosen = element.closest('[data-theme]')?.getAttribute('data-theme');
  const known = CHART_THEMES.find((theme) => theme === chosen);
  if (known) return known;
  if (matchMedia(DARK).matches) return 'dark';
  return matchMedia(STRONG).matches ? 'contrast' : 'light';
}

/** Returns the theme for a chart's frame, which our styles do not reach. Undefined until it is known. */
export function useChartTheme(element: Element | null): ChartTheme | undefined {
  const [theme, setTheme] = useState<ChartTheme>();
  useLayoutEffect(() => {
    if (!element) return;
    const read = () => setTheme(themeAt(element));
    const changes = new MutationObserver(read);
    const options = { attributes: true, attributeFilter: ['data-theme'] };
    changes.observe(document.documentElement, options);
    const above = element.closest('[data-theme]');
    if (above) changes.observe(above, options);
    const media = [matchMedia(DARK), matchMedia(STRONG)];
    for (const one of media) one.addEventListener('change', read);
    read();
    return () => {
      changes.disconnect();
      for (const one of media) one.removeEventListener('change', read);
    };
  }, [element]);
  return theme;
}
