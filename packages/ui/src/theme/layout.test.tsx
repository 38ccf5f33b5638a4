// spec: 240-242

import { LAYOUT_FIGURES, SIDE_MENU_WIDTHS, sideMenuWidths } from '@careline/core/internal/navigation';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '#test';

const figure = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--careline-${name}`).trim();

/** Each breakpoint, the pixel after it, and a very narrow and a very wide screen. */
const SCREENS = [
  320,
  ...SIDE_MENU_WIDTHS.map(({ upTo }) => upTo)
    .filter(Number.isFinite)
    .flatMap((upTo) => [upTo, upTo + 1]),
  2560,
];

describe('the figures of layout.css equal those of core', () => {
  it('for the top bar and the apps drawer', () => {
    renderUi(<p>Frame</p>);
    expect(figure('top-bar-height')).toBe(`${LAYOUT_FIGURES.topBarHeight}px`);
    expect(figure('drawer-width')).toBe(`${LAYOUT_FIGURES.appsDrawerWidth}px`);
  });

  it.each(SCREENS)('for the side menu on a screen of %d px', async (width) => {
    await page.viewport(width, 800);
    renderUi(<p>Frame</p>);
    const { collapsed, expanded } = sideMenuWidths(width);
    expect(figure('menu-collapsed')).toBe(`${collapsed}px`);
    expect(figure('menu-expanded')).toBe(`${expanded}vw`);
  });
});
