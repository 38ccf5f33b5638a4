// spec: 43, 45, 47, 48

import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mountWithReact } from '../mount-with-react.tsx';
import { defineElement } from '../shell/define-element.ts';
import { sideMenu } from './element.ts';

beforeAll(async () => {
  const mounting = await mountWithReact(sideMenu.load);
  if (!customElements.get(sideMenu.tag)) defineElement(sideMenu, () => mounting);
});
afterEach(() => document.body.replaceChildren());

async function menu(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('careline-side-menu');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const root = element.shadowRoot as unknown as HTMLElement;
  await vi.waitFor(() => expect(within(root).getByRole('navigation')).toBeVisible());
  return { element, inside: within(root) };
}

it('lists exactly the scopes, with the current item selected', async () => {
  const { inside } = await menu({ scopes: 'search hmCallInfo', path: '/prohealth/hmCallInfo', expanded: '' });
  expect(inside.getAllByRole('link').map((link) => link.textContent)).toEqual(['Search', 'Call Info']);
  expect(inside.getByRole('link', { name: 'Call Info' })).toHaveAttribute('aria-current', 'page');
});

it('follows its scopes when they change', async () => {
  const { element, inside } = await menu({ scopes: 'search', expanded: '' });
  Reflect.set(element, 'scopes', ['call-status-history']);
  expect(await inside.findByRole('link', { name: 'Call Status History' })).toBeVisible();
  expect(inside.queryByRole('link', { name: 'Search' })).toBeNull();
});

it('asks the page before a link is followed, and names only the link', async () => {
  const { inside } = await menu({ scopes: 'search', 'base-path': '/console/', expanded: '' });
  const selected = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('careline-menu-select', selected, { once: true });
  await userEvent.click(inside.getByRole('link', { name: 'Search' }));
  const [event] = selected.mock.calls[0] as unknown as [CustomEvent];
  expect(event.detail).toEqual({ link: '/console/prohealth/searchByUhid' });
  expect(globalThis.location.pathname).not.toContain('searchByUhid');
});

it('expands and reports it', async () => {
  const { element, inside } = await menu({ scopes: 'search' });
  const toggled = vi.fn();
  element.addEventListener('careline-menu-toggled', (event) => toggled((event as CustomEvent).detail));
  await userEvent.click(inside.getByRole('button', { name: 'Expand menu' }));
  expect(toggled).toHaveBeenCalledWith({ expanded: true });
  expect(inside.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

it('uses the language of the page around it', async () => {
  document.body.lang = 'hi';
  const { inside } = await menu({ scopes: 'search', expanded: '' });
  expect(inside.getByRole('link', { name: 'खोज' })).toBeVisible();
  document.body.removeAttribute('lang');
});
