import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersFrom, type FormDefinition, mergeForm, sameValue, validateForm, valuesFrom } from '#forms';
import { defineEndpoint, HttpError } from '#http';
import {
  createVersionedForm,
  type FormDraft,
  NEW_FORM_STATE,
  readFormDraft,
  type VersionedFormState,
} from '#outbox';
import { heldHttp, outboxTab, settled } from '#test';

const VITA_ID = '00000000-0000-4000-8000-000000000001';
const DRAFT_ID = `note:${VITA_ID}`;

interface Note {
  readonly vitaId: string;
  readonly version: number;
  readonly title: string;
  readonly text: string;
}

const aNote = (version: number, title: string, text: string): Note => ({
  vitaId: VITA_ID,
  version,
  title,
  text,
});

const NOTE_FORM: FormDefinition = {
  id: 'note',
  sections: [
    {
      key: 'note',
      label: { en: 'Note', hi: 'नोट' },
      fields: [
        { key: 'title', label: { en: 'Title', hi: 'शीर्षक' }, type: 'short-text', required: true },
        { key: 'text', label: { en: 'Text', hi: 'पाठ' }, type: 'short-text' },
      ],
    },
  ],
} as never;

const saveNote = defineEndpoint({
  name: 'note/save',
  summary: 'Save a note',
  service: 'auth',
  method: 'POST',
  writes: true,
  path: '/note/save',
  token: 'bearer',
  idempotent: true,
  body: v.unknown(),
  answer: v.unknown(),
} as never);

interface NoteState extends VersionedFormState {
  readonly note: Note | undefined;
}

const INITIAL: NoteState = {
  ...NEW_FORM_STATE,
  phase: 'loading',
  note: undefined,
  overlaps: [],
  saved: false,
};

const valuesOf = ({ title, text }: Note) => valuesFrom(NOTE_FORM, { note: { title, text } });

/** The minimum for a saved form: its versions, what it sends, and what it stores on the device. */
function aNoteForm(tab: ReturnType<typeof outboxTab>) {
  const held = heldHttp();
  let ids = 0;
  const form = createVersionedForm({
    ports: {
      http: held.http,
      newId: () => `${tab.seen.length}-key-${ids++}-${Math.random()}`,
      drafts: tab.drafts,
      outbox: tab.outbox,
    },
    vitaId: VITA_ID,
    initial: INITIAL,
    form: NOTE_FORM,
    endpoint: saveNote,
    judge: ({ note, values }) => ({
      problems: validateForm(NOTE_FORM, values, { today: '2026-01-05' }),
      dirty: note !== undefined && !sameValue(values, valuesOf(note)),
    }),
    facts: ({ note, values }) =>
      note && !sameValue(values, valuesOf(note))
        ? { ...answersFrom(NOTE_FORM, values).note, vitaId: VITA_ID, follows: note.version }
        : undefined,
    lacksAnswer: () => false,
    draft: {
      id: DRAFT_ID,
      index: { patient: VITA_ID, programme: '', callType: 'note' },
      content: ({ note, values }) => note && { base: note, values },
      read: (content): FormDraft & { readonly base: Note | undefined } => {
        const entries = { base: v.fallback(v.optional(v.custom<Note>(() => true)), undefined) };
        const { base, ...rest } = readFormDraft(content, entries, (read) => read.base && NOTE_FORM);
        return { base, ...rest };
      },
      entries: ({ values }) => ({ values }),
    },
    baseOf: ({ note }) => note,
    isSame: (one, other) => one.version === other.version,
    read: async () => (await held.http.call(saveNote, { query: 'read' } as never)) as Note,
    readEndpoint: { name: 'note/get' },
    stored: (note: Note) => note,
    newerIn: ({ problem }) => (problem as unknown as { readonly newer?: Note } | undefined)?.newer,
    begin: (note) => ({ note, values: valuesOf(note) }),
    merge({ note, values: mine }, newer) {
      const base = note ? valuesOf(note) : mine;
      return { note: newer, ...mergeForm(NOTE_FORM, { base, mine, theirs: valuesOf(newer) }) };
    },
  });
  return { ...form, held };
}

async function opened(
  stored = aNote(1, 'Diet', 'Less salt'),
  tab = outboxTab({ person: PERSON, ports: CONTRACT }),
) {
  const form = aNoteForm(tab);
  const { session, held, get } = form;
  void session.load();
  await held.last().answer(stored);
  await settled();
  return {
    tab,
    session,
    get,
    held,
    enter: (key: 'title' | 'text', value: string) => session.setValue({ section: 'note', key }, value),
    texts: () => get().values.note,
  };
}

const PERSON = { userId: 'asha', facilityId: 'pune', active: true };
const CONTRACT = { contract: { number: 1, endpoints: [saveNote] } } as never;
const UNREACHABLE = new HttpError({ failure: 'unreachable', endpoint: 'note/save' });
const conflict = (newer: Note) =>
  new HttpError({
    failure: 'refused',
    endpoint: 'note/save',
    status: 409,
    code: 'conflict',
    problem: { type: 'about:blank', title: '', status: 409, code: 'conflict', newer } as never,
  });

type Opened = Awaited<ReturnType<typeof opened>>;

/** Saves; the server responds with a note or an error. */
async function saved({ session, held, tab }: Opened, reply: Note | HttpError) {
  const result = session.save();
  await settled();
  if (reply instanceof HttpError) await held.last().fail(reply);
  else await held.last().answer({ vitaId: VITA_ID, data: reply });
  await tab.clock.advance(0);
  return result;
}

const keysOf = ({ held }: Opened) => held.calls.flatMap(({ request }) => request.idempotencyKey ?? []);

describe('a saved form', () => {
  it('is not sent while it is empty or a field is invalid', async () => {
    const form = await opened();
    expect(await form.session.save()).toBe('unchanged');
    form.enter('title', '');
    expect(await form.session.save()).toBe('invalid');
    expect(Object.keys(form.get().problems)).toEqual(['note.title']);
    expect(keysOf(form)).toEqual([]);
  });

  it('starts the next save from the stored version', async () => {
    const form = await opened();
    form.enter('text', 'Less sugar');
    expect(await saved(form, aNote(2, 'Diet', 'Less sugar'))).toBe('saved');
    expect(form.get()).toMatchObject({ phase: 'editing', saved: true, dirty: false, note: { version: 2 } });
    form.enter('text', 'No sugar');
    await saved(form, aNote(3, 'Diet', 'No sugar'));
    expect(form.held.last().request.body).toMatchObject({ text: 'No sugar', follows: 2 });
  });

  it('has one key for all tries of the same entries, and another key for other entries', async () => {
    const form = await opened(undefined, outboxTab({ person: PERSON }));
    form.enter('text', 'Less sugar');
    const refused = new HttpError({ failure: 'refused', endpoint: 'note/save', status: 422 });
    expect(await saved(form, refused)).toBe('failed');
    await saved(form, refused);
    form.enter('text', 'No sugar');
    await saved(form, refused);
    const [first, second, third] = keysOf(form);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    { entered: 'text', theirs: aNote(2, 'Food', 'Less salt'), result: 'conflict', overlaps: 0 },
    { entered: 'text', theirs: aNote(2, 'Diet', 'No oil'), result: 'conflict', overlaps: 1 },
    { entered: 'text', theirs: aNote(2, 'Diet', 'Less sugar'), result: 'saved', overlaps: 0 },
  ] as const)('merges the version of a colleague: $theirs.title, $theirs.text', async (row) => {
    const form = await opened();
    form.enter(row.entered, 'Less sugar');
    expect(await saved(form, conflict(row.theirs))).toBe(row.result);
    expect(form.get()).toMatchObject({ phase: 'editing', note: { version: 2 } });
    expect(form.texts()).toMatchObject({ title: row.theirs.title, text: 'Less sugar' });
    expect(form.get().overlaps).toHaveLength(row.overlaps);
  });

  it('waits in the outbox while the server is unreachable, and can be withdrawn only if it is not stored', async () => {
    const form = await opened();
    form.tab.answer(() => Promise.reject(UNREACHABLE));
    form.enter('text', 'Less sugar');
    expect(await saved(form, UNREACHABLE)).toBe('waiting');
    expect(form.get()).toMatchObject({ phase: 'waiting', dirty: false });
    expect(await form.session.takeBack()).toBe(false);
    form.tab.answer(async () => ({}));
    await form.session.sendNow();
    await form.tab.clock.advance(0);
    await form.held.last().answer(aNote(2, 'Diet', 'Less sugar'));
    expect(form.get()).toMatchObject({ phase: 'editing', saved: true, note: { version: 2 } });
  });

  it('continues from its draft on the next page, merged with a version stored since', async () => {
    const before = await opened();
    before.enter('text', 'Less sugar');
    await before.tab.clock.advance(300);
    before.tab.kill();
    const tab = outboxTab({ device: before.tab.device, clock: before.tab.clock, person: PERSON });
    const after = await opened(aNote(2, 'Food', 'Less salt'), tab);
    await tab.clock.advance(300);
    expect(after.texts()).toMatchObject({ title: 'Food', text: 'Less sugar' });
    expect(after.get()).toMatchObject({ dirty: true, saved: false, note: { version: 2 } });
  });

  it('stores its entries again after its draft was removed elsewhere in the tab', async () => {
    const form = await opened();
    form.enter('text', 'Less sugar');
    await form.tab.clock.advance(300);
    await form.tab.drafts.confirmed(DRAFT_ID);
    await form.tab.clock.advance(300);
    expect(await form.tab.drafts.list()).toMatchObject([
      { content: { values: { note: { text: 'Less sugar' } } } },
    ]);
  });

  it('leaves no draft while its save waits, once another tab has sent it', async () => {
    const form = await opened();
    form.tab.answer(() => Promise.reject(UNREACHABLE));
    form.enter('text', 'Less sugar');
    await saved(form, UNREACHABLE);
    await form.tab.drafts.confirmed(DRAFT_ID);
    await form.tab.clock.advance(300);
    expect(await form.tab.drafts.list()).toEqual([]);
  });

  it('leaves the draft of another facility unchanged, also when the entries are discarded', async () => {
    const elsewhere = await opened();
    elsewhere.enter('text', 'Less sugar');
    await elsewhere.tab.clock.advance(300);
    elsewhere.tab.kill();
    const { device, clock } = elsewhere.tab;
    const tab = outboxTab({ device, clock, person: { ...PERSON, facilityId: 'nashik' } });
    const here = await opened(undefined, tab);
    expect(here.get().draft).toMatchObject({ phase: 'other-facility', editable: true });
    here.enter('text', 'No oil');
    await here.session.reset();
    tab.kill();
    const back = await opened(undefined, outboxTab({ device, clock, person: PERSON }));
    expect(back.texts()).toMatchObject({ text: 'Less sugar' });
  });

  it('changes nothing after it was left', async () => {
    const form = await opened();
    form.enter('text', 'Less sugar');
    const result = form.session.save();
    await settled();
    form.session.dispose();
    await form.held.last().fail(UNREACHABLE);
    expect(await result).toBe('failed');
    expect(form.get()).toMatchObject({ phase: 'saving' });
    expect(form.tab.outbox.store.getState().entries).toEqual([]);
  });
});
