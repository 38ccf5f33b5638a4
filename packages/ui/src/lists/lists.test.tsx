import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../test/fake-http.ts';
import {
  type ListAddress,
  type ListColumn,
  type ListFilter,
  type ListValues,
  ListView,
  listQuery,
  readListValues,
  useListPages,
} from './index.ts';

interface Bed {
  readonly id: string;
  readonly name: string;
  readonly ward: string;
  readonly beds: number;
}

const BEDS: readonly Bed[] = ['A1', 'A2', 'A3', 'B1', 'B2'].map((name, index) => ({
  id: name,
  name,
  ward: name.startsWith('A') ? 'Alpha' : 'Beta',
  beds: index,
}));

const COLUMNS: readonly ListColumn<Bed>[] = [
  { key: 'name', label: 'Room', names: true, text: ({ name }) => name },
  { key: 'beds', label: 'Beds', numeric: true, sort: 'beds', text: ({ beds }) => String(beds) },
  { key: 'note', label: 'Note', only: 'file', text: () => '=1+1' },
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    key: 'state',
    label: 'State',
    chips: true,
    usual: 'free',
    options: [
      { value: 'free', label: 'Free' },
      { value: 'taken', label: 'Taken' },
    ],
  },
  { kind: 'days', key: 'days' },
  { kind: 'text', key: 'text', label: 'Name' },
];

type Answer = { readonly data: readonly Bed[]; readonly next: string | null };
const ask = vi.fn(
  async (_: ListValues, __: string | undefined): Promise<Answer> => ({ data: BEDS, next: null }),
);
const source = () => ({ endpoint: 'beds/list', ask, idOf: ({ id }: Bed) => id });
const clean = vi.fn();
const closeAll = vi.fn();

function Beds({ saved }: Pick<ListAddress, 'saved'>) {
  const [values, setValues] = useState<ListValues>({});
  const pages = useListPages(source, values);
  return (
    <ListView
      name="Rooms"
      pages={pages}
      columns={COLUMNS}
      filters={FILTERS}
      values={values}
      onValuesChange={setValues}
      saved={saved}
      groups={{ of: ({ ward }) => ward, label: (ward) => `Ward ${ward}` }}
      rowAddress={({ id }) => `/beds/${id}`}
      acts={[{ key: 'clean', icon: 'check', label: ({ name }) => `Clean ${name}`, letter: 'c', run: clean }]}
      bulk={[{ key: 'close', icon: 'close', label: 'Close all', run: closeAll }]}
      detail={({ name }) => `All about ${name}`}
      none={{ title: 'No rooms' }}
      file="rooms"
    />
  );
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  ask.mockResolvedValue({ data: BEDS, next: null });
});

describe('saved filters of a list', () => {
  const ID = '01990000-0000-7000-8000-000000000001';
  const today = { id: ID, list: 'tasks', name: 'Taken today', query: 'state=taken&from=today' };
  const answer = { code: 1, preference: { preferenceInfo: { filters: [today] }, updatedAt: 1 } };
  const NOW = Date.UTC(2026, 2, 3, 9);

  it('are applied in one press, and never contain a typed text', async () => {
    const update = vi.fn((_: FakeRequest) => answer);
    const http = fakeHttp({ 'preference/get': () => answer, 'preference/update': update });
    renderUi(<Beds saved="tasks" />, { http, now: () => NOW });
    await userEvent.click(await screen.findByRole('button', { name: 'Taken today' }));
    await waitFor(() => expect(ask.mock.lastCall?.[0]).toEqual({ state: 'taken', from: '2026-03-03' }));
    await press('Taken');
    await press('Filters (1)');
    await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
    await press('Remove filter: From: 03-03-2026');
    await press('Save filters');
    await userEvent.type(await screen.findByLabelText(/^Name \(/), 'Taken{Enter}');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(JSON.stringify(update.mock.lastCall?.[0].body)).toContain('"query":"state=taken"');
  });
});

describe('a list', () => {
  it('shows its rows under the heads of their groups, with links, and counts them', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    expect(await screen.findByRole('link', { name: 'A1' })).toHaveAttribute('href', '/beds/A1');
    expect(screen.getByRole('rowheader', { name: 'Ward Alpha 3' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Ward Beta 2' })).toBeVisible();
    expect(screen.getAllByText('5 rows')).not.toHaveLength(0);
    expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
  });

  it('is filtered by chips and a panel, and offers to clear filters that match nothing', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    await press('Taken');
    await waitFor(() => expect(ask.mock.lastCall?.[0]).toEqual({ state: 'taken' }));
    ask.mockResolvedValue({ data: [], next: null });
    await press('Filters');
    await userEvent.type(screen.getByLabelText('Name'), 'Nobody{Enter}');
    expect(await screen.findByText('Nothing matches your filters')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('Clear filters');
    expect(await screen.findByText('No rooms')).toBeVisible();
    expect(ask.mock.lastCall?.[0]).toEqual({ state: 'taken' });
  });

  it('does not load reversed days', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    await press('Filters');
    await userEvent.type(screen.getByLabelText('From'), '2026-11-25');
    await userEvent.type(screen.getByLabelText('To'), '2026-11-20');
    expect(await screen.findAllByText(/The first day is after the last one/)).not.toHaveLength(0);
    expect(ask.mock.lastCall?.[0]).toEqual({ from: '2026-11-25' });
  });

  it('is sorted by a column in both directions', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    const head = screen.getByRole('columnheader', { name: 'Beds' });
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(ask.mock.lastCall?.[0]).toEqual({ sort: 'beds' }));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await row(/A1/);
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Beds' })).getByRole('button'));
    await waitFor(() => expect(ask.mock.lastCall?.[0]).toEqual({ sort: '-beds' }));
  });

  it('is worked through by keyboard: arrows move, letters act, x selects', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    (await screen.findByRole('link', { name: 'A1' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'A3' })).toHaveFocus();
    await userEvent.keyboard('c');
    expect(clean).toHaveBeenCalledWith(BEDS[2]);
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await press('Close all');
    expect(closeAll.mock.lastCall?.[0]).toEqual([BEDS[2], BEDS[3]]);
    await userEvent.keyboard('{Home}');
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
  });

  it('selects ranges with Shift and all rows at once', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Select A1' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select B1' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
    expect(screen.getByText('5 selected')).toBeVisible();
    await press('Clear selection');
    expect(screen.queryByText('5 selected')).toBeNull();
  });

  it('shows the rest of a row on demand', async () => {
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    await press('Details: A1');
    expect(screen.getByText('All about A1')).toBeVisible();
  });

  it('loads further pages, and says which work failed', async () => {
    ask.mockResolvedValueOnce({ data: BEDS.slice(0, 2), next: 'k' });
    renderUi(<Beds />, { http: fakeHttp({}) });
    expect(await screen.findAllByText('2 rows loaded')).not.toHaveLength(0);
    ask.mockRejectedValueOnce(new HttpError({ failure: 'timeout', endpoint: 'beds/list' }));
    await press('Show more: Rooms');
    expect(await screen.findByText('More rows could not be loaded')).toBeVisible();
    ask.mockResolvedValueOnce({ data: BEDS.slice(2), next: null });
    await press('Try again');
    expect(await screen.findAllByText('5 rows')).not.toHaveLength(0);
    expect(ask.mock.calls.map(([, after]) => after)).toEqual([undefined, 'k', 'k']);
  });

  it('starts again from the top, and says so, when the server cannot read the key of the next page', async () => {
    ask.mockResolvedValueOnce({ data: BEDS.slice(0, 2), next: 'old' });
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    const errors = [{ path: 'after', message: 'is not the `next` of an answer' }];
    const problem = { type: 'about:blank', title: '', status: 422, code: 'input-invalid', errors };
    const facts = { failure: 'refused', endpoint: 'beds/list', status: 422, code: 'input-invalid' } as const;
    ask.mockRejectedValueOnce(new HttpError({ ...facts, problem }));
    await press('Show more: Rooms');
    expect(
      await screen.findAllByText('The list has changed. It starts again from the top.'),
    ).not.toHaveLength(0);
    expect(await screen.findAllByText('5 rows')).not.toHaveLength(0);
    expect(ask.mock.calls.map(([, after]) => after)).toEqual([undefined, 'old', undefined]);
  });

  it('says when it could not be loaded', async () => {
    ask.mockRejectedValueOnce(new HttpError({ failure: 'timeout', endpoint: 'beds/list' }));
    renderUi(<Beds />, { http: fakeHttp({}) });
    expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  });

  it('prints every row from the same columns', async () => {
    const papers: (string | null)[] = [];
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector('table:not([role])')?.textContent ?? null);
    });
    renderUi(<Beds />, { http: fakeHttp({}) });
    await row(/A1/);
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(papers[0]).toContain('RoomBedsNote');
    expect(papers[0]).toContain('Ward BetaB13');
    print.mockRestore();
  });
});

describe('the filters of an address', () => {
  it('are read and written without unknown and usual values', () => {
    const asked = new URLSearchParams('state=burnt&from=2026-11-20&to=soon&text= x &other=1&sort=-beds');
    const values = readListValues(FILTERS, asked);
    expect(values).toEqual({ from: '2026-11-20', text: 'x', sort: '-beds' });
    expect(`${listQuery(FILTERS, { ...values, state: 'free' })}`).toBe('from=2026-11-20&text=x&sort=-beds');
  });
});
