import { describe, expect, it, vi } from 'vitest';
import { type HttpClient, HttpError } from '#http';
import { queryOfSaved, type SavedFilter, savedFilters, savedQuery } from './index.ts';

describe('the dates of saved filters', () => {
  it.each([
    ['today', 'from=2026-02-28&to=2026-02-28', 'from=2026-03-03&to=2026-03-03'],
    ['the next seven days', 'from=2026-02-28&to=2026-03-06', 'from=2026-03-03&to=2026-03-09'],
    ['until yesterday, with a view', 'to=2026-02-27&view=board', 'to=2026-03-02&view=board'],
    ['the day of a list', 'day=2026-03-01&standing=late', 'day=2026-03-04&standing=late'],
    ['no days', 'status=CREATED&order=earliest', 'status=CREATED&order=earliest'],
    ['a day that is none', 'from=tomorrow', 'from=tomorrow'],
  ])('move with the calendar: %s', (_, query, later) => {
    const saved = savedQuery(query, '2026-02-28');
    expect(queryOfSaved(saved, '2026-02-28')).toBe(query);
    expect(queryOfSaved(saved, '2026-03-03')).toBe(later);
  });
});

const ID = '01990000-0000-7000-8000-000000000001';
const MINE: SavedFilter = { id: ID, list: 'my_encounters', name: 'Waiting', query: 'status=AWAITED' };
const answer = (filters: unknown, updatedAt = 7) => ({
  code: 1,
  preference: { preferenceInfo: { charts: ['bmi'], filters }, updatedAt },
});

describe('saved filters', () => {
  it.each([
    ['of another version are left out', answer([MINE, { ...MINE, list: 'tomorrow' }]), [MINE]],
    ['that are no list', answer('all'), []],
    ['of an answer that is no success', { ...answer([MINE]), code: 0 }, []],
    ['of somebody who has none', { code: 1, preference: null }, []],
  ])('%s', (_, response, expected) => {
    expect(savedFilters.of(response)).toEqual(expected);
  });

  it('are merged with their current version and all other fields, and once more when another tab was first', async () => {
    const stored = vi.fn();
    const conflict = new HttpError({
      failure: 'refused',
      endpoint: 'preference/update',
      status: 409,
      code: 'conflict',
    });
    stored.mockRejectedValueOnce(conflict);
    stored.mockImplementation(async ({ body }) => answer(body.preferenceInfo.filters));
    const call = async (endpoint: { name: string }, request: unknown) =>
      endpoint.name === 'preference/get' ? answer([MINE]) : stored(request);
    const http = { call } as unknown as HttpClient;
    const renamed = await savedFilters.change(http, (all) => all.map((one) => ({ ...one, name: 'Late' })));
    expect(renamed).toEqual([{ ...MINE, name: 'Late' }]);
    expect(stored).toHaveBeenCalledTimes(2);
    expect(stored.mock.lastCall?.[0].body).toEqual({
      type: 'FAVOURITES',
      preferenceInfo: { metrics: [], charts: ['bmi'], templates: [], filters: [{ ...MINE, name: 'Late' }] },
      updatedAt: 7,
    });
  });
});
