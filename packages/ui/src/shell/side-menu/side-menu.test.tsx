// spec: 111

import { menuFor } from '@careline/core/internal/navigation';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { coach, coachMenu } from '../../../test/staff.ts';
import { SideMenu, type SideMenuProps } from './index.ts';

const show = (props: Partial<SideMenuProps> = {}) =>
  renderUi(
    <SideMenu
      items={coachMenu()}
      role={coach.roles[0]}
      expanded={false}
      onExpandedChange={() => undefined}
      {...props}
    />,
  );

const toFirstItem = async () => {
  await userEvent.tab();
  await userEvent.tab();
};
const tip = () => document.querySelector<HTMLElement>('[data-tip]');

describe('the name of an icon-only item', () => {
  it.each<[string, Partial<SideMenuProps>, string | undefined]>([
    ['of a collapsed menu', {}, 'Dashboard'],
    ['of a scope without a label', { items: menuFor(['my_patients']), expanded: true }, 'my patients'],
    ['not where the label stands there', { expanded: true }, undefined],
  ])('is shown on keyboard focus: %s', async (_, props, name) => {
    show(props);
    await toFirstItem();
    expect(tip()?.textContent).toBe(name);
  });

  it('is next to the item, outside the menu', async () => {
    show();
    await toFirstItem();
    const item = document.activeElement?.getBoundingClientRect();
    const box = tip()?.getBoundingClientRect();
    expect(box?.left).toBe((item?.right ?? 0) + 8);
    expect(box && item && Math.abs(box.top + box.height / 2 - item.top - item.height / 2)).toBeLessThan(1);
  });

  it('moves with the focus, and disappears on Escape', async () => {
    show();
    await toFirstItem();
    await userEvent.tab();
    expect(tip()?.textContent).toBe('Registration');
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
  });

  it('is the browser’s own tooltip for a pointer', async () => {
    show();
    await userEvent.hover(page.getByRole('link', { name: 'Search' }));
    expect(tip()).toBeNull();
    expect(screen.getByRole('link', { name: 'Search' }).title).toBe('Search');
  });
});

describe('a long menu', () => {
  const items = coachMenu().map((item, index) => ({ ...item, group: index < 2 ? 'Work' : 'Patients' }));
  const [first] = items;
  const last = items.at(-1);

  it('opens the group of the open page, and groups with something pending', () => {
    show({ items, expanded: true, counts: last && { [last.scope]: { count: 3, words: '3 pending' } } });
    expect(screen.getByRole('link', { name: new RegExp(`^${last?.label}`) })).toBeVisible();
  });

  it('shows a closed group on request', async () => {
    show({ items, expanded: true });
    const list = () => screen.getByRole('list', { name: 'Patients' });
    expect(screen.getByRole('link', { name: first?.label })).toBeVisible();
    expect(list()).not.toBeVisible();
    await userEvent.click(screen.getByText('Patients'));
    expect(list()).toBeVisible();
  });

  it('has the same groups where it is collapsed', async () => {
    show({ items });
    expect(screen.getByRole('link', { name: first?.label })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Patients' })).not.toBeVisible();
    await userEvent.click(screen.getByText('Patients'));
    expect(screen.getByRole('link', { name: last?.label })).toBeVisible();
  });
});
