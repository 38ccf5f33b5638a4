import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '#test';
import { Logo } from './logo.tsx';

afterEach(() => page.viewport(1280, 800));

describe('the product’s own logo', () => {
  it.each([
    ['leaves the name to assistive technology where it is narrow', 360, false, false],
    ['stands with the name where it is wide', 1280, false, true],
    ['stands with the name where it is narrow, when asked to', 360, true, true],
  ])('%s', async (_, width, alwaysNamed, seen) => {
    await page.viewport(width, 800);
    renderUi(<Logo urls={[]} productName="Careline" alwaysNamed={alwaysNamed} />);
    const { width: drawn } = screen.getByText('Careline').getBoundingClientRect();
    expect(drawn > 1).toBe(seen);
  });
});
