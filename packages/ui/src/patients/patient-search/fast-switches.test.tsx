import type { PatientMatch } from '@careline/core/internal/patients';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { MATCHES, personId } from '../../../test/people.ts';
import { PatientSearch } from './patient-search.tsx';

const SWITCHES = 1000;
const TEXTS = ['asha', 'ravi', 'meera', 'asha rao', 'CL0000000017', 'CL0000000027', '98480 22338', 'a', ''];
/** Longest delay of an answer, in turns of the event loop. */
const MAX_DELAY = 2;

/** Gives the same numbers on every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Waits one turn of the event loop. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns a connection with a random delay per request, so that answers overtake each other. */
function slowLine(random: (below: number) => number) {
  const underWay = new Set<{ turns: number; readonly arrive: () => void }>();
  return {
    travel: () =>
      new Promise<void>((arrive) => {
        underWay.add({ turns: random(MAX_DELAY), arrive });
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

/** Names every match after the search text, so a row shows which request it answers. */
function people(text: string): readonly PatientMatch[] {
  const [person] = MATCHES;
  if (!person) throw new Error('there is nobody');
  const count = text.startsWith('CL') ? 1 : 3;
  // Every text gets the same ids, so only the name distinguishes an old row from a new one.
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
    // Answers even if aborted, like a response that is already on its way.
    'user/list': async ({ body }) => {
      await line.travel();
      return { data: people(String(body?.text)), next: null };
    },
  });
  renderUi(<PatientSearch onPatientSelected={(patient) => opened.push(patient)} wait={0} />, { http });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  /** Returns the query that the server receives for the text in the field. */
  const asked = () => (box.value.startsWith('98') ? '9848022338' : box.value);
  const key = (name: string) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  // Called thousands of times, and queries by role compute the styles of the whole page.
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
    // Runs in the same task, on the rows rendered for the previous text.
    if (random(3) === 0) actions[random(3)]?.();
    for (let act = random(3); act > 0; act -= 1) {
      await line.turn();
      // With an empty field, recent patients are shown, and those can have any name.
      const rows = box.value === '' ? [] : options();
      for (const row of rows) expect(row.textContent).toContain(asked());
      shown += rows.length;
      if (box.value !== '') actions[random(actions.length)]?.();
    }
  }
  expect(shown).toBeGreaterThan(0);
  expect(opened.length).toBeGreaterThan(0);
});
