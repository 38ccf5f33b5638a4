import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage } from '../../test/search-element.ts';
import { defineUnderTest } from '../../test/staff-element.ts';
import { defineElement } from '../shell/define-element.ts';
import { mountLater } from '../shell/mount-later.ts';
import { type ShellElement, shell } from './element.ts';
import { shellFrameWords } from './shell-frame-words.ts';

afterEach(clearPage);

const MARKUP = `<b slot="brand">Lakeview</b><nav slot="menu" tabindex="-1"><a href="#wards">Wards</a></nav>
<button slot="account">Dr. Menon</button><main><h1>Beds</h1><a href="#more">More</a></main>`;

async function placed(width: string, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement(defineUnderTest('careline-shell')) as unknown as ShellElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.inlineSize = width;
  element.innerHTML = MARKUP;
  document.body.append(element);
  await element.whenReady();
  const page = within(element);
  const wards = page.getByText('Wards');
  const inside = within(element.shadowRoot?.querySelector('[part=base]') as HTMLElement);
  const opens = () => inside.queryByRole('button', { name: 'Open menu' });
  return { element, page, inside, wards, opens };
}

it('shows the content of the page before its view is loaded', () => {
  const tag = 'careline-shell-unread';
  defineElement({ ...shell, tag }, () => mountLater(() => new Promise(() => {})));
  const element = document.body.appendChild(document.createElement(tag));
  element.append('Beds');
  expect(element.getBoundingClientRect().height).toBeGreaterThan(0);
});

it('has the menu next to the content on wide screens, and no button for it', async () => {
  const { page, wards, opens } = await placed('60rem');
  await vi.waitFor(() => expect(wards).toBeVisible());
  expect(opens()).toBeNull();
  const [menu, content] = [wards, page.getByRole('heading')].map((one) => one.getBoundingClientRect());
  expect(menu?.right).toBeLessThanOrEqual(content?.left ?? 0);
});

it('opens it over the content with a button on narrow screens, inside its own box', async () => {
  const { element, wards, opens, inside } = await placed('22rem');
  const heard: unknown[] = [];
  element.addEventListener('careline-menu-change', (event) => heard.push((event as CustomEvent).detail));
  await vi.waitFor(() => expect(opens()).toBeVisible());
  expect(wards).not.toBeVisible();
  await userEvent.click(opens() as HTMLElement);
  expect(wards).toBeVisible();
  expect([element.menuOpen, document.activeElement]).toEqual([true, wards.parentElement]);
  const [box, menu] = [element, wards].map((one) => one.getBoundingClientRect());
  expect(menu?.right).toBeLessThanOrEqual(box?.right ?? 0);
  await userEvent.keyboard('{Escape}');
  expect(wards).not.toBeVisible();
  expect(element.shadowRoot?.activeElement).toBe(opens());
  await userEvent.click(opens() as HTMLElement);
  await userEvent.click(wards);
  expect(wards).not.toBeVisible();
  await userEvent.click(opens() as HTMLElement);
  await userEvent.tab();
  await userEvent.tab();
  expect(wards).not.toBeVisible();
  expect(inside.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(heard).toEqual([true, false, true, false, true, false].map((open) => ({ open })));
});

it('leaves out what the page hides', async () => {
  const { page, wards, element } = await placed('60rem', { 'hide-menu': '', 'hide-topbar': '' });
  expect(wards).not.toBeVisible();
  expect(page.getByText('Lakeview')).not.toBeVisible();
  expect(page.getByRole('heading', { name: 'Beds' })).toBeVisible();
  Object.assign(element, { hideMenu: false, hideTopbar: false });
  await vi.waitFor(() => expect(wards).toBeVisible());
  expect(page.getByText('Lakeview')).toBeVisible();
});

it('has a skip link past the menu, in its language', async () => {
  const { element } = await placed('60rem');
  element.locale = 'hi';
  const skip = within(element.shadowRoot as unknown as HTMLElement).getByText(shellFrameWords.hi?.skip ?? '');
  skip.focus();
  await userEvent.keyboard('{Enter}');
  expect(element.shadowRoot?.activeElement).toHaveAttribute('part', 'content');
});
