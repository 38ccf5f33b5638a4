import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { type HeldCall, heldHttp, settled } from '../../test/held-http.ts';
import { type PatientMatch, SIMILAR_NAME } from './patient.ts';
import { createPatientSearch, MAX_SEARCH_TEXT } from './patient-search.ts';
import { createRecentPatients } from './patient-search-recents.ts';
import { sameNamed } from './patient-search-same-names.ts';

const match = (number: number, name = `Person ${number}`): PatientMatch => ({
  vitaId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  appUserInfo: { name, gender: 'female' },
  birthDate: '1970-01-01',
  uhid: `CL${number}`,
  phoneEnding: '38',
  programmes: ['ahc'],
  matchedOn: 'name',
});

const page = (rows: readonly PatientMatch[], next: string | null = null) => ({ data: rows, next });
const textOf = (call: HeldCall): string => (call.request.body as { text: string }).text;
const unreachable = new HttpError({ failure: 'unreachable', endpoint: 'user/list' });

/** A search whose delay ends when the test says so. */
function aSearch() {
  const held = heldHttp();
  const waiting = new Set<() => void>();
  const search = createPatientSearch({
    http: held.http,
    schedule(task) {
      waiting.add(task);
      return () => waiting.delete(task);
    },
  });
  const pause = () => {
    const due = [...waiting];
    waiting.clear();
    for (const task of due) task();
  };
  const ask = (text: string) => {
    search.type(text);
    pause();
  };
  return { ...held, search, state: () => search.store.getState(), pause, ask, waiting };
}

describe('when the server is asked', () => {
  it.each([
    ['nothing typed', '', 'idle'],
    ['spaces', '   ', 'idle'],
    ['the first digit', '9', 'incomplete'],
    ['three digits', '984', 'incomplete'],
    ['nine digits of a phone number', '+91 984802233', 'incomplete'],
    ['one letter', 'a', 'incomplete'],
    ['three characters of a UHID', 'CL1', 'incomplete'],
  ])('%s is not searched', (_, text, phase) => {
    const { ask, state, calls } = aSearch();
    ask(text);
    expect(state().phase).toBe(phase);
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['a phone number', '+91 98480 22338', { by: 'phone', text: '9848022338' }],
    ['a UHID', 'CL12', { by: 'uhid', text: 'CL12' }],
    ['a name', ' asha  rao ', { by: 'name', text: 'asha rao' }],
  ])('%s is searched in its normal form, in the request body', (_, text, body) => {
    const { ask, last } = aSearch();
    ask(text);
    expect(last().request.body).toMatchObject(body);
    expect(last().request.query).toBeUndefined();
  });

  it('waits until the user pauses, and asks once', () => {
    const { search, pause, calls, state } = aSearch();
    for (const text of ['as', 'ash', 'asha']) search.type(text);
    expect(state().phase).toBe('waiting');
    expect(calls).toHaveLength(0);
    pause();
    expect(calls.map((call) => call.request.body)).toMatchObject([{ text: 'asha' }]);
  });

  it('asks nothing again when only spaces or the format of a number changed', async () => {
    const { ask, last, calls, state } = aSearch();
    ask('98480 22338');
    await last().answer(page([match(1)]));
    ask('+91 98480 22338 ');
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'found', text: '+91 98480 22338 ' });
  });

  it('sends nothing that the server must refuse: too long, NUL, half a character', () => {
    const { ask, last } = aSearch();
    ask(`as\u0000ha \ud83d${'x'.repeat(500)}`);
    const text = textOf(last());
    expect(text.length).toBeLessThanOrEqual(MAX_SEARCH_TEXT);
    expect(text).not.toContain('\u0000');
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('replies', () => {
  it('show the results, or that there are none', async () => {
    const { ask, last, state } = aSearch();
    ask('asha');
    expect(state().phase).toBe('searching');
    await last().answer(page([match(1), match(2)]));
    expect(state()).toMatchObject({ phase: 'found', rows: [match(1), match(2)] });
    ask('zz');
    await last().answer(page([]));
    expect(state()).toMatchObject({ phase: 'none', rows: [] });
  });

  it('never show the rows of an older text, whatever their order', async () => {
    const { ask, calls, state } = aSearch();
    ask('asha');
    ask('ravi');
    const [asha, ravi] = calls;
    await ravi?.answer(page([match(2, 'Ravi')]));
    await asha?.answer(page([match(1, 'Asha')]));
    expect(state()).toMatchObject({ phase: 'found', rows: [match(2, 'Ravi')] });
  });

  it('are cleared and cancelled as soon as the text asks something else', async () => {
    const { search, ask, last, calls, state } = aSearch();
    ask('asha');
    search.type('ashar');
    expect(calls[0]?.request.signal?.aborted).toBe(true);
    await last().answer(page([match(1)]));
    expect(state()).toMatchObject({ phase: 'waiting', rows: [] });
  });

  it('show a failure, and retry on request', async () => {
    const { search, ask, last, state } = aSearch();
    ask('asha');
    await last().fail(unreachable);
    expect(state()).toMatchObject({ phase: 'failed', error: unreachable });
    search.retry();
    await last().answer(page([match(1)]));
    expect(state()).toMatchObject({ phase: 'found', error: undefined });
  });

  it('are forgotten on sign-out, including a late one', async () => {
    const { search, ask, last, state, waiting } = aSearch();
    ask('asha');
    search.clear();
    await last().answer(page([match(1)]));
    expect(state()).toMatchObject({ phase: 'idle', text: '', rows: [] });
    search.type('ravi');
    search.clear();
    expect(waiting.size).toBe(0);
  });

  it('are right after a thousand random keys, pauses and replies in any order', async () => {
    const { search, pause, calls, state } = aSearch();
    const texts = ['asha', 'ravi', 'a', '', '98480 22338', '+91 98480', 'CL12', 'asha rao'];
    let seed = 20_240_131;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    const open = new Set<number>();
    const reply = (index: number) => {
      open.delete(index);
      const call = calls[index];
      return call?.answer(page([match(index, textOf(call))]));
    };
    let shown = 0;
    for (let step = 0; step < 1000; step += 1) {
      const known = calls.length;
      const what = random(3);
      if (what === 0) search.type(texts[random(texts.length)] ?? '');
      else if (what === 1) pause();
      else if (open.size > 0) await reply([...open][random(open.size)] ?? 0);
      if (calls.length > known) open.add(calls.length - 1);
      const { rows, query } = state();
      shown += rows.length;
      for (const row of rows) expect(row.appUserInfo.name).toBe('value' in query ? query.value : '');
    }
    expect(shown).toBeGreaterThan(50);
  });
});

describe('digits that may be a phone number or a UHID', () => {
  const questions = (calls: readonly HeldCall[]) => calls.map(({ request }) => request.body);

  it('are searched as both, and shown once both replies are there, each patient once', async () => {
    const { ask, calls, state } = aSearch();
    ask('9848022338');
    expect(questions(calls)).toMatchObject([
      { by: 'phone', text: '9848022338' },
      { by: 'uhid', text: '9848022338' },
    ]);
    await calls[0]?.answer(page([match(1), match(2)]));
    expect(state()).toMatchObject({ phase: 'searching', rows: [] });
    await calls[1]?.answer(page([match(2), match(3)]));
    expect(state()).toMatchObject({ phase: 'found', rows: [match(1), match(2), match(3)] });
  });

  it('open no patient on Enter when one has the number as phone and another as UHID', async () => {
    const { search, calls } = aSearch();
    search.type('9848022338');
    const picked = search.submit();
    await calls[0]?.answer(page([match(1)]));
    await calls[1]?.answer(page([match(2)]));
    expect(await picked).toBeUndefined();
  });

  it.each([
    ['found', page([match(1)]), 'found'],
    ['not found: more digits may make a phone number', page([]), 'incomplete'],
  ])('that are too few for a phone are searched as a UHID: %s', async (_, answer, phase) => {
    const { ask, calls, state } = aSearch();
    ask('984802');
    expect(questions(calls)).toMatchObject([{ by: 'uhid', text: '984802' }]);
    await calls[0]?.answer(answer);
    expect(state().phase).toBe(phase);
  });

  it('have further pages of either list, until both are at their end', async () => {
    const { search, ask, calls, state } = aSearch();
    ask('9848022338');
    await calls[0]?.answer(page([match(1)]));
    await calls[1]?.answer(page([match(2)], 'uhid-2'));
    expect(state().next).not.toBeNull();
    search.more();
    expect(questions(calls.slice(2))).toMatchObject([{ by: 'uhid', after: 'uhid-2' }]);
    await calls[2]?.answer(page([match(3)]));
    expect(state()).toMatchObject({ rows: [match(1), match(2), match(3)], next: null });
  });

  it('fail when one of the two does, and are both retried', async () => {
    const { search, ask, calls, state } = aSearch();
    ask('9848022338');
    await calls[0]?.answer(page([match(1)]));
    await calls[1]?.fail(unreachable);
    expect(state()).toMatchObject({ phase: 'failed', rows: [], error: unreachable });
    search.retry();
    expect(calls).toHaveLength(4);
  });
});

describe('picking', () => {
  it('returns a row of the current query and none of an older one', async () => {
    const { search, ask, last } = aSearch();
    ask('asha');
    await last().answer(page([match(1)]));
    expect(search.pick(match(1).vitaId)).toEqual(match(1));
    search.type('ravi');
    expect(search.pick(match(1).vitaId)).toBeUndefined();
  });

  it('waits for the reply to the exact text when Enter follows a scanner burst, and skips the pause', async () => {
    const { search, last, calls } = aSearch();
    search.type('CL000000017');
    const picked = search.submit();
    expect(calls).toHaveLength(1);
    await last().answer(page([match(17)]));
    expect(await picked).toEqual(match(17));
  });

  it.each([
    ['several match', page([match(1), match(2)])],
    ['more may match', page([match(1)], 'next')],
    ['none matches', page([])],
    ['only a name is similar', page([{ ...match(1), matchedOn: SIMILAR_NAME }])],
  ])('picks no patient on Enter when %s', async (_, answer) => {
    const { search, last } = aSearch();
    search.type('CL00');
    const picked = search.submit();
    await last().answer(answer);
    expect(await picked).toBeUndefined();
  });

  it('picks no patient when the text changed before the answer, even back to the same text later', async () => {
    const { search, calls, pause } = aSearch();
    search.type('CL01');
    const picked = search.submit();
    search.type('CL012');
    await calls[0]?.answer(page([match(1)]));
    search.type('CL01');
    pause();
    await calls[1]?.answer(page([match(1)]));
    expect(await picked).toBeUndefined();
  });

  it('picks no patient when the search fails or the text is too short', async () => {
    const { search, last } = aSearch();
    search.type('C');
    expect(await search.submit()).toBeUndefined();
    search.type('CL01');
    const picked = search.submit();
    await last().fail(unreachable);
    expect(await picked).toBeUndefined();
  });
});

describe('further pages', () => {
  it('appends the next page by its key, each patient once, one request at a time', async () => {
    const { search, ask, last, calls, state } = aSearch();
    ask('asha');
    await last().answer(page([match(1), match(2)], 'key-2'));
    search.more();
    search.more();
    expect(calls).toHaveLength(2);
    expect(last().request.body).toMatchObject({ text: 'asha', after: 'key-2' });
    await last().answer(page([match(2), match(3)]));
    expect(state()).toMatchObject({ rows: [match(1), match(2), match(3)], next: null, loadingMore: false });
    search.more();
    expect(calls).toHaveLength(2);
  });

  it('keeps the rows when the next page fails, and retries that page', async () => {
    const { search, ask, last, state } = aSearch();
    ask('asha');
    await last().answer(page([match(1)], 'key-2'));
    search.more();
    await last().fail(unreachable);
    expect(state()).toMatchObject({ phase: 'found', rows: [match(1)], error: unreachable });
    search.retry();
    expect(last().request.body).toMatchObject({ after: 'key-2' });
    await last().answer(page([match(2)]));
    expect(state().rows).toEqual([match(1), match(2)]);
  });

  it('drops a page that arrives for an older text', async () => {
    const { search, ask, calls, state } = aSearch();
    ask('asha');
    await calls[0]?.answer(page([match(1)], 'key-2'));
    search.more();
    ask('ravi');
    await calls[1]?.answer(page([match(3)]));
    await settled();
    expect(state().rows).toEqual([]);
  });
});

describe('recent patients', () => {
  it('are the last five, newest first, each once, until they are cleared', () => {
    const recents = createRecentPatients();
    for (const number of [1, 2, 3, 4, 5, 6, 3]) recents.add(match(number));
    expect(recents.store.getState().map(({ uhid }) => uhid)).toEqual(['CL3', 'CL6', 'CL5', 'CL4', 'CL2']);
    recents.clear();
    expect(recents.store.getState()).toEqual([]);
  });
});

describe('patients with one name', () => {
  it.each([
    ['case and spaces', 'Asha  Rao', 'asha rao', true],
    ['marks on Latin letters', 'Zoë', 'Zoe', true],
    ['the vowel signs of Devanagari are letters, not marks', 'मीना', 'मन', false],
    ['other words', 'Asha Rao', 'Asha Rai', false],
  ])('%s', (_, one, other, same) => {
    const rows = [match(1, one), match(2, other), match(3, 'Somebody Else')];
    expect([...sameNamed(rows)]).toEqual(same ? [match(1).vitaId, match(2).vitaId] : []);
  });
});
