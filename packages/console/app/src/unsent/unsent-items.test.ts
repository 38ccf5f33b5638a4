import type { Draft, OutboxEntry } from '@careline/core/internal/outbox';
import { expect, it } from 'vitest';
import { registrationOf, VITA_ID } from '../../test/unsent-page.ts';
import { entryItems, lostItems } from './unsent-items.ts';

const CONTACT = '01890000-0000-7000-8000-0000000000c1';
const RAVI = '01890000-0000-7000-8000-0000000000a9';

const entry = (facts: Partial<OutboxEntry>): OutboxEntry =>
  ({
    id: 'e1',
    endpoint: 'user/register',
    patient: VITA_ID,
    body: registrationOf('Zoya'),
    state: 'waiting',
    createdAt: 5,
    maybeStored: false,
    lastError: null,
    ...facts,
  }) as OutboxEntry;

const draft = (facts: Partial<Draft>): Draft => ({
  id: `new:${VITA_ID}`,
  patient: `new:${VITA_ID}`,
  programme: '',
  callType: 'registration',
  user: 'asha',
  facility: 'pune',
  content: { about: { name: 'Zoya Khan' } },
  savedAt: 7,
  ...facts,
});

const aCall = entry({
  id: 'e2',
  endpoint: 'status/v2/add',
  patient: RAVI,
  body: { contactId: CONTACT, vitaId: RAVI, status: { disposition: 'no-answer' } },
});
const callDraft = draft({ id: CONTACT, patient: RAVI, content: { about: { name: 'Ravi Kumar' } } });
const NOBODY = { drafts: [], recents: [] };

it.each<[string, OutboxEntry, Parameters<typeof entryItems>[1], object]>([
  ['a registration by what it sends', entry({}), NOBODY, { kind: 'registration', name: 'Zoya' }],
  [
    'one an older version made by its draft',
    entry({ body: {} }),
    { ...NOBODY, drafts: [draft({})] },
    { name: 'Zoya Khan' },
  ],
  ['a call by its draft', aCall, { ...NOBODY, drafts: [callDraft] }, { kind: 'call', name: 'Ravi Kumar' }],
  [
    'a call by who was opened last',
    aCall,
    { ...NOBODY, recents: [{ vitaId: RAVI, name: 'Ravi K' }] },
    { name: 'Ravi K' },
  ],
  [
    'a change of a registration by its draft',
    entry({ endpoint: 'user/update', body: { names: [{ of: 0, family: 'Rao' }] } }),
    { ...NOBODY, drafts: [draft({ id: `change:${VITA_ID}`, patient: VITA_ID })] },
    { kind: 'change', name: 'Zoya Khan' },
  ],
  ['nobody who cannot be read', aCall, NOBODY, { kind: 'call', name: undefined }],
  ['what this version does not know', entry({ endpoint: 'new/one', body: null }), NOBODY, { kind: 'other' }],
])('names %s', (_, one, names, item) => {
  expect(entryItems([one], names)).toMatchObject([item]);
});

it('counts no finished entry', () => {
  expect(entryItems([entry({ state: 'done' })], NOBODY)).toEqual([]);
});

it('lists everything once before a sign-out: entries, drafts without one, entries of other facilities', () => {
  const summaries = [draft({}), callDraft, draft({ id: 'new:other', patient: 'new:other', content: null })];
  const { state, ...elsewhere } = {
    id: 'e3',
    endpoint: 'calllog/add',
    patient: RAVI,
    createdAt: 1,
    state: 'refused',
  } as const;
  const work = { entries: [entry({}), aCall, { ...elsewhere, state }], drafts: summaries };
  const lost = lostItems(work, [entry({}), aCall], { drafts: summaries, recents: [] });
  expect(lost.map(({ id, name, state: how }) => [id, name, how])).toEqual([
    ['e1', 'Zoya', 'waiting'],
    ['e2', 'Ravi Kumar', 'waiting'],
    ['e3', 'Ravi Kumar', 'refused'],
    ['new:other', undefined, 'draft'],
  ]);
});
