import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, answerCalls, COACH, subject } from '../../test/call-services.ts';
import { drawBothEnds } from '../../test/framed-element.ts';
import { aSession, clearPage } from '../../test/search-element.ts';
import { defineUnderTest } from '../../test/staff-element.ts';
import { WEIGHT } from '../../test/weight.ts';
import type { ReadingsElement } from '../readings/element.ts';
import { readings } from '../readings/element.ts';
import { defineElement } from '../shell/define-element.ts';
import { mountLater } from '../shell/mount-later.ts';

const tag = 'careline-readings-framed';
/** Where the framed page would be. */
let frame: HTMLElement;

defineElement({ ...readings, tag }, () =>
  mountLater(
    () => Promise.reject(new Error('an element in a frame loads nothing else')),
    async () => ({ draw: drawBothEnds(defineUnderTest('careline-readings'), () => frame) }),
  ),
);

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

async function framed(scopes: readonly string[] = COACH.scopes) {
  answerCalls({
    '/profile': () => ({ data: { ...COACH, scopes } }),
    '/vitals/body': (asked) => ({ vitaId: subject(asked).vitaId, data: [WEIGHT] }),
  });
  frame = document.body.appendChild(document.createElement('div'));
  const element = document.createElement(tag) as unknown as ReadingsElement;
  element.setAttribute('isolation', 'frame');
  element.setAttribute('patient-id', ASHA.vitaId);
  element.session = aSession('a-token');
  document.body.append(element);
  await element.whenReady();
  const inner = frame.firstElementChild as ReadingsElement;
  inner.style.inlineSize = '60rem';
  const inside = within(inner.shadowRoot?.querySelector('[part=base]') as HTMLElement);
  await inside.findByRole('button', { name: 'Weight' });
  return { element, inner, inside };
}

it('opens its form for the page, which learns that something is entered but never what', async () => {
  const { element, inside } = await framed();
  const heard: unknown[] = [];
  element.addEventListener('careline-dirty-change', (event) => heard.push((event as CustomEvent).detail));
  expect(element.add('weight')).toBe(true);
  await userEvent.fill(await inside.findByRole('textbox', { name: /^Weight/ }), '70.5');
  await vi.waitFor(() => expect(element.dirty).toBe(true));
  expect(element.matches(':state(dirty)')).toBe(true);
  expect(heard).toEqual([{ dirty: true }]);
  expect(element.outerHTML).not.toContain('70.5');
});

it('starts nothing that the user may not do', async () => {
  const { element, inner, inside } = await framed(['prohealth', 'search']);
  // Forwarded: the inner element's result is not known here yet.
  expect([element.add('weight'), inner.add('weight')]).toEqual([true, false]);
  expect(inside.queryByRole('region', { name: 'Add a reading' })).toBeNull();
});

it('saves the file of the open trend inside, and gives the page no table', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { element, inner, inside } = await framed();
  element.metric = 'weight';
  await inside.findByRole('cell', { name: '72 kg' });
  expect([inner.getTable()?.length, element.getTable()]).toEqual([2, null]);
  expect(element.exportCsv()).toBe(true);
  await vi.waitFor(() => expect(saved).toEqual([expect.stringMatching(/^readings-CL0000000017-weight-/)]));
});
