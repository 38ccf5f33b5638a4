import type { PatientMatch } from '@careline/core/internal/patients';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { MATCHES, personId } from '../../../test/people.ts';
import { PatientSearch } from './patient-search.tsx';

const SWITCHES = 1000;
const TEXTS = ['asha', 'ravi', 'meera', 'asha rao', 'CL0000000017', 'CL0000000027', '98480 22338', 'a', ''];
/** Turns of the browser after which an answer comes at the latest. */
const MOST_DELAY = 2;

/** The same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Lets the browser do what is due: the pause before a question, what follows from an answer, the drawing. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A line on which every question takes a number of turns of its own, so that answers overtake each other. */
function slowLine(random: (below: number) => number) {
  const underWay = new Set<{ turns: number; readonly arrive: () => void }>();
  return {
    travel: () =>
      new Promise<void>((arrive) => {
        underWay.add({ turns: random(MOST_DELAY), arrive });
      }),
    async turn() {
      for (const reply of underWay) {
        reply.turns -= 1;
        if (reply.turns >= 0) continue;
        underWay.delete(reply);
        reply.arrive();
      }
      await turn();
    },
  };
}

/** Everybody who is found bears the text as name, so that a row says which question it answers. */
function people(text: string): readonly PatientMatch[] {
  const [person] = MATCHES;
  if (!person) throw new Error('there is nobody');
  const count = text.startsWith('CL') ? 1 : 3;
  // The ids are the same for every text: only the name tells an old row from a new one.
  return Array.from({ length: count }, (_, index) => ({
    ...person,
    vitaId: personId(index + 1),
    appUserInfo: { name: text, gender: 'female' },
  }));
}

it('a thousand quick switches with answers in any order never show or open a row of another text', async () => {
  const random = seeded(20_261_121);
  const line = slowLine(random);
  const opened: PatientMatch[] = [];
  let shown = 0;
  const http = fakeHttp({
    // Answers although it was called off, as a reply does that was on the line already.
    'user/list': async ({ body }) => {
      await line.travel();
      return { data: people(String(body?.text)), next: null };
    },
  });
  renderUi(<PatientSearch onPatientSelected={(patient) => opened.push(patient)} wait={0} />, { http });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  /** What the server is asked for the text that stands in the field. */
  const asked = () => (box.value.startsWith('98') ? '9848022338' : box.value);
  const key = (name: string) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  // Asked for thousands of times: the queries by role read the whole page's styles each time.
  const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
  const answers = () => [...document.querySelectorAll<HTMLElement>('[role="group"] button')];
  const actions = [
    () => key('Enter'),
    () => key('ArrowDown'),
    () => options()[0]?.click(),
    () => {
      const before = opened.length;
      answers()[0]?.click();
      for (const patient of opened.slice(before)) expect(patient.appUserInfo.name).toBe(asked());
    },
  ];

  for (let step = 0; step < SWITCHES; step += 1) {
    box.value = TEXTS[random(TEXTS.length)] ?? '';
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // In the same task, on what was drawn for the text before.
    if (random(3) === 0) actions[random(3)]?.();
    for (let act = random(3); act > 0; act -= 1) {
      await line.turn();
      // Of the patients opened last any name may be shown: nothing is typed.
      const rows = box.value === '' ? [] : options();
      for (const row of rows) expect(row.textContent).toContain(asked());
      shown += rows.length;
      if (box.value !== '') actions[random(actions.length)]?.();
    }
  }
  expect(shown).toBeGreaterThan(0);
  expect(opened.length).toBeGreaterThan(0);
});
