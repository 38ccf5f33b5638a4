import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawBothEnds } from '../../test/framed-element.ts';
import { aSession, clearPage, type SearchElement } from '../../test/search-element.ts';
import { ASHA, answerServices, found } from '../../test/services.ts';
import { patientSearch } from '../patient-search/element.ts';
import { defineElement } from '../shell/define-element.ts';
import { mountLater } from '../shell/mount-later.ts';

afterEach(clearPage);

const tag = 'careline-patient-search-framed';
/** Where the framed page would be. */
let frame: HTMLElement;

defineElement({ ...patientSearch, tag }, () =>
  mountLater(
    () => Promise.reject(new Error('an element in a frame loads nothing else')),
    async () => ({ draw: drawBothEnds('careline-patient-search-under-test', () => frame) }),
  ),
);

async function framed(attributes: Readonly<Record<string, string>> = {}) {
  const form = document.body.appendChild(document.createElement('form'));
  frame = document.body.appendChild(document.createElement('div'));
  const element = document.createElement(tag) as SearchElement;
  const all = { isolation: 'frame', name: 'uhid', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  const getToken = vi.fn(async () => ({
    token: 'page-token',
    expiresAt: Math.floor(Date.now() / 1000) + 3600,
  }));
  const session = aSession('t', { getToken });
  element.session = session;
  form.append(element);
  await element.whenReady();
  const inner = frame.firstElementChild as SearchElement;
  const inside = within(inner.shadowRoot?.querySelector('[part=base]') as HTMLElement);
  return { form, element, session, getToken, inner, inside };
}

/** Finds and confirms the first patient inside the frame. */
async function chooseFirst({ inside }: Awaited<ReturnType<typeof framed>>): Promise<void> {
  await userEvent.fill(inside.getByRole('combobox'), 'asha');
  await userEvent.click(await inside.findByRole('option'));
  await userEvent.click(await inside.findByRole('button', { name: /yes/i }));
}

it('gives the page the choice by id, as a control of its form, and no name', async () => {
  const asked = answerServices(() => found(ASHA));
  const placed = await framed({ required: '' });
  const { form, element } = placed;
  expect(form.checkValidity()).toBe(false);
  const selected = vi.fn<(event: CustomEvent) => void>();
  form.addEventListener('careline-patient-selected', (event) => selected(event as CustomEvent));
  const change = vi.fn();
  form.addEventListener('change', change);
  await chooseFirst(placed);
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect([...new FormData(form)]).toEqual([
    ['uhid', ASHA.uhid],
    ['uhid-patient-id', ASHA.vitaId],
  ]);
  expect([element.value, element.selection, form.checkValidity()]).toEqual([ASHA.uhid, ASHA.vitaId, true]);
  expect(element.matches(':state(selected)')).toBe(true);
  const detail = selected.mock.calls[0]?.[0].detail;
  expect([detail, detail.getPatient]).toEqual([{ patientId: ASHA.vitaId }, undefined]);
  expect(element.shadowRoot?.textContent).not.toContain('Asha');
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer page-token']);
  expect(placed.getToken).toHaveBeenCalledOnce();
});

it('types and clears what the page asks for, and follows its properties', async () => {
  answerServices(() => found(ASHA));
  const { element, inner, inside } = await framed({ 'page-size': '5' });
  expect(Reflect.get(inner, 'pageSize')).toBe(5);
  element.search('asha');
  expect(await inside.findByRole('option', { name: /Asha Rao/ })).toBeVisible();
  element.clear();
  await vi.waitFor(() => expect(inside.getByRole('combobox')).toHaveValue(''));
  element.setAttribute('placeholder', 'Whom do you visit?');
  await inside.findByPlaceholderText('Whom do you visit?');
});

it('sends no function of the page through the port, and continues', async () => {
  const { element, inner } = await framed();
  Object.assign(element, { formatters: { date: (day: string) => day }, placeholder: 'Whom do you visit?' });
  await vi.waitFor(() => expect(inner).toHaveProperty('placeholder', 'Whom do you visit?'));
  expect(inner).toHaveProperty('formatters', null);
});

it('asks the page for another token when one is refused', async () => {
  let refused = 0;
  answerServices(() => {
    refused += 1;
    return refused === 1 ? new Response('{}', { status: 401 }) : found(ASHA);
  });
  const { inside, getToken } = await framed();
  await userEvent.fill(inside.getByRole('combobox'), 'asha');
  expect(await inside.findByRole('option', { name: /Asha Rao/ })).toBeVisible();
  expect(getToken.mock.calls).toMatchObject([[{ reason: 'start' }], [{ reason: 'refused' }]]);
});

it('is empty as soon as the page logs out', async () => {
  answerServices(() => found(ASHA));
  const placed = await framed();
  const gone = vi.fn();
  placed.element.addEventListener('careline-signed-out', gone);
  await chooseFirst(placed);
  await vi.waitFor(() => expect(placed.element.value).toBe(ASHA.uhid));
  placed.session.logout();
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(placed.element.value).toBe('');
  expect(placed.inside.getByRole('combobox')).toHaveValue('');
});
