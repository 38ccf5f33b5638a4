import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { anAuditEvent } from '../../test/audit.ts';
import { heldHttp, settled } from '../../test/held-http.ts';
import type { AuditEvent } from './audit.endpoints.ts';
import { auditPages } from './audit-export.ts';
import { readAuditFilters } from './audit-filters.ts';
import { createAuditList } from './audit-list.ts';

const failure = new HttpError({ failure: 'timeout', endpoint: 'audit/list' });
const page = (data: readonly AuditEvent[], next: string | null = null) => ({ data, next, patient: null });

function aList() {
  const held = heldHttp();
  const list = createAuditList({ http: held.http });
  return { ...held, list, state: () => list.store.getState() };
}

describe('the audit list', () => {
  it('loads the first page of the filters', async () => {
    const { list, last, state } = aList();
    list.show({ action: 'user/get', emergency: 'true' });
    expect(state().phase).toBe('loading');
    expect(last().request.query).toMatchObject({ action: 'user/get', emergency: 'true', limit: '50' });
    await last().answer(page([anAuditEvent(2), anAuditEvent(1)], 'k'));
    expect(state()).toMatchObject({ phase: 'found', next: 'k' });
    expect(state().rows.map((row) => row.id)).toEqual([2, 1]);
  });

  it('says when nothing matches', async () => {
    const { list, last, state } = aList();
    list.show({});
    await last().answer(page([]));
    expect(state().phase).toBe('none');
  });

  it('never shows the reply to older filters', async () => {
    const { list, calls, state } = aList();
    list.show({ outcome: 'refused' });
    list.show({ outcome: 'done' });
    expect(calls[0]?.request.signal?.aborted).toBe(true);
    await calls[1]?.answer(page([anAuditEvent(2)]));
    await calls[0]?.answer(page([anAuditEvent(1)]));
    expect(state().rows.map((row) => row.id)).toEqual([2]);
  });

  it('refuses a list of one patient that names another', async () => {
    const { list, last, state } = aList();
    list.show({ vitaId: '01890000-0000-7000-8000-000000000002' });
    await last().answer(page([anAuditEvent(1)]));
    expect(state()).toMatchObject({ phase: 'failed', rows: [], error: { failure: 'answer-invalid' } });
  });

  it('loads more after the last row, each row once', async () => {
    const { list, last, state } = aList();
    list.show({});
    await last().answer(page([anAuditEvent(3), anAuditEvent(2)], 'k'));
    list.more();
    expect(last().request.query).toMatchObject({ after: 'k' });
    await last().answer(page([anAuditEvent(2), anAuditEvent(1)]));
    expect(state().rows.map((row) => row.id)).toEqual([3, 2, 1]);
    expect(state().next).toBeNull();
  });

  it('keeps the shown rows when the next page fails, and retries it', async () => {
    const { list, last, state } = aList();
    list.show({});
    await last().answer(page([anAuditEvent(3)], 'k'));
    list.more();
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'found', failedWork: 'more', error: failure });
    list.retry();
    await last().answer(page([anAuditEvent(2)]));
    expect(state()).toMatchObject({ phase: 'found', failedWork: undefined, next: null });
  });

  it('keeps the shown rows until the refreshed page is loaded', async () => {
    const { list, last, state } = aList();
    list.show({});
    await last().answer(page([anAuditEvent(1)]));
    list.refresh();
    expect(state()).toMatchObject({ work: 'refresh', rows: [{ id: 1 }] });
    await last().answer(page([anAuditEvent(2), anAuditEvent(1)]));
    expect(state()).toMatchObject({ work: undefined, rows: [{ id: 2 }, { id: 1 }] });
  });

  it('retries the first page after a failure', async () => {
    const { list, last, state } = aList();
    list.show({});
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'failed', error: failure });
    list.retry();
    await last().answer(page([anAuditEvent(1)]));
    expect(state().phase).toBe('found');
  });

  it('forgets everything', async () => {
    const { list, calls, last, state } = aList();
    list.show({});
    await last().answer(page([anAuditEvent(1)], 'k'));
    list.more();
    list.clear();
    expect(calls[1]?.request.signal?.aborted).toBe(true);
    await last().answer(page([anAuditEvent(9)]));
    expect(state()).toMatchObject({ phase: 'idle', rows: [] });
  });
});

describe('the filters in an address', () => {
  const read = (query: string) => readAuditFilters(new URLSearchParams(query));

  it('are read', () => {
    const vitaId = '01890000-0000-7000-8000-000000000001';
    const query = `vitaId=${vitaId}&action=metric/*&outcome=refused&emergency=true&from=2024-01-01&to=2024-01-31`;
    expect(read(query)).toEqual({
      vitaId,
      action: 'metric/*',
      outcome: 'refused',
      emergency: 'true',
      from: '2024-01-01',
      to: '2024-01-31',
    });
  });

  it.each([
    ['another word', 'outcome=perhaps'],
    ['no id', 'vitaId=7'],
    ['a day that does not exist', 'from=2024-02-31'],
    ['what is no name of an action', "action=x' or 1=1"],
    ['what is no filter', 'name=Meena'],
  ])('are left out when they are %s', (_, query) => {
    expect(read(query)).toEqual({});
  });
});

describe('an export', () => {
  it('requests the longest pages of the filters, and declares the export', async () => {
    const held = heldHttp();
    const filters = { outcome: 'refused' } as const;
    const pages = auditPages({ http: held.http, filters, signal: new AbortController().signal });
    const rows: AuditEvent[] = [];
    const whole = (async () => {
      for await (const { data } of pages) rows.push(...data);
    })();
    await settled();
    expect(held.last().request.query).toMatchObject({ outcome: 'refused', export: 'true', limit: '200' });
    await held.last().answer(page([anAuditEvent(3), anAuditEvent(2)], 'k'));
    expect(held.last().request.query).toMatchObject({ export: 'true', after: 'k' });
    await held.last().answer(page([anAuditEvent(1)]));
    await whole;
    expect(rows.map((row) => row.id)).toEqual([3, 2, 1]);
  });
});
