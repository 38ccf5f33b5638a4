import { HttpError } from '@careline/core/internal/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aContact, aLogFile, aLogWithFiles, CONTACTS, LOGS } from '../../../test/contacts.ts';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { CallStatusHistory, type CallStatusHistoryProps } from '../call-status-history/index.ts';
import { CallHistoryPrint } from './call-history-print.tsx';

const [reached] = CONTACTS;
if (!reached) throw new Error('the tests need the first call of the stories');

const ANSWERS: FakeAnswers = {
  'calllog/authors': () => ({ data: [{ id: personId(900), name: 'Anita Coach', active: true }] }),
  'calllog/list': () => ({ data: CONTACTS, next: null, total: CONTACTS.length }),
  'touchpoint/get': () => ({
    vitaId: reached.vitaId,
    data: { contact: reached, statuses: [reached.status] },
  }),
  'calllog/get': () => ({ vitaId: reached.vitaId, data: LOGS }),
};

/** What the printed page shows. */
interface Printed {
  readonly rows: readonly string[];
  readonly text: string;
}

function onPaper(): Printed {
  const rows = screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent ?? '');
  return { rows, text: document.body.textContent ?? '' };
}

/** Fires the browser's print events and returns what is on paper between them. */
function print(): Printed {
  window.dispatchEvent(new Event('beforeprint'));
  const paper = screen.getAllByRole('table', { hidden: true }).at(-1);
  const rows = paper ? within(paper).getAllByRole('row', { hidden: true }) : [];
  const shown = { ...onPaper(), rows: rows.map((row) => row.textContent ?? '') };
  window.dispatchEvent(new Event('afterprint'));
  return shown;
}

const printed: Printed[] = [];
afterEach(() => {
  printed.length = 0;
});
const whenAsked = () => void printed.push(print());

function show(answers: FakeAnswers = {}, props: Partial<CallStatusHistoryProps> = {}, locale = 'en') {
  const http = fakeHttp({ ...ANSWERS, ...answers });
  renderUi(
    <CallStatusHistory printing={(shown) => <CallHistoryPrint {...shown} print={whenAsked} />} {...props} />,
    { now, http, locale },
  );
}

describe('the printed list', () => {
  it('has every call of the filters, also those the screen has not loaded', async () => {
    const first = [reached];
    const rest = Array.from({ length: 120 }, (_, index) =>
      aContact(index + 10, { status: 'retry', disposition: 'busy' }),
    );
    show({
      'calllog/list': ({ query }) => {
        if (query?.export !== 'true') return { data: first, next: query?.after ? null : 'k', total: 121 };
        return query.after ? { data: rest, next: null, total: null } : { data: first, next: 'e', total: 121 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]?.rows).toHaveLength(122);
    expect(printed[0]?.rows[0]).toBe('WhenPatientProgrammeCall typeAttemptOutcomeBy');
    expect(printed[0]?.rows[1]).toMatch(
      /06-01-2024 3:00 am.*Asha Rao.*CL0000000017.*Reached the patient.*Anita/,
    );
    expect(printed[0]?.text).toMatch(/Calls:121 calls/);
    await waitFor(() => expect(screen.queryByText(/121 calls/, { selector: 'dd' })).not.toBeInTheDocument());
  });

  it('names the filters, and the total when not all are printed', async () => {
    const filters = {
      vitaId: reached.vitaId,
      programme: 'ahc',
      disposition: 'open',
      status: 'dialling',
      authorId: personId(900),
      from: '2024-01-01',
      to: '2024-01-06',
      sort: 'time',
    } as const;
    show({ 'calllog/list': () => ({ data: [reached], next: null, total: 9 }) }, { filters });
    await screen.findByRole('button', { name: 'Print' });
    const { text } = print();
    for (const words of [
      'Patient:Asha Rao, CL0000000017',
      'Programme:AHC',
      'Outcome:Unfinished',
      'Status:No outcome yet',
      'By:Anita Coach',
      'Days:01-01-2024 to 06-01-2024',
      'Order:Oldest first',
      'Calls:1 of 9 calls',
      'Printed:06-01-2024',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is not printed when the calls failed to load', async () => {
    const failure = new HttpError({ failure: 'timeout', endpoint: 'calllog/list', requestId: 'req-9' });
    show({
      'calllog/list': ({ query }) => {
        if (query?.export === 'true') throw failure;
        return { data: CONTACTS, next: null, total: CONTACTS.length };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(await screen.findByText(/nothing was printed/)).toBeVisible();
    expect(printed).toEqual([]);
  });

  it('is printed in Hindi', async () => {
    show({}, {}, 'hi');
    await screen.findByRole('button', { name: 'प्रिंट करें' });
    expect(print().text).toContain('क्रम:नई पहले');
  });
});

describe('a printed call', () => {
  it('replaces the list, with every version unfolded and absolute dates', async () => {
    show({}, { openContactId: reached.id, onOpenContactChange: () => undefined });
    expect(await screen.findByText(/Version 1 of 2/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    // The first heading belongs to the dialog, which is not printed.
    const heading = screen
      .getAllByRole('heading', { name: 'Call to Asha Rao', level: 2, hidden: true })
      .at(-1);
    const sheet = heading?.parentElement;
    if (!sheet) throw new Error('the sheet is there');
    expect(sheet.textContent).toContain('UHID:CL0000000017');
    expect(sheet.textContent).toContain('Started06-01-2024 3:00 am');
    expect(sheet.textContent).not.toMatch(/Today|Yesterday/);
    expect(sheet.querySelector('details')?.open).toBe(true);
    expect(within(sheet).queryAllByRole('button', { hidden: true })).toEqual([]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(heading).not.toBeInTheDocument();
  });

  it('names its files, and opens none', async () => {
    const log = aLogWithFiles(1, [aLogFile(1), aLogFile(2, { deleted: true })]);
    show(
      { 'calllog/get': () => ({ vitaId: reached.vitaId, data: [log] }) },
      { openContactId: reached.id, onOpenContactChange: () => undefined },
    );
    expect(await screen.findByRole('button', { name: 'Open HbA1c 1.pdf' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const [, onSheet] = screen.getAllByRole('heading', { name: 'Files', hidden: true });
    expect(onSheet?.parentElement).toHaveTextContent('FilesHbA1c 1.pdfHbA1c 2.pdfdeleted');
    expect(screen.getAllByRole('button', { name: /^Open HbA1c/, hidden: true })).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});
