import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '#test';
import { TabLinks } from './index.ts';

const tabsOf = (labels: readonly string[]) =>
  labels.map((label) => ({ key: label, label, link: { href: `#${label}`, onClick: () => {} } }));

it.each([360, 768])('every tab of a care provider is visible at %i px', async (width) => {
  await page.viewport(width, 640);
  const labels = ['Today', 'Upcoming', 'History', 'Availability', 'H1 register'];
  renderUi(<TabLinks label="Parts" tabs={tabsOf(labels)} current="Today" />);
  for (const link of screen.getAllByRole('link')) {
    const { left, right } = link.getBoundingClientRect();
    expect(left, link.textContent).toBeGreaterThanOrEqual(0);
    expect(right, link.textContent).toBeLessThanOrEqual(width);
  }
});
