// spec: 80

import { HttpError } from '@careline/core/internal/http';
import type { SavedFilter } from '@careline/core/internal/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../test/fake-http.ts';
import { SavedFilters } from './index.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const WAITING: SavedFilter = {
  id: ID,
  list: 'my_encounters',
  name: 'Waiting today',
  query: 'status=AWAITED&from=today&to=today',
};

function show(query: string, { filters = [WAITING], fails = false } = {}) {
  let stored: readonly unknown[] = filters;
  const answer = () => ({ code: 1, preference: { preferenceInfo: { filters: stored }, updatedAt: 1 } });
  const update = vi.fn(({ body }: FakeRequest) => {
    if (fails) throw new HttpError({ failure: 'timeout', endpoint: 'preference/update', requestId: 'req-1' });
    const info = body?.preferenceInfo as { filters: readonly unknown[] } | undefined;
    stored = info?.filters ?? [];
    return answer();
  });
  const onApply = vi.fn();
  const http = fakeHttp({ 'preference/get': answer, 'preference/update': update });
  renderUi(<SavedFilters list="my_encounters" query={query} onApply={onApply} today="2026-03-03" />, {
    http,
  });
  return { update, onApply };
}

/** Returns the focused name field. Keys pressed earlier would go elsewhere, and existing names must have loaded. */
async function openedSave(): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Waiting today' });
  await userEvent.click(screen.getByRole('button', { name: 'Save filters' }));
  const name = await screen.findByLabelText(/^Name/);
  await waitFor(() => expect(name).toHaveFocus());
  return name;
}

it('are applied in one press, with dates relative to today', async () => {
  const { onApply } = show('order=latest');
  await userEvent.click(await screen.findByRole('button', { name: 'Waiting today' }));
  expect(onApply).toHaveBeenCalledWith('status=AWAITED&from=2026-03-03&to=2026-03-03');
});

it('show which of them is active, and offer nothing to save then', async () => {
  show('from=2026-03-03&status=AWAITED&to=2026-03-03');
  expect(await screen.findByRole('button', { name: 'Waiting today', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save filters' })).toBeNull();
});

it('are saved under an unused name', async () => {
  const { update } = show('mode=VIRTUAL&to=2026-03-04');
  const name = await openedSave();
  await userEvent.keyboard('Waiting today{Enter}');
  expect(await screen.findByText(/Choose another/)).toBeVisible();
  await userEvent.fill(name, 'By video');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'By video' })).toBeVisible();
  expect(update.mock.lastCall?.[0].body).toMatchObject({
    type: 'FAVOURITES',
    preferenceInfo: { filters: [WAITING, { name: 'By video', query: 'mode=VIRTUAL&to=today%2B1' }] },
  });
});

it('are renamed and removed', async () => {
  show('order=latest');
  await userEvent.click(await screen.findByRole('button', { name: 'Manage saved filters' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.fill(within(dialog).getByLabelText('Name of “Waiting today”'), 'To answer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename “Waiting today”' }));
  expect(await within(dialog).findByText('Renamed to “To answer”.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove “To answer”' }));
  expect(await within(dialog).findByText('“To answer” is removed.')).toBeVisible();
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Saved filters' })).toBeNull());
});

it('that could not be stored stay in their dialog, with the reason', async () => {
  show('mode=VIRTUAL', { fails: true });
  await openedSave();
  await userEvent.keyboard('By video{Enter}');
  expect(await screen.findByText('It could not be saved')).toBeVisible();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('By video');
});
