import { describe, expect, it } from 'vitest';
import { createPrescriptionDraft } from './prescription-draft.ts';

const aDraft = () => createPrescriptionDraft({ newId: () => 'new', today: () => '2026-11-29' });

const aLine = (over: object = {}) => ({
  id: 'a',
  values: { line: { medicine: 'Warfarin' } },
  override: '',
  rest: '',
  ...over,
});

/** Returns the draft of a page that was closed and opened again: its content went through storage as JSON. */
function reopened(content: unknown) {
  const [closed, open] = [aDraft(), aDraft()];
  closed.restore(content);
  open.restore(JSON.parse(JSON.stringify(closed.content() ?? null)));
  return open.store.getState();
}

describe('a stored prescription draft', () => {
  it.each([
    ['the medicine', aLine(), { values: { line: { medicine: 'Warfarin' } } }],
    ['the reason for a finding', aLine({ override: 'INR weekly' }), { override: 'INR weekly' }],
    ['text that the quick entry did not understand', aLine({ rest: 'as told' }), { rest: 'as told' }],
    [
      'a line of a version without reasons',
      { id: 'a', values: aLine().values },
      { id: 'a', override: '', rest: '' },
    ],
  ])('keeps %s', (_, line, expected) => {
    expect(reopened({ lines: [line], advice: '' }).lines).toMatchObject([expected]);
  });

  it('keeps the advice, also without a medicine', () => {
    expect(reopened({ lines: [], advice: 'Drink water' })).toMatchObject({
      lines: [],
      advice: 'Drink water',
    });
  });

  it('drops lines without a medicine, and those above the maximum', () => {
    const empty = aLine({ id: 'empty', values: {} });
    const many = Array.from({ length: 31 }, (_, number) => aLine({ id: `line-${number}` }));
    expect(reopened({ lines: [empty, aLine()], advice: '' }).lines.map(({ id }) => id)).toEqual(['a']);
    expect(reopened({ lines: many, advice: '' }).lines).toHaveLength(30);
  });

  it.each([null, 'text', 5, []])('is left out if it is %j', (content) => {
    expect(reopened(content)).toMatchObject({ lines: [], advice: '' });
  });
});

it('stores a reason that was given in the form', () => {
  const draft = aDraft();
  draft.restore({ lines: [aLine()], advice: '' });
  draft.setOverride('a', 'INR weekly');
  expect(draft.content()).toMatchObject({ lines: [{ id: 'a', override: 'INR weekly' }] });
});
