// spec: 240-242

import { describe, expect, it } from 'vitest';
import { LAYOUT_FIGURES, sideMenuWidths } from './layout-figures.ts';

describe('the frame', () => {
  it('has a top bar of 48 px and a drawer of 320 px', () => {
    expect(LAYOUT_FIGURES).toEqual({ topBarHeight: 48, appsDrawerWidth: 320 });
  });

  it.each([
    [0, 56, 50],
    [360, 56, 50],
    [599, 56, 50],
    [600, 64, 35],
    [960, 64, 35],
    [961, 64, 20],
    [4000, 64, 20],
    [Number.NaN, 64, 20],
  ])('at %d px has a menu of %d px, opened %d vw', (width, collapsed, expanded) => {
    expect(sideMenuWidths(width)).toMatchObject({ collapsed, expanded });
  });
});
