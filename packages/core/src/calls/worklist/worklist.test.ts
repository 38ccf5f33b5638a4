import { describe, expect, it } from 'vitest';
import { heldHttp } from '../../../test/held-http.ts';
import type { WorkItem } from './work-item.ts';
import { createWorklist } from './worklist.ts';
import { readWorklistFilters } from './worklist-filters.ts';

const item = (facts: Partial<WorkItem> = {}): WorkItem => ({
  vitaId: '00000000-0002-7000-8000-000000000001',
  patient: { name: 'Meera Joshi', uhid: null },
  programme: 'ahc',
  callType: 'monthly',
  kind: 'scheduled',
  dueAt: 1,
  timed: false,
  daysLate: 0,
  risk: 'routine',
  reasons: [],
  attempt: 1,
  contactId: null,
  author: null,
  claim: null,
  ...facts,
});

describe('the worklist', () => {
  it('requests what the filters say, and keeps a patient of two programmes separate', async () => {
    const { http, last } = heldHttp();
    const list = createWorklist({ http });
    list.show({ risk: 'high', kind: 'overdue' });
    expect(last().request.query).toEqual({ risk: 'high', kind: 'overdue', limit: '50', after: undefined });
    await last().answer({ data: [item(), item({ programme: 'careline' })], next: null, total: 2, asOf: 5 });
    const state = list.store.getState();
    expect([state.rows.length, state.about]).toEqual([2, { total: 2, asOf: 5 }]);
  });

  it('refuses a whole answer with calls of another programme', async () => {
    const { http, last } = heldHttp();
    const list = createWorklist({ http });
    list.show({ programme: 'careline' });
    await last().answer({ data: [item()], next: null, total: 1, asOf: 5 });
    expect(list.store.getState()).toMatchObject({ phase: 'failed', rows: [] });
  });

  it.each([
    [
      'everything',
      '?kind=mine&risk=critical&programme=ahc&callType=monthly',
      { kind: 'mine', risk: 'critical', programme: 'ahc', callType: 'monthly' },
    ],
    ['nothing of what no server takes', '?kind=all&risk=&owner=me&programme=AHC', {}],
  ])('reads %s of an address', (_, address, filters) => {
    expect(readWorklistFilters(new URLSearchParams(address))).toEqual(filters);
  });
});
