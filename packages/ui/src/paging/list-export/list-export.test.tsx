import { HttpError } from '@careline/core/internal/http';
import type { Page } from '@careline/core/internal/paging';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { ListExport } from './list-export.tsx';
import type { ListFile } from './list-file.ts';

type Reply = Page<number> | HttpError | Promise<Page<number>>;

const failure = new HttpError({ failure: 'timeout', endpoint: 'rows/list', requestId: 'req-9' });
const saved: { readonly name: string; readonly text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: last?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => vi.restoreAllMocks());

/** Plays the replies in order and records the row after which each page was requested. */
function show(replies: readonly Reply[], locale = 'en') {
  const asked: (string | undefined)[] = [];
  async function* pages({ after }: { readonly after: string | undefined }) {
    for (let from = after; ; ) {
      const reply = replies[asked.length];
      asked.push(from);
      if (reply === undefined || reply instanceof HttpError) throw reply ?? failure;
      const page = await reply;
      yield page;
      if (page.next === null) return;
      from = page.next;
    }
  }
  const makeFile = (): ListFile<number> => ({
    name: 'rows.csv',
    endpoint: 'rows/list',
    pages,
    idOf: (row) => row,
    head: 'row\n',
    lines: (rows) => rows.map((row) => `${row}\n`).join(''),
  });
  renderUi(<ListExport makeFile={makeFile} />, { locale });
  return asked;
}

const begin = () => userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));

describe('an export', () => {
  it('saves every row once, below a heading, in one file', async () => {
    show([
      { data: [3, 2], next: 'k' },
      { data: [2, 1], next: null },
    ]);
    await begin();
    expect(await screen.findByText('3 rows were exported')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['rows.csv']);
    expect(await saved[0]?.text).toBe('row\n3\n2\n1\n');
  });

  it('without rows is a file of headings', async () => {
    show([{ data: [], next: null }]);
    await begin();
    expect(await screen.findByText('0 rows were exported')).toBeVisible();
    expect(await saved[0]?.text).toBe('row\n');
  });

  it('shows its progress, keeps the focus, and can be cancelled', async () => {
    const never = new Promise<Page<number>>(() => {});
    show([{ data: [3, 2], next: 'k' }, never]);
    await begin();
    expect(await screen.findByText('2 rows so far')).toBeVisible();
    const cancel = screen.getByRole('button', { name: 'Cancel the export' });
    expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    expect(screen.getByText('The export was cancelled; nothing was saved.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('that fails says so, saves nothing, and resumes where it stopped', async () => {
    const asked = show([{ data: [3, 2], next: 'k' }, failure, { data: [1], next: null }]);
    await begin();
    expect(await screen.findByText(/The export did not finish/)).toBeVisible();
    expect(screen.getByText(/The 2 rows already loaded are kept/)).toBeVisible();
    expect(screen.getByText(/req-9/)).toBeVisible();
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 rows were exported')).toBeVisible();
    expect(await saved[0]?.text).toBe('row\n3\n2\n1\n');
    expect(asked).toEqual([undefined, 'k', 'k']);
  });

  it('reports errors other than connection failures as an unusable answer', async () => {
    const broken = { data: undefined, next: null } as unknown as Page<number>;
    show([broken]);
    await begin();
    expect(await screen.findByText(/The export did not finish/)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('uses Hindi', async () => {
    show([{ data: [1], next: null }], 'hi');
    await userEvent.click(screen.getByRole('button', { name: 'CSV में निर्यात करें' }));
    await waitFor(() => expect(screen.getByText('1 पंक्ति निर्यात हुई')).toBeVisible());
  });
});
