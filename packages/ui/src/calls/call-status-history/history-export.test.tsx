import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { CONTACTS } from '../../../test/contacts.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { HistoryExport } from './history-export.tsx';

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

async function exported(filters: CallHistoryFilters, locale: string, button: string) {
  const asked: FakeRequest[] = [];
  const http = fakeHttp({
    'calllog/list': (request) => {
      asked.push(request);
      return { data: CONTACTS, next: null, total: CONTACTS.length };
    },
  });
  renderUi(<HistoryExport filters={filters} />, { http, locale, now });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
  return { lines, name: saved[0]?.name, queries: asked.map(({ query }) => query) };
}

describe('the exported history', () => {
  it('has the calls of the filters with headings, and its name has the date', async () => {
    const filters = { programme: 'ahc', sort: 'patient' } as const;
    const { lines, name, queries } = await exported(filters, 'en', 'Export as CSV');
    expect(name).toBe('call-status-history-2024-01-06.csv');
    expect(queries).toMatchObject([{ ...filters, export: 'true' }]);
    expect(lines[0]).toBe(
      'Date,Time,Patient,UHID,Programme,Call type,Attempt,Outcome,Detail,Escalated,Status,Next call,By,Call id',
    );
    expect(lines[1]).toMatch(
      /^06-01-2024,3:00 am,Asha Rao,CL0000000017,AHC,Ad-Hoc Call,1,Reached the patient,,,Reached,/,
    );
    expect(lines[6]).toMatch(/,voicemail,,,parked,,Facility Desk,/);
    expect(lines).toHaveLength(CONTACTS.length + 2);
  });

  it('is in Hindi', async () => {
    const { lines } = await exported({}, 'hi', 'CSV में निर्यात करें');
    expect(lines[0]).toMatch(/तारीख,समय,मरीज़,UHID,/);
    expect(lines[1]).toMatch(/,मरीज़ से बात हुई,,,बात हुई,/);
  });
});
