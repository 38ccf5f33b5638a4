// spec: 10

import type { Contact } from '@careline/core/internal/calls';
import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aCallLog, aContact, aLogFile, aLogWithFiles, CONTACTS, LOGS } from '../../../test/contacts.ts';
import { type FakeAnswers, type FakeRequest, fakeHttp, never } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { CallStatusHistory, type CallStatusHistoryProps } from './call-status-history.tsx';

const [reached, dialling] = CONTACTS;
if (!reached || !dialling) throw new Error('the stories need their first two calls');

const pageOf = (data: readonly Contact[], next: string | null = null, total = data.length) => ({
  data,
  next,
  total,
});
const touchpoint = (contact: Contact) => ({
  vitaId: contact.vitaId,
  data: { contact, statuses: [contact.status] },
});
const AUTHORS = [{ id: personId(900), name: 'Anita Coach', active: true }];
const whole: FakeAnswers = {
  'calllog/authors': () => ({ data: AUTHORS }),
  'calllog/list': () => pageOf(CONTACTS),
  'touchpoint/get': () => touchpoint(reached),
  'calllog/get': () => ({ vitaId: reached.vitaId, data: LOGS }),
};
/** Includes the longest programme and outcome labels. */
const LONG = [
  ...CONTACTS,
  aContact(8, { status: 'retry', disposition: 'switched-off' }, { programme: 'healthy_motherhood' }),
];
const timeout = new HttpError({ failure: 'timeout', endpoint: 'calllog/list', requestId: 'req-9' });
const failing = () => {
  throw timeout;
};

function show(answers: FakeAnswers = {}, props: Partial<CallStatusHistoryProps> = {}, locale = 'en') {
  const http = fakeHttp({ ...whole, ...answers });
  renderUi(<CallStatusHistory {...props} />, { now, http, locale });
}

/** Stores the filters and the open call as a page stores them in its address. */
function Owner(props: Pick<CallStatusHistoryProps, 'onFiltersChange' | 'onOpenContactChange'>) {
  const [filters, setFilters] = useState<CallHistoryFilters>({});
  const [openContactId, setOpenContactId] = useState<string | undefined>(undefined);
  return (
    <CallStatusHistory
      filters={filters}
      onFiltersChange={(next) => {
        props.onFiltersChange?.(next);
        setFilters(next);
      }}
      openContactId={openContactId}
      onOpenContactChange={(next) => {
        props.onOpenContactChange?.(next);
        setOpenContactId(next);
      }}
    />
  );
}

const openFilters = async () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }));

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const openFirst = async () => {
  const [name] = await screen.findAllByRole('button', { name: /^Call to/ });
  if (name) await userEvent.click(name);
};

describe('the list', () => {
  it('has a row for each call with its facts in the zone of the facility', async () => {
    show();
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts[0]).toMatch(
      /06-01-2024 3:00 am.*Asha Rao.*CL0000000017.*AHC.*Ad-Hoc Call.*Reached the patient.*Anita/,
    );
    expect(texts[1]).toMatch(/05-01-2024 8:00 pm.*No outcome yet/);
    expect(texts[2]).toMatch(/रमेश कुमार.*No UHID.*Careline.*Monthly Call.*3.*No answer/);
    expect(texts[3]).toMatch(/Do not call/);
    expect(texts[4]).toMatch(/Name not recorded.*Withdrawn: Reached the patient/);
    expect(texts[5]).toMatch(/dental.*recall.*voicemail.*Facility Desk/);
    expect(screen.getByText('6 calls', { selector: 'p' })).toBeVisible();
  });

  it.each([
    ['wide', 1200, 'grid'],
    ['narrow', 360, 'flex'],
  ])('is a table with heads and cells for assistive technology where it is %s', async (_, width, display) => {
    await browserPage.viewport(width, 800);
    show();
    const [first] = await rows();
    const table = screen.getByRole('grid', { name: 'Calls' });
    expect(table).toBeVisible();
    if (first) expect(getComputedStyle(first).display).toBe(display);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'When',
      'Patient',
      'Programme',
      'Call type',
      'Attempt',
      'Outcome',
      'By',
    ]);
    if (first) expect(within(first).getAllByRole('gridcell')).toHaveLength(6);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await browserPage.viewport(1280, 800);
  });

  it('keeps programme and call type on one line next to the side menu of a 1440 px screen', async () => {
    await browserPage.viewport(1104, 800);
    show({ 'calllog/list': () => pageOf(LONG) });
    await rows();
    const lines = (text: string) =>
      screen.getAllByText(text, { selector: 'td' }).map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    for (const text of ['Ad-Hoc Call', 'Monthly Call', 'Healthy Motherhood']) {
      expect(lines(text).every((count) => count === 1)).toBe(true);
    }
    await browserPage.viewport(1280, 800);
  });

  it.each([360, 770, 1024, 1104])('loses nothing over the edge of its card in %i px', async (width) => {
    await browserPage.viewport(width, 800);
    show({ 'calllog/list': () => pageOf(LONG) });
    await rows();
    const table = screen.getByRole('grid');
    expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await browserPage.viewport(1280, 800);
  });

  it('loads the next page near its end, and shows the total', async () => {
    show({
      'calllog/list': ({ query }) =>
        query?.after === 'key' ? pageOf(CONTACTS.slice(3), null, 6) : pageOf(CONTACTS.slice(0, 3), 'key', 6),
    });
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    expect(screen.getByText('6 calls', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '7');
  });

  it('says that there are more than were counted, and leaves the number of rows open', async () => {
    show({ 'calllog/list': () => ({ ...pageOf(CONTACTS, null, 10_000), exceeded: true }) });
    expect(await screen.findByText('More than 10,000 calls', { selector: 'p' })).toBeVisible();
    await rows();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  });

  it('keeps the rows when the next page fails, and says so at its place', async () => {
    show({ 'calllog/list': ({ query }) => (query?.after ? failing() : pageOf(CONTACTS, 'key', 9)) });
    expect(await screen.findByText('The next calls could not be loaded.')).toBeVisible();
    expect(screen.getByText(/req-9/)).toBeVisible();
    expect(await rows()).toHaveLength(6);
  });

  it('says what failed and retries', async () => {
    let broken = true;
    show({ 'calllog/list': () => (broken ? failing() : pageOf(CONTACTS)) });
    expect(await screen.findByText('The calls could not be loaded')).toBeVisible();
    expect(screen.getByText('The server did not answer in time. Try again.')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await rows()).toHaveLength(6);
  });

  it.each([
    ['ever', {}, 'No calls yet'],
    ['for the filters', { programme: 'ahc' } as const, 'No calls match your filters'],
  ])('says when there is no call %s', async (_, filters, words) => {
    show({ 'calllog/list': () => pageOf([]) }, { filters });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('uses Hindi', async () => {
    show({}, {}, 'hi');
    expect(await screen.findByRole('columnheader', { name: 'परिणाम' })).toBeVisible();
    expect(screen.getByText('मरीज़ से बात हुई', { selector: 'span' })).toBeVisible();
  });
});

describe('among 100,000 calls', () => {
  const ALL = 100_000;
  const call = (place: number) =>
    aContact(
      place,
      { status: 'retry', disposition: 'no-answer' },
      { patient: { name: `P${place}`, uhid: null } },
    );
  const page = vi.fn(({ query }: FakeRequest) => {
    const from = Number(query?.after ?? 0);
    const data = Array.from({ length: 50 }, (_, row) => call(from + row));
    return pageOf(data, String(from + 50), ALL);
  });
  const focused = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex');
  const press = (keys: string) => userEvent.keyboard(keys);

  it('only a few rows are rendered, and each has its position among all', async () => {
    show({ 'calllog/list': page });
    await rows();
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', String(ALL + 1));
    expect((grid.parentElement?.querySelectorAll('*').length ?? Number.NaN) + 1).toBeLessThanOrEqual(220);
    expect((await rows()).map((row) => row.getAttribute('aria-rowindex')).slice(0, 3)).toEqual([
      '2',
      '3',
      '4',
    ]);
  });

  it('arrow keys move from row to row, with the focus always on a rendered one', async () => {
    show({ 'calllog/list': page });
    const [first] = await screen.findAllByRole('button', { name: /^Call to/ });
    first?.focus();
    await press('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('3');
    await press('{PageDown}');
    expect(Number(focused())).toBeGreaterThan(6);
    await press('{End}');
    expect(Number(focused())).toBe(51);
    await waitFor(() => expect(screen.getByText(/^Showing 100 of 1,00,000/)).toBeVisible());
    expect(Number(focused())).toBe(51);
    await press('{End}');
    expect(Number(focused())).toBe(101);
    const grid = screen.getByRole('grid');
    expect((grid.parentElement?.querySelectorAll('*').length ?? Number.NaN) + 1).toBeLessThanOrEqual(220);
    await press('{Home}');
    expect(focused()).toBe('2');
  });

  it('a row keeps the focus when it is scrolled out of view', async () => {
    show({ 'calllog/list': page });
    const [first] = await screen.findAllByRole('button', { name: /^Call to/ });
    first?.focus();
    const scroller = screen.getByRole('grid').parentElement;
    scroller?.scrollTo({ top: 2000 });
    await waitFor(() => expect(screen.queryByText('P35')).toBeVisible());
    expect(first).toHaveFocus();
  });

  it('the row of the call that an address opens is scrolled to', async () => {
    show(
      { 'calllog/list': page, 'touchpoint/get': () => touchpoint(call(40)), 'calllog/get': never },
      { openContactId: call(40).id },
    );
    await screen.findByRole('button', { name: /^Call to P40,/, hidden: true });
  });
});

describe('the order', () => {
  it('follows the pressed heading, and is reversed when it is pressed again', async () => {
    const asked = vi.fn((_: FakeRequest) => pageOf(CONTACTS));
    const onFiltersChange = vi.fn<(filters: CallHistoryFilters) => void>();
    renderUi(<Owner onFiltersChange={onFiltersChange} />, {
      http: fakeHttp({ ...whole, 'calllog/list': asked }),
    });
    await rows();
    expect(screen.getByRole('columnheader', { name: 'When' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Patient' }));
    await rows();
    expect(screen.getByRole('columnheader', { name: 'Patient' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Patient' }));
    await rows();
    expect(asked.mock.calls.map(([{ query }]) => query?.sort)).toEqual([undefined, 'patient', '-patient']);
    await userEvent.click(screen.getByRole('button', { name: 'When' }));
    expect(onFiltersChange.mock.lastCall?.[0]).toEqual({ sort: undefined });
  });
});

describe('the filters', () => {
  it('are requested as set, and stored by the owner', async () => {
    const asked = vi.fn((_: FakeRequest) => pageOf(CONTACTS));
    const onFiltersChange = vi.fn<(filters: CallHistoryFilters) => void>();
    renderUi(<Owner onFiltersChange={onFiltersChange} />, {
      http: fakeHttp({ ...whole, 'calllog/list': asked }),
    });
    await openFilters();
    await userEvent.selectOptions(await screen.findByLabelText('Programme'), 'Careline');
    await userEvent.selectOptions(screen.getByLabelText('Call type'), 'Monthly Call');
    await userEvent.selectOptions(screen.getByLabelText('Outcome'), 'Unfinished');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Corrected');
    await userEvent.selectOptions(screen.getByLabelText('By'), 'Anita Coach');
    await userEvent.fill(screen.getByLabelText('From'), '2024-01-02');
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0].query).toMatchObject({
        programme: 'careline',
        callType: 'monthly',
        disposition: 'open',
        status: 'corrected',
        authorId: personId(900),
        from: '2024-01-02',
      }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Programme'), 'Healthy Motherhood');
    expect(onFiltersChange.mock.lastCall?.[0].callType).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByLabelText('From')).toHaveValue('');
    expect(onFiltersChange.mock.lastCall?.[0].programme).toBeUndefined();
  });

  it('request nothing while the first day is after the last one, and say so', async () => {
    const asked = vi.fn(() => pageOf(CONTACTS));
    show({ 'calllog/list': asked }, { filters: { from: '2024-02-01', to: '2024-01-01' } });
    await openFilters();
    expect(await screen.findByLabelText('To')).toHaveAccessibleDescription(
      'The first day is after the last day.',
    );
    expect(screen.queryAllByRole('row')).toHaveLength(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('clear rows of older filters at once, and ignore their late reply', async () => {
    let late: ((answer: unknown) => void) | undefined;
    show({
      'calllog/list': ({ query }) => {
        if (query?.programme === undefined) return pageOf(CONTACTS);
        if (query.programme === 'careline') return pageOf(CONTACTS.slice(0, 1));
        return new Promise((resolve) => {
          late = resolve;
        });
      },
    });
    expect(await rows()).toHaveLength(6);
    await openFilters();
    await userEvent.selectOptions(await screen.findByLabelText('Programme'), 'AHC');
    expect(screen.queryAllByRole('row')).toHaveLength(0);
    await userEvent.selectOptions(screen.getByLabelText('Programme'), 'Careline');
    expect(await rows()).toHaveLength(1);
    late?.(pageOf(CONTACTS));
    await Promise.resolve();
    expect(await rows()).toHaveLength(1);
  });

  it('for one patient name the patient and link back to all', async () => {
    show({ 'calllog/list': () => pageOf([reached]) }, { filters: { vitaId: reached.vitaId } });
    expect(await screen.findByText(/^Only calls to/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all patients' }));
    expect(screen.queryByText(/Only calls to/)).not.toBeInTheDocument();
  });
});

describe('the patient and caller filters', () => {
  it('a patient is picked with the owner’s component', async () => {
    const asked = vi.fn((_: FakeRequest) => pageOf([reached]));
    const picker = (onPicked: (vitaId: string) => void) => (
      <button type="button" onClick={() => onPicked(reached.vitaId)}>
        Asha Rao
      </button>
    );
    show({ 'calllog/list': asked }, { patientPicker: picker });
    await userEvent.click(screen.getByRole('button', { name: 'Choose a patient' }));
    const dialog = screen.getByRole('dialog', { name: 'Calls to which patient?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Asha Rao' }));
    expect(await screen.findByText(/^Only calls to/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked.mock.lastCall?.[0].query).toMatchObject({ vitaId: reached.vitaId });
  });

  it('a refresh retries the names that failed to load', async () => {
    let broken = true;
    show({ 'calllog/authors': () => (broken ? failing() : { data: AUTHORS }) });
    await openFilters();
    const field = await screen.findByLabelText('By');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The names could not be loaded/));
    broken = false;
    // The open panel may cover the button.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await openFilters();
    const again = await screen.findByLabelText('By');
    expect(await within(again).findByRole('option', { name: 'Anita Coach' })).toBeInTheDocument();
    expect(again).not.toHaveAccessibleDescription();
  });
});

describe('the detail of a call', () => {
  it('shows rows, reasons and days', async () => {
    const medicines = [
      { name: 'Metformin', dose: '500', unit: 'MG', since: '2023-11-05' },
      { name: 'Amlodipine' },
    ];
    const answers = {
      body: { weight: '212', weightUnit: 'kg', weightReason: 'Weighed twice' },
      medications: { adherence: 'MISSES_OFTEN', medicines },
    };
    show({ 'calllog/get': () => ({ vitaId: reached.vitaId, data: [aCallLog(1, answers)] }) });
    await openFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Call to Asha Rao' });
    const first = await within(dialog).findByRole('heading', { name: 'Medicine 1 of 2' });
    expect(first.closest('li')).toHaveTextContent('NameMetformin');
    expect(first.closest('li')).toHaveTextContent("5 Nov'23");
    expect(within(dialog).getByRole('heading', { name: 'Medicine 2 of 2' })).toBeVisible();
    expect(dialog).toHaveTextContent('Weight212 kgReason: Weighed twice');
  });

  it('shows what happened and what was measured, as entered', async () => {
    show();
    await openFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Call to Asha Rao' });
    await within(dialog).findByText('148 mmHg');
    for (const words of [
      'Today at 3:00 am',
      'outgoing',
      '8 January 2024 at 10:00 am',
      'Took the evening tablet late.',
      'Irregular pulseYes',
      'Weight71.50 kg',
      'Glucose7.8 mmol/L',
      'After a meal',
      'Swollen feet in the evening.',
      'Version 2 of 2',
    ]) {
      expect(dialog).toHaveTextContent(words);
    }
  });

  it('keeps older versions of the log available', async () => {
    show();
    await openFirst();
    const older = await screen.findByText(/Version 1 of 2/);
    expect(screen.getByText('184 mmHg')).not.toBeVisible();
    await userEvent.click(older);
    expect(screen.getByText('184 mmHg')).toBeVisible();
  });

  it('says that an unreached call has no log, with the given reason', async () => {
    const stopped = aContact(
      7,
      { status: 'stop', disposition: 'refused', detail: 'No time' },
      { direction: 'callback' },
    );
    show({ 'touchpoint/get': () => touchpoint(stopped) }, { openContactId: stopped.id });
    const dialog = await screen.findByRole('dialog', { name: 'Call to Asha Rao' });
    for (const words of ['only reached calls have one', 'No time', 'none planned', 'callback']) {
      expect(dialog).toHaveTextContent(words);
    }
  });

  it('is opened by its id, closed by Escape, and the focus returns to the call', async () => {
    const onOpenContactChange = vi.fn();
    renderUi(<Owner onOpenContactChange={onOpenContactChange} />, { http: fakeHttp(whole) });
    await openFirst();
    expect(onOpenContactChange).toHaveBeenLastCalledWith(reached.id);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onOpenContactChange).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('button', { name: /^Call to/ })[0]).toHaveFocus();
  });

  it('refuses an answer about another call', async () => {
    show({ 'touchpoint/get': () => touchpoint(dialling) }, { openContactId: reached.id });
    const dialog = await screen.findByRole('dialog', { name: 'Call' });
    expect(await within(dialog).findByText('The call could not be loaded')).toBeVisible();
    expect(dialog).not.toHaveTextContent('Asha');
  });

  it('shows the call when only its log fails, and retries the log', async () => {
    let broken = true;
    show(
      { 'calllog/get': () => (broken ? failing() : { vitaId: reached.vitaId, data: LOGS }) },
      { openContactId: reached.id },
    );
    expect(await screen.findByText('The log of this call could not be loaded')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Call to Asha Rao' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('148 mmHg')).toBeVisible();
  });

  it('links to the patient if the owner offers it', async () => {
    const onOpenPatient = vi.fn();
    show({}, { openContactId: reached.id, onOpenPatient });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the patient' }));
    expect(onOpenPatient).toHaveBeenCalledExactlyOnceWith(reached.vitaId);
  });

  it('links to all readings of the patient if the owner offers it', async () => {
    const onOpenReadings = vi.fn();
    show({}, { openContactId: reached.id, onOpenReadings });
    await userEvent.click(await screen.findByRole('button', { name: 'All readings' }));
    expect(onOpenReadings).toHaveBeenCalledExactlyOnceWith(reached.vitaId);
  });

  it('shows an outline while it loads', async () => {
    show({ 'touchpoint/get': never }, { openContactId: reached.id });
    expect(await screen.findByText('Loading the call')).toBeInTheDocument();
  });
});

describe('the files of a call', () => {
  const first = aLogFile(1);
  const second = aLogFile(2, { name: 'Scan.jpg', mediaType: 'image/jpeg', size: 1_310_000 });
  const gone = aLogFile(3, { name: 'Of another patient.pdf', deleted: true });
  const versions = [aLogWithFiles(2, [first, second, gone]), aLogWithFiles(1, [first])];
  const withFiles: FakeAnswers = { 'calllog/get': () => ({ vitaId: reached.vitaId, data: versions }) };

  it('are listed under the version that names them, with name and size; a deleted one cannot be opened', async () => {
    show(withFiles, { openContactId: reached.id });
    const dialog = within(await screen.findByRole('dialog', { name: 'Call to Asha Rao' }));
    expect((await dialog.findAllByRole('heading', { name: 'Files' }))[0]).toBeVisible();
    const items = dialog.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(expect.arrayContaining([expect.stringMatching(/^HbA1c 1\.pdf249 KB/)]));
    expect(items).toEqual(expect.arrayContaining([expect.stringMatching(/^Scan\.jpg1\.4 MB/)]));
    expect(items).toContain('Of another patient.pdfdeleted');
    const openable = () =>
      dialog
        .getAllByRole('button', { name: /^Open / })
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent);
    expect(openable()).toEqual(['Open HbA1c 1.pdf', 'Open Scan.jpg']);
    await userEvent.click(dialog.getByText(/Version 1 of 2/));
    expect(openable()).toEqual(['Open HbA1c 1.pdf', 'Open Scan.jpg', 'Open HbA1c 1.pdf']);
  });

  it('are named among the answers instead of numbered', async () => {
    show(withFiles, { openContactId: reached.id });
    expect(await screen.findByText('HbA1c 1.pdf, Scan.jpg, Of another patient.pdf')).toBeVisible();
    expect(screen.queryByText(new RegExp(first.id))).not.toBeInTheDocument();
  });

  it('one is loaded once, however often it is pressed, and passed to the browser under its name', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const held = Promise.withResolvers<unknown>();
    const report = vi.fn((_: FakeRequest) => held.promise);
    show({ ...withFiles, report }, { openContactId: reached.id });
    const open = await screen.findByRole('button', { name: 'Open Scan.jpg' });
    await userEvent.dblClick(open);
    expect(open).toHaveAttribute('aria-busy', 'true');
    held.resolve({ file: new Blob(['picture'], { type: 'image/jpeg' }) });
    await waitFor(() => expect(saved).toEqual(['Scan.jpg']));
    expect(report).toHaveBeenCalledExactlyOnceWith({ query: { vitaId: reached.vitaId, id: second.id } });
    click.mockRestore();
  });

  it.each([
    [404, 'not-found', 'This file is no longer available: it was deleted, or its call was withdrawn.'],
    [429, 'rate-limited', 'Too many requests in a short time. Wait a moment and try again.'],
    [
      502,
      undefined,
      'Something went wrong on the server. Try again; if it fails again, report the request number.',
    ],
  ])('one that is refused with %s shows the reason, and can be retried', async (status, code, words) => {
    const report = vi.fn(() => {
      throw new HttpError({ failure: 'refused', endpoint: 'report', status, code });
    });
    show({ ...withFiles, report }, { openContactId: reached.id });
    const open = await screen.findByRole('button', { name: 'Open Scan.jpg' });
    await userEvent.click(open);
    const message = await screen.findByText(words);
    expect(message.closest('li')).toHaveTextContent(/^Scan\.jpg/);
    await userEvent.click(open);
    await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  });
});

describe('correcting a call', () => {
  const mine: FakeAnswers = {
    'touchpoint/get': () => ({
      ...touchpoint(reached),
      data: { ...touchpoint(reached).data, mayCorrect: true },
    }),
    'calllog/get': () => ({
      vitaId: reached.vitaId,
      data: LOGS.map((log) => (log.version === 2 ? { ...log, reason: 'Misheard' } : log)),
      readings: [
        {
          id: personId(801),
          metric: 'bloodpressure',
          values: [{ key: 'systolic', text: '184' }],
          status: 'final',
          supersededBy: personId(802),
        },
        {
          id: personId(802),
          metric: 'bloodpressure',
          values: [{ key: 'systolic', text: '148' }],
          status: 'corrected',
          supersededBy: null,
        },
        {
          id: personId(803),
          metric: 'body',
          values: [{ key: 'weight', text: '75' }],
          status: 'entered-in-error',
          supersededBy: null,
        },
      ],
    }),
  };
  const answered = { vitaId: reached.vitaId, data: { contact: reached, version: 3, readingIds: [] } };
  const press = async (name: string, within_ = screen) =>
    userEvent.click(await within_.findByRole('button', { name }));
  const inDialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

  it('shows why a version was made, what it changed, and the effect on its readings', async () => {
    show(mine, { openContactId: reached.id });
    const dialog = await screen.findByRole('dialog', { name: 'Call to Asha Rao' });
    await within(dialog).findAllByText('Reason: Misheard');
    expect(dialog).toHaveTextContent(/Systolic.*184 mmHg → 148 mmHg/);
    const fates = within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(fates).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/184.*Replaced by a correction/),
        expect.stringMatching(/148.*Corrected/),
        expect.stringMatching(/75.*Entered in error/),
      ]),
    );
  });

  it('is not offered without the right', async () => {
    show({}, { openContactId: reached.id });
    await screen.findByText('148 mmHg');
    expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  });

  it('requires a reason, and shows the changes first', async () => {
    const sent = vi.fn((_: FakeRequest) => answered);
    show({ ...mine, 'calllog/correct': sent }, { openContactId: reached.id });
    await press('Correct');
    const dialog = await inDialog(/^Correct the call/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    const reason = dialog.getByLabelText('Reason for the correction');
    expect(reason).toHaveAccessibleDescription(/Enter a reason/);
    // The field may be far below the pressed button, so the focus moves there and scrolls it into view.
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.fill(dialog.getByLabelText('Systolic'), '146');
    await userEvent.fill(dialog.getByLabelText('Reason for the correction'), 'Read off again');
    expect(await dialog.findByText(/148 mmHg → 146 mmHg/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.lastCall?.[0].body).toMatchObject({
      contactId: reached.id,
      reason: 'Read off again',
      followsStatus: reached.status.id,
      log: { follows: 2, answers: { bloodPressure: { systolic: '146' } } },
    });
  });

  it('shows a newer version next to the entries, which follow it then', async () => {
    let newer = false;
    const conflict = () => {
      newer = true;
      throw new HttpError({ failure: 'refused', endpoint: 'calllog/correct', status: 409, code: 'conflict' });
    };
    const sent = vi.fn((_: FakeRequest): unknown => (newer ? answered : conflict()));
    const third = aCallLog(3, { bloodPressure: { systolic: '150', systolicUnit: 'mm[Hg]' } });
    show(
      {
        ...mine,
        'calllog/correct': sent,
        'calllog/get': () => ({ vitaId: reached.vitaId, data: newer ? [third, ...LOGS] : LOGS }),
      },
      { openContactId: reached.id },
    );
    await press('Correct');
    const dialog = await inDialog(/^Correct the call/);
    await userEvent.fill(dialog.getByLabelText('Systolic'), '146');
    await userEvent.fill(dialog.getByLabelText('Reason for the correction'), 'Read off again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    expect(await dialog.findByText('Anita Coach has changed this call')).toBeVisible();
    expect(dialog.getByText(/148 mmHg → 150 mmHg/)).toBeVisible();
    expect(dialog.getByText(/150 mmHg → 146 mmHg/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.lastCall?.[0].body).toMatchObject({ log: { follows: 3 } });
  });

  describe('with files', () => {
    const first = aLogFile(1);
    const gone = aLogFile(2, { deleted: true });
    const SCAN = new File(['%PDF-1.7'], 'Scan.pdf', { type: 'application/pdf' });

    const removeDeleted = (dialog: Awaited<ReturnType<typeof inDialog>>) =>
      userEvent.click(dialog.getByRole('button', { name: 'Remove HbA1c 2.pdf (deleted)' }));

    /**
     * Opens the correction of a call with one stored file and one deleted file.
     * A third file uploads until the test says how the upload ends.
     */
    async function correctingWithFile() {
      const held = Promise.withResolvers<void>();
      const ids: string[] = [];
      const upload = async ({ body }: FakeRequest) => {
        const { id } = (body as { report: { id: string } }).report;
        ids.push(id);
        await held.promise;
        return { vitaId: reached?.vitaId, data: { id } };
      };
      const sent = vi.fn((_: FakeRequest) => answered);
      show(
        {
          ...mine,
          'calllog/get': () => ({ vitaId: reached?.vitaId, data: [aLogWithFiles(1, [first, gone])] }),
          'report/upload': upload,
          'calllog/correct': sent,
        },
        { openContactId: reached?.id },
      );
      await press('Correct');
      const dialog = await inDialog(/^Correct the call/);
      await userEvent.upload(dialog.getByLabelText('Pictures or documents'), SCAN);
      await dialog.findByRole('button', { name: 'Remove Scan.pdf' });
      await userEvent.fill(dialog.getByLabelText('Reason for the correction'), 'Sent afterwards');
      const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
      return { dialog, held, ids, sent, save };
    }

    it('names the files of the log, and waits for a running upload', async () => {
      const { dialog, held, ids, sent, save } = await correctingWithFile();
      expect(dialog.getByRole('button', { name: 'Remove HbA1c 1.pdf' })).toBeVisible();
      await removeDeleted(dialog);
      await save();
      expect(
        await dialog.findByText('The files are being uploaded. The correction is saved after that.'),
      ).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      held.resolve();
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      expect(sent.mock.lastCall?.[0].body).toMatchObject({
        reason: 'Sent afterwards',
        log: { answers: { labReports: { reports: [{ files: [first.id, ids[0]] }] } } },
      });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument());
    });

    it('lists the changed files by name', async () => {
      const { dialog, held } = await correctingWithFile();
      held.resolve();
      expect(
        await dialog.findByText(/HbA1c 2\.pdf \(deleted\) → .*HbA1c 2\.pdf \(deleted\), Scan\.pdf/),
      ).toBeVisible();
    });

    it('is not saved with a failed one, until that was removed', async () => {
      const { dialog, held, sent, save } = await correctingWithFile();
      await userEvent.fill(dialog.getByLabelText('Note'), 'Sends the report tomorrow');
      await removeDeleted(dialog);
      await save();
      held.reject(new HttpError({ failure: 'unreachable', endpoint: 'report/upload' }));
      const words = 'Scan.pdf was not saved. Choose it again or remove it, then save.';
      expect(await dialog.findByText(words)).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Scan.pdf' }));
      await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
      await save();
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      expect(sent.mock.lastCall?.[0].body).toMatchObject({
        status: { note: 'Sends the report tomorrow' },
        log: { answers: { labReports: { reports: [{ files: [first.id] }] } } },
      });
    });

    it('is not saved with a deleted one, until that was removed', async () => {
      const { dialog, held, ids, sent, save } = await correctingWithFile();
      held.resolve();
      await save();
      const words = 'HbA1c 2.pdf was deleted and cannot be saved again. Remove it, then save.';
      expect(await dialog.findByText(words)).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      await removeDeleted(dialog);
      await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
      await save();
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      expect(sent.mock.lastCall?.[0].body).toMatchObject({
        log: { answers: { labReports: { reports: [{ files: [first.id, ids[0]] }] } } },
      });
    });

    it('asks before it discards a running upload', async () => {
      const { dialog } = await correctingWithFile();
      await userEvent.clear(dialog.getByLabelText('Reason for the correction'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(dialog.getByText('The correction is not saved. Discard it?')).toBeVisible();
    });
  });

  it('a failed one is retried next to its message, and closes when it is stored', async () => {
    const sent = vi.fn((_: FakeRequest) => answered);
    sent.mockImplementationOnce(() => {
      throw new HttpError({ failure: 'timeout', endpoint: 'calllog/correct' });
    });
    show({ ...mine, 'calllog/correct': sent }, { openContactId: reached.id });
    await press('Correct');
    const dialog = await inDialog(/^Correct the call/);
    await userEvent.fill(dialog.getByLabelText('Systolic'), '146');
    await userEvent.fill(dialog.getByLabelText('Reason for the correction'), 'Read off again');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await dialog.findByText('The correction was not saved');
    await userEvent.click(dialog.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('asks before it discards a correction', async () => {
    show(mine, { openContactId: reached.id });
    await press('Correct');
    const dialog = await inDialog(/^Correct the call/);
    await userEvent.fill(dialog.getByLabelText('Systolic'), '146');
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByText('The correction is not saved. Discard it?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Systolic')).toHaveValue('146');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
    expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument();
  });

  it('a call is withdrawn with a reason and a second confirmation', async () => {
    const sent = vi.fn((_: FakeRequest) => ({ vitaId: reached.vitaId, data: reached }));
    show({ ...mine, 'calllog/withdraw': sent }, { openContactId: reached.id });
    await press('Withdraw');
    const dialog = await inDialog(/^Withdraw the call/);
    await userEvent.fill(dialog.getByLabelText('Reason for the withdrawal'), 'Another Asha');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(dialog.getByText('Tick this box to confirm.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByLabelText('This call does not belong to Asha Rao'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Withdraw/ })).not.toBeInTheDocument());
    expect(sent.mock.lastCall?.[0].body).toMatchObject({
      reason: 'Another Asha',
      followsStatus: reached.status.id,
    });
  });

  describe('an unreached call', () => {
    const unreached = aContact(3, {
      status: 'retry',
      disposition: 'no-answer',
      nextCallAt: Date.parse('2024-01-08T04:30:00Z') / 1000,
    });
    const closed: FakeAnswers = {
      ...whole,
      'touchpoint/get': () => ({
        vitaId: unreached.vitaId,
        data: { ...touchpoint(unreached).data, mayCorrect: true },
      }),
    };

    async function correcting(answers: FakeAnswers = {}) {
      const sent = vi.fn((_: FakeRequest) => ({
        vitaId: unreached.vitaId,
        data: { contact: unreached, version: null, readingIds: [] },
      }));
      show({ ...closed, 'calllog/correct': sent, ...answers }, { openContactId: unreached.id });
      await press('Correct');
      const dialog = await inDialog(/^Correct the call/);
      const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the correction' }));
      return { dialog, sent, save };
    }

    it('gets another outcome with its fields, and a reason', async () => {
      const { dialog, sent, save } = await correcting();
      expect(dialog.getByLabelText('Day of the next call')).toHaveValue('08-01-2024');
      await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Refused');
      await save();
      expect(dialog.getByLabelText(/What reason was given/)).toHaveAccessibleDescription('Enter an answer.');
      expect(sent).not.toHaveBeenCalled();
      await userEvent.fill(dialog.getByLabelText(/What reason was given/), 'Has a doctor elsewhere');
      await userEvent.fill(dialog.getByLabelText('Reason for the correction'), 'Wrong key');
      await save();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument());
      expect(sent.mock.lastCall?.[0].body).toMatchObject({
        reason: 'Wrong key',
        followsStatus: unreached.status.id,
        status: { disposition: 'refused', detail: 'Has a doctor elsewhere', nextCallAt: null },
      });
      expect(sent.mock.lastCall?.[0].body).not.toHaveProperty('log');
    });

    it('cannot become a reached one: it says what to do instead', async () => {
      const { dialog } = await correcting();
      await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Reached a relative');
      expect(dialog.getByRole('alert')).toHaveTextContent(/Withdraw this call, then open/);
      expect(dialog.queryByRole('button', { name: 'Save the correction' })).toBeNull();
      await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Busy');
      expect(dialog.getByRole('button', { name: 'Save the correction' })).toBeEnabled();
    });
  });

  it('gets another time with a reason, and keeps its type if it has a log', async () => {
    const sent = vi.fn((_: FakeRequest) => ({ vitaId: reached.vitaId, data: reached }));
    show({ ...mine, 'touchpoint/update': sent }, { openContactId: reached.id });
    await press('Time and type');
    const dialog = await inDialog(/^Edit details of the call/);
    expect(dialog.getByLabelText('Call type')).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Nothing was changed, so there is nothing to save.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Started at'), '01:15');
    await userEvent.fill(dialog.getByLabelText('Reason for the change'), 'Entered later');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^Edit details/ })).not.toBeInTheDocument(),
    );
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.lastCall?.[0].body).toMatchObject({
      reason: 'Entered later',
      followsStatus: reached.status.id,
      startedAt: Date.parse('2024-01-05T19:45:00Z') / 1000,
    });
  });

  it('shows its corrections, before and after', async () => {
    const changes = {
      startedAt: { before: reached.startedAt, after: reached.startedAt - 5400 },
      direction: { before: 'outbound', after: 'inbound' },
      callType: { before: 'ad-hoc', after: 'monthly' },
    };
    const createdAt = reached.startedAt + 7 * 3600;
    const metaInfo = { ...reached.status.metaInfo, createdAt };
    const status = { ...reached.status, status: 'corrected', reason: 'Entered later', changes, metaInfo };
    show(
      {
        'touchpoint/get': () => ({
          vitaId: reached.vitaId,
          data: { contact: { ...reached, status }, statuses: [status] },
        }),
      },
      { openContactId: reached.id },
    );
    for (const words of [
      'Started at: 06-01-2024 3:00 am → 06-01-2024 1:30 am',
      'Direction: Outgoing → Incoming',
      'Call type: Ad-Hoc Call → Monthly Call',
    ])
      expect(await screen.findByText(words)).toBeVisible();
    // The time of the correction, not of the end of the call.
    expect(screen.getByText(/^Today at 10:00 am, by/)).toBeVisible();
  });
});
