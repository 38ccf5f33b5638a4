import { describe, expect, it } from 'vitest';
import { anAuditEvent } from '../../test/audit.ts';
import { heldHttp } from '../../test/held-http.ts';
import type { AuditEvent } from './audit.endpoints.ts';
import { type AuditFilters, readAuditFilters } from './audit-filters.ts';
import { readAuditPage } from './audit-list.ts';

const page = (data: readonly AuditEvent[], next: string | null = null) => ({ data, next, patient: null });
const signal = new AbortController().signal;

function read(filters: AuditFilters, isExport = false) {
  const held = heldHttp();
  const answer = readAuditPage(held.http, { filters, after: 'k', signal, isExport });
  return { answer, call: held.last() };
}

describe('a page of the audit', () => {
  it('matches the filters, after a row', async () => {
    const { answer, call } = read({ action: 'user/get', emergency: 'true' });
    expect(call.request.query).toEqual({ action: 'user/get', emergency: 'true', limit: '50', after: 'k' });
    await call.answer(page([anAuditEvent(2), anAuditEvent(1)], 'next'));
    expect((await answer).data.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('is refused if it is about one patient and names another', async () => {
    const { answer, call } = read({ vitaId: '01890000-0000-7000-8000-000000000002' });
    const refused = expect(answer).rejects.toMatchObject({ failure: 'answer-invalid' });
    await call.answer(page([anAuditEvent(1)]));
    await refused;
  });

  it('is as long as possible for an export, and declares it', async () => {
    const { answer, call } = read({ outcome: 'refused' }, true);
    expect(call.request.query).toMatchObject({ outcome: 'refused', export: 'true', limit: '200' });
    await call.answer(page([]));
    await answer;
  });
});

describe('the filters in an address', () => {
  const readQuery = (query: string) => readAuditFilters(new URLSearchParams(query));

  it('are read', () => {
    const vitaId = '01890000-0000-7000-8000-000000000001';
    const query = `vitaId=${vitaId}&action=metric/*&outcome=refused&emergency=true&from=2024-01-01&to=2024-01-31`;
    expect(readQuery(query)).toEqual({
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
    expect(readQuery(query)).toEqual({});
  });
});
