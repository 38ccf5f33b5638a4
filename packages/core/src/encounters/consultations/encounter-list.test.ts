import { expect, it, vi } from 'vitest';
import type { HttpClient } from '#http';
import { createEncounterList } from './encounter-list.ts';

it('shows the pages of the filters that its circle has, and leaves out those of others', async () => {
  const call = vi.fn(async (_: unknown, { query }: { readonly query: { readonly after?: string } }) =>
    query.after === undefined
      ? { data: [{ id: 'one', status: 'CONFIRMED' }], next: 'further' }
      : { data: [{ id: 'two', status: 'CONFIRMED' }], next: null },
  );
  const list = createEncounterList({
    http: { call } as unknown as HttpClient,
    circle: 'my_encounters',
    limit: 1,
  });
  list.show({ status: 'CONFIRMED', facilityId: 'elsewhere' } as never);
  await vi.waitFor(() => expect(list.store.getState().phase).toBe('found'));
  list.more();
  await vi.waitFor(() => expect(list.store.getState().rows.map(({ id }) => id)).toEqual(['one', 'two']));
  expect(call.mock.calls.map(([, { query }]) => query)).toMatchObject([
    { status: 'CONFIRMED', limit: '1' },
    { status: 'CONFIRMED', limit: '1', after: 'further' },
  ]);
  expect(call.mock.calls[0]?.[1].query).not.toHaveProperty('facilityId');
});
