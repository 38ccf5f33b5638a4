// spec: 10

import { addStatus, addTouchpoint, listCallLogs, withdrawCallLog } from '@careline/core/internal/calls';
import {
  type CallHistoryFilters,
  callCsvHead,
  callCsvLines,
  callHistoryPages,
  createCallHistory,
} from '@careline/core/internal/calls/history';
import type { HttpClient } from '@careline/core/internal/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { fillWithCalls } from '../../test/many/many-calls.ts';
import { fillWithPatients } from '../../test/many/many-patients.ts';
import { newId } from '../platform/database/new-id.ts';

/** More rows than the longest page, so that an export needs several pages. */
const CALLS = 1_250;
/** The day of the first call that `fillWithCalls` creates. The last calls are on the next day. */
const FIRST_DAY = '2023-11-15';

const HEAD = callCsvHead((column) => column);
const csv = { locale: 'en', timeZone: 'Asia/Kolkata', statusWords: (status: string) => status, yes: 'yes' };

describe.each(databasesOfRun)('an export of the call history on the $kind database', (kind) => {
  let at: CallClinic;
  let http: HttpClient;
  /** A patient with three calls and a name that a spreadsheet would run as a formula. */
  let vitaId: string;

  /** Stores one complete call. */
  async function made(facts: Parameters<CallClinic['content']['contact']>[1]) {
    const contact = at.content.contact(vitaId, facts);
    await at.call(addTouchpoint, { body: { contact } });
    return contact.id;
  }
  const unreached = (contactId: string, facts = {}) =>
    at.call(addStatus, { body: { contactId, vitaId, status: at.content.status(facts) } });

  beforeAll(async () => {
    at = await aCallClinic(kind);
    await fillWithPatients(at.database.db, at.clinic, 60);
    await fillWithCalls(at.database.db, at.clinic, CALLS);
    vitaId = await at.newPatient({ name: '=1+1, "Asha" राव' });
    await made({ startedAt: NOW - 900 });
    const reached = await made({ startedAt: NOW - 600 });
    await at.reach(reached, vitaId);
    const followsStatus = (await listed({ vitaId, status: 'reached' }))[0]?.status.id ?? '';
    const reason = 'Another Asha';
    const metaInfo = { updatedAt: NOW };
    const body = { contactId: reached, vitaId, reason, followsStatus, statusId: newId(), metaInfo };
    await at.call(withdrawCallLog, { body });
    await unreached(await made({ callType: 'monthly' }), {
      disposition: 'callback-requested',
      detail: '+91 at noon',
      nextCallAt: NOW + 86_400,
    });
  });
  afterAll(() => at.database.remove());

  /** Returns all rows of the list, paged the way the screen pages. */
  async function listed(filters: CallHistoryFilters) {
    http = {
      call: ((endpoint: never, { query }: never) => at.call(endpoint, { query })) as HttpClient['call'],
    };
    const history = createCallHistory({ http, limit: 250 });
    const settledState = () =>
      new Promise<ReturnType<typeof history.store.getState>>((resolve, reject) => {
        const look = (state: ReturnType<typeof history.store.getState>) => {
          if (state.error) reject(state.error);
          if (state.phase === 'loading' || state.work) return;
          resolve(state);
        };
        history.store.subscribe(look);
        look(history.store.getState());
      });
    history.show(filters);
    let state = await settledState();
    while (state.next !== null) {
      history.more();
      state = await settledState();
    }
    expect(state.rows).toHaveLength(state.about.total);
    return state.rows;
  }

  async function exported(filters: CallHistoryFilters): Promise<string> {
    let file = HEAD;
    const signal = new AbortController().signal;
    for await (const { data } of callHistoryPages({ http, filters, signal })) file += callCsvLines(data, csv);
    return file;
  }

  it.each<[string, number, () => CallHistoryFilters]>([
    ['nothing, the newest first', CALLS + 3, () => ({})],
    ['nothing, the oldest first', CALLS + 3, () => ({ sort: 'time' })],
    ['nothing, by patient', CALLS + 3, () => ({ sort: 'patient' })],
    ['a programme, by outcome turned round', CALLS + 3, () => ({ programme: 'ahc', sort: '-disposition' })],
    ['a patient', 3, () => ({ vitaId })],
    ['a call type', 1, () => ({ callType: 'monthly' })],
    ['a disposition, by author', 84, () => ({ disposition: 'no-answer', sort: 'author' })],
    ['calls without an outcome', 1, () => ({ disposition: 'open' })],
    ['a status', 1, () => ({ status: 'withdrawn' })],
    ['an author and days', 1216, () => ({ authorId: at.clinic.staffId, from: FIRST_DAY, to: FIRST_DAY })],
    ['days without a call', 0, () => ({ from: '2020-01-01', to: '2020-01-02' })],
  ])('has the rows of the list, in its order: %s', async (_, count, filtersOf) => {
    const filters = filtersOf();
    const rows = await listed(filters);
    expect(rows).toHaveLength(count);
    expect(await exported(filters)).toBe(HEAD + callCsvLines(rows, csv));
  });

  it('neutralises formulas that someone wrote, and keeps their text', async () => {
    const file = await exported({ vitaId });
    expect(file).toContain(`"'=1+1, ""Asha"" राव"`);
    expect(file).toContain(`,Asked to be called back,"'+91 at noon",,retry,`);
    expect(file.split('\r\n')).toHaveLength(5);
  });

  it('is recorded in the audit with its patients; viewing the list is not', async () => {
    await at.call(listCallLogs, { query: { vitaId, export: 'true' } });
    expect([at.call.noted, new Set(at.call.touched)]).toEqual([{ export: true }, new Set([vitaId])]);
    await at.call(listCallLogs, { query: { vitaId } });
    expect(at.call.noted).toEqual({});
  });
});
