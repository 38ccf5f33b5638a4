import { describe, expect, it } from 'vitest';
import { type FormDefinition, initialValues } from '#forms';
import { aContact } from '../../../test/contacts.ts';
import { randomValues } from '../../../test/random-form.ts';
import { everyRound, oneOf } from '../../../test/rounds.ts';
import { callForm } from '../forms/call-form.ts';
import { DISPOSITION_KEYS } from '../outcome/disposition.ts';
import { initialSessionState } from '../session/call-session-state.ts';
import { draftOf, entriesFromDraft, entriesOf } from './call-draft.ts';
import { aboutDraft } from './draft-about.ts';

const form = callForm('ahc', 'ad-hoc') as FormDefinition;
const contact = aContact(1);
/** No entries. */
const noEntries = entriesOf({ ...initialSessionState(undefined), values: initialValues(form) });

/** Content after a round trip through the device's storage. */
const stored = (content: unknown): unknown => JSON.parse(JSON.stringify(content));

describe('a draft of a call', () => {
  it('restores everything in the call, valid or not', () => {
    const text = (random: () => number) => oneOf(random, ['', ' ', 'आशा', 'x'.repeat(5000), '"\n']);
    everyRound(
      200,
      (random) => ({
        disposition: oneOf(random, [...DISPOSITION_KEYS, undefined]),
        detail: text(random),
        confirmed: random() < 0.5,
        note: text(random),
        nextCall: {
          wanted: random() < 0.5,
          date: oneOf(random, ['', '2024-02-30', '2024-01-05']),
          time: oneOf(random, ['', '9', '09:30']),
          by: oneOf(random, ['ladder', 'person'] as const),
          escalate: random() < 0.5,
        },
        values: randomValues(random, form),
        aside: random() < 0.5 ? [] : [{ path: 'diet.salt', text: text(random) }],
      }),
      (entries) => expect(entriesFromDraft(form, stored(draftOf(form, entries, contact)))).toEqual(entries),
    );
  });

  it('names the call it belongs to', () => {
    expect(aboutDraft(stored(draftOf(form, noEntries, contact)))).toEqual({
      name: 'Patient 1',
      uhid: 'CL1',
      startedAt: contact.startedAt,
    });
    expect(aboutDraft({ note: 'of another kind' })).toBeUndefined();
  });

  it.each([
    ['a disposition that is gone', { disposition: 'hung-up' }, { path: 'disposition', text: 'hung-up' }],
    ['a note of another kind', { note: ['a', 'b'] }, { path: 'note', text: 'a, b' }],
    [
      'a part of a later version',
      { escalation: { to: 'doctor' } },
      { path: 'escalation', text: '{"to":"doctor"}' },
    ],
    [
      'a next call that says less',
      { nextCall: { wanted: true } },
      { path: 'nextCall', text: '{"wanted":true}' },
    ],
    ['content that is no draft', 'a text', { path: 'draft', text: 'a text' }],
    [
      'a field that is gone',
      { values: { bloodPressure: { pulseForm: 'regular' } } },
      { path: 'bloodPressure.pulseForm', text: 'regular' },
    ],
  ])('sets aside %s, and keeps the rest', (_, content, aside) => {
    const entries = entriesFromDraft(form, content);
    expect(entries).toEqual({ ...noEntries, aside: [aside] });
  });

  it('keeps the set-aside values through later drafts', () => {
    const once = entriesFromDraft(form, { disposition: 'hung-up', note: 'kept' });
    const twice = entriesFromDraft(form, stored(draftOf(form, once, contact)));
    expect(twice).toEqual(entriesOf(once));
  });
});
