// spec: 5
import { describe, expect, it, vi } from 'vitest';
import type { FormValues } from '#forms';
import { type HttpClient, HttpError } from '#http';
import { getCaseSheetSection } from './case-sheets.endpoints.ts';
import { createCaseSheetSession } from './section-session.ts';
import { ALLERGIES } from './sections/history/allergies.ts';
import { CASE_SHEET_SECTIONS } from './sections.ts';
import { MAX_ROWS, type NewSheetVersion, type SheetVersion } from './version.ts';

const NOW = 1_760_000_000;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [vitaId, me, colleague] = [id(1), id(2), id(3)];
const PENICILLIN = ['Penicillin'];

const allergicTo = (substances: readonly string[]): SheetVersion['answers'] => ({
  statement: { noneKnown: false },
  allergies: { allergies: substances.map((substance) => ({ substance, kind: 'DRUG' })) },
});

const aVersion = (number: number, substances: readonly string[], author = colleague): SheetVersion => ({
  id: id(100 + number),
  vitaId,
  facilityId: id(4),
  section: 'ALLERGIES',
  number,
  form: ALLERGIES.form.id,
  answers: allergicTo(substances),
  follows: number > 1 ? [id(99 + number)] : [],
  encounterId: null,
  reason: null,
  author: { id: author, name: author },
  at: NOW,
  metaInfo: { updatedAt: NOW, createdAt: NOW, deleted: false, source: 'manual' },
});

type Sent = { readonly key: string; readonly version: NewSheetVersion };
type Answer = (sent: Sent) => SheetVersion | Promise<SheetVersion>;

/** Returns a section's session and its requests. Saves are answered in turn; the last answer repeats. */
async function begun(newest: readonly SheetVersion[], ...answers: readonly Answer[]) {
  const sent: Sent[] = [];
  const server = { newest };
  const call = vi.fn(
    async ({ name }: { name: string }, request: { body?: unknown; idempotencyKey?: string }) => {
      if (name === getCaseSheetSection.name)
        return { vitaId, data: { section: 'ALLERGIES', newest: server.newest, versions: 1 } };
      const one = { key: request.idempotencyKey ?? '', ...(request.body as { version: NewSheetVersion }) };
      sent.push(one);
      const answer = answers[sent.length - 1] ?? answers.at(-1) ?? stored;
      return { vitaId, data: await answer(one) };
    },
  );
  const session = createCaseSheetSession({
    http: { call } as unknown as HttpClient,
    vitaId,
    section: ALLERGIES,
    staffId: me,
    now: () => NOW * 1000,
    newId: () => crypto.randomUUID(),
    timeZone: 'Asia/Kolkata',
  });
  await vi.waitFor(() => expect(session.store.getState().phase).toBe('editing'));
  const substance = (row: number) => ({ section: 'allergies', row, key: 'substance' });
  return {
    session,
    sent,
    server,
    state: session.store.getState,
    write: (row: number, text: string) => session.setValue(substance(row), text),
    add(text: string) {
      session.addRow('allergies');
      const row = substances(session.store.getState().values).length - 1;
      session.setValue(substance(row), text);
      session.setValue({ ...substance(row), key: 'kind' }, 'DRUG');
    },
  };
}

const rowsIn = (values: FormValues | NewSheetVersion['answers']) =>
  (values.allergies?.allergies ?? []) as readonly { readonly substance: string }[];
const substances = (values: FormValues | NewSheetVersion['answers']) =>
  rowsIn(values).map((row) => row.substance);

const stored: Answer = ({ version }) => ({
  ...aVersion(9, [], me),
  id: version.id,
  answers: version.answers as SheetVersion['answers'],
});
const conflict =
  (...newer: readonly SheetVersion[]): Answer =>
  () => {
    const about = { type: 'about:blank', title: '', status: 409, code: 'conflict' };
    throw new HttpError({
      failure: 'refused',
      endpoint: 'case-sheets/save',
      status: 409,
      code: 'conflict',
      problem: { ...about, newer } as never,
    });
  };
const unreachable: Answer = () => {
  throw new HttpError({ failure: 'unreachable', endpoint: 'case-sheets/save' });
};

it.each(Object.values(CASE_SHEET_SECTIONS).map((section) => [section.key, section] as const))(
  '%s has no list that is longer than the limit',
  (_, { form }) => {
    for (const { group } of form.sections) expect(group?.maxRows ?? 0).toBeLessThanOrEqual(MAX_ROWS);
  },
);

describe('a section that is written', () => {
  it('is sent once, with its base version, and is the base of the next one', async () => {
    const { session, sent, state, add } = await begun([aVersion(1, PENICILLIN)]);
    expect(await session.save()).toBe('unchanged');
    add('Latex');
    expect(state()).toMatchObject({ dirty: true, needsReason: false });
    expect(await Promise.all([session.save(), session.save()])).toEqual(['saved', 'saved']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.version).toMatchObject({
      follows: [id(101)],
      form: ALLERGIES.form.id,
      section: 'ALLERGIES',
    });
    expect(state()).toMatchObject({ dirty: false, saved: true, phase: 'editing' });
    add('Peanut');
    expect(await session.save()).toBe('saved');
    expect(sent[1]?.version.follows).toEqual([sent[0]?.version.id]);
  });

  it('is identical at every retry, and another one when something else is written', async () => {
    const { session, sent, add } = await begun([], unreachable, unreachable, stored);
    add('Latex');
    expect(await session.save()).toBe('failed');
    expect(await session.save()).toBe('failed');
    expect(sent[1]).toEqual(sent[0]);
    add('Peanut');
    expect(await session.save()).toBe('saved');
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('asks why before it removes what a colleague wrote', async () => {
    const { session, sent, state, write } = await begun([aVersion(1, PENICILLIN)]);
    write(0, 'Amoxicillin');
    expect(await session.save()).toBe('asks');
    expect(state()).toMatchObject({ needsReason: true, asked: true });
    session.setReason({ code: 'other', text: ' ' });
    expect(await session.save()).toBe('asks');
    session.setReason({ code: 'other', text: 'Misheard' });
    expect(await session.save()).toBe('saved');
    expect(sent[0]?.version.reason).toEqual({ code: 'other', text: 'Misheard' });
  });
});

describe('a section that a colleague wrote meanwhile', () => {
  it('has both entries, says who was first, and follows their version', async () => {
    const newer = aVersion(2, ['Penicillin', 'Latex']);
    const { session, sent, state, add } = await begun([aVersion(1, PENICILLIN)], conflict(newer), stored);
    add('Peanut');
    expect(await session.save()).toBe('conflict');
    expect(substances(state().values)).toEqual(['Penicillin', 'Latex', 'Peanut']);
    expect(state()).toMatchObject({ overlaps: [], concurrentChange: { newest: [newer] } });
    expect(await session.save()).toBe('saved');
    expect(sent[1]?.version.follows).toEqual([newer.id]);
    expect(substances(sent[1]?.version.answers ?? {})).toEqual(['Penicillin', 'Latex', 'Peanut']);
  });

  it('is not saved before each field that both wrote is decided', async () => {
    const own = aVersion(1, PENICILLIN, me);
    const { session, state, write } = await begun([own], conflict(aVersion(2, ['Penicillin V'])), stored);
    write(0, 'Penicillin G');
    expect(await session.save()).toBe('conflict');
    const [overlap] = state().overlaps;
    expect(overlap).toMatchObject({ at: { row: 0, key: 'substance' }, theirs: 'Penicillin V' });
    session.setReason({ code: 'has-changed', text: '' });
    expect(await session.save()).toBe('asks');
    if (overlap) session.keepMine(overlap.at);
    expect(await session.save()).toBe('saved');
  });

  it('shows a colleague’s entry where a local answer would hide it', async () => {
    const { session, state } = await begun([], conflict(aVersion(1, PENICILLIN)));
    const statement = { section: 'statement', key: 'noneKnown' };
    session.setValue(statement, true);
    expect(await session.save()).toBe('conflict');
    expect(state().overlaps).toEqual([{ at: statement, theirs: false }]);
    session.takeTheirs(statement);
    expect(state()).toMatchObject({ overlaps: [], dirty: false });
    expect(substances(state().values)).toEqual(PENICILLIN);
  });

  it('is already stored, if a try that was not confirmed says the same', async () => {
    const { session, state, add } = await begun([], conflict(aVersion(1, ['Latex'], me)));
    add('Latex');
    expect(await session.save()).toBe('saved');
    expect(state()).toMatchObject({ dirty: false, concurrentChange: undefined });
  });

  it('says that there is more, and loads it on request', async () => {
    const { session, server, state, add } = await begun([aVersion(1, PENICILLIN)]);
    add('Peanut');
    server.newest = [aVersion(2, ['Penicillin', 'Latex'])];
    await session.look();
    expect(state().outdated).toBe(true);
    expect(substances(state().values)).toEqual(['Penicillin', 'Peanut']);
    await session.bringIn();
    expect(substances(state().values)).toEqual(['Penicillin', 'Latex', 'Peanut']);
    expect(state().outdated).toBe(false);
  });

  it('of two merged records shows both, and is saved as one', async () => {
    const both = [aVersion(2, ['Latex']), aVersion(1, PENICILLIN)];
    const { session, sent, state } = await begun(both);
    expect(substances(state().values).toSorted()).toEqual(['Latex', 'Penicillin']);
    expect(await session.save()).toBe('saved');
    expect(sent[0]?.version.follows).toEqual(both.map((one) => one.id));
  });
});
