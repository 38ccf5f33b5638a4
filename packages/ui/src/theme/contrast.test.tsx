import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';

const THEMES = ['light', 'dark', 'contrast'] as const;
const GROUNDS = ['surface', 'raised', 'side', 'sunken', 'hover'] as const;

/** Text on its background: at least 4.5:1 (WCAG 2.2, 1.4.3). */
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) => [['text', ground] as const, ['muted', ground] as const]),
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['accent', 'hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent', 'side'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['text', 'accent-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['danger', 'surface'],
  ['danger', 'raised'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-hover'],
  ...['danger', 'warning', 'success', 'info'].flatMap((tone) => [
    [`on-${tone}-soft`, `${tone}-soft`] as const,
    [tone, 'surface'] as const,
    [tone, 'raised'] as const,
  ]),
  ['surface', 'text'],
  ['raised', 'text'],
];

/** Borders of controls, lines of a chart and the focus ring on their backgrounds: at least 3:1 (1.4.11). */
const EDGES: readonly (readonly [edge: string, ground: string])[] = GROUNDS.flatMap((ground) => [
  ...['data-1', 'data-2', 'data-3', 'data-4'].map((series) => [series, ground] as const),
  ['border-strong', ground] as const,
  ['focus', ground] as const,
]);

function luminance(color: string): number {
  // A mixed colour is computed as `color(srgb r g b)`, with channels up to 1.
  const most = color.startsWith('color(') ? 1 : 255;
  const channels =
    color
      .match(/(?<![a-z])[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  expect(channels, color).toHaveLength(3);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / most;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(theme: string, front: string, back: string): number {
  const { unmount } = renderUi(
    <p
      data-theme={theme}
      data-testid="pair"
      style={{ color: `var(--careline-color-${front})`, backgroundColor: `var(--careline-color-${back})` }}
    >
      Aa
    </p>,
  );
  const style = getComputedStyle(screen.getByTestId('pair'));
  const [light = 0, dark = 0] = [luminance(style.color), luminance(style.backgroundColor)].sort(
    (one, other) => other - one,
  );
  unmount();
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('theme %s', (theme) => {
  it.each(TEXTS)('%s is readable on %s', (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s is visible on %s', (edge, ground) => {
    expect(ratio(theme, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('high contrast', () => {
  it.each(GROUNDS)('gives text 7:1 on %s', (ground) => {
    expect(ratio('contrast', 'text', ground)).toBeGreaterThanOrEqual(7);
    expect(ratio('contrast', 'muted', ground)).toBeGreaterThanOrEqual(7);
  });
});
