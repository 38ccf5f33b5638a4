import { describe, expect, it } from 'vitest';
import { applyAppearance, THEMES } from './index.ts';

describe('applyAppearance', () => {
  it.each(THEMES)('sets theme %s, density and language on the element', (theme) => {
    const root = document.createElement('div');
    root.dataset.theme = 'dark';
    applyAppearance(root, { theme, density: 'compact', locale: 'hi' });
    expect(root.dataset.theme).toBe(theme === 'system' ? undefined : theme);
    expect(root.dataset.density).toBe('compact');
    expect(root.lang).toBe('hi');
  });
});
