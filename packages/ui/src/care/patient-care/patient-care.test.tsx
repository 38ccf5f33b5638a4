import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { aStoredNote, aStoredReport, careAnswers, NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient, personId } from '../../../test/people.ts';
import { PatientCare, type PatientCareProps, reportUploads } from './index.ts';

function show(answers: FakeAnswers = {}, mayWrite = true, more: Partial<PatientCareProps> = {}) {
  const onDirtyChange = vi.fn();
  let seconds = 0;
  renderUi(<PatientCare vitaId={vitaId} mayWrite={mayWrite} onDirtyChange={onDirtyChange} {...more} />, {
    now: () => NOW + 1_000 * seconds++,
    http: fakeHttp({ ...careAnswers, ...answers }),
  });
  return { onDirtyChange };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp, within = screen) =>
  within.findByRole('button', { name }).then((button) => userEvent.click(button));
const refused = (status: number, code: string) => () =>
  Promise.reject(new HttpError({ failure: 'refused', endpoint: 'care', status, code }));
const pdf = (name = 'Scan.pdf', type = 'application/pdf') => new File(['%PDF-1.7'], name, { type });

describe('a patient’s notes, tasks and reports', () => {
  it('are shown with their author, and their earlier text', async () => {
    show();
    expect(await screen.findByText('Call after the evening prayer')).toBeTruthy();
    expect(await screen.findByText("HbA1c · 7.1% · 2 Nov'26")).toBeTruthy();
    expect(await screen.findByText("Overdue since 20 Nov'26")).toBeTruthy();
    await userEvent.click(screen.getByText('Corrected once'));
    expect(screen.getByText('Call before noon')).toBeTruthy();
  });

  it('are read-only for users who may not write', async () => {
    show({}, false);
    await screen.findByText('Call after the evening prayer');
    const names = (await screen.findAllByRole('button')).map((button) => button.textContent?.trim());
    expect(names).toEqual(['Open HbA1c March.pdf']);
  });

  it.each([
    ['Notes', 'notes/list', 'Notes could not be loaded', 'Call after the evening prayer'],
    ['Reports', 'reports/list', 'Reports could not be loaded', "HbA1c · 7.1% · 2 Nov'26"],
    ['To do for this patient', 'tasks/patient', 'The tasks could not be loaded', 'Ask for the HbA1c report'],
  ])('%s that failed to load are retried', async (name, endpoint, failed, text) => {
    const answer = vi.fn(careAnswers[endpoint]);
    answer.mockImplementationOnce(refused(503, 'unavailable'));
    show({ [endpoint]: answer });
    expect(await screen.findByText(failed)).toBeTruthy();
    await press(/Try again/, region(name) as typeof screen);
    expect(await region(name).findByText(text)).toBeTruthy();
  });
});

describe('a note', () => {
  it('is saved once under one id, also when the first answer was lost', async () => {
    const requests: FakeRequest[] = [];
    const add = vi.fn((request: FakeRequest) => {
      requests.push(request);
      if (requests.length === 1) throw new HttpError({ failure: 'timeout', endpoint: 'notes/add' });
      return { vitaId, data: aStoredNote() };
    });
    const { onDirtyChange } = show({ 'notes/add': add });
    await userEvent.fill(await screen.findByLabelText('New note'), 'Lives with her son');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(screen.getByLabelText('Kind of note'), 'Family');
    await press('Save note');
    expect(await screen.findByText('The server did not answer in time. Try again.')).toBeTruthy();
    await press('Save note');
    await vi.waitFor(() => expect(screen.getByLabelText('New note')).toHaveProperty('value', ''));
    expect(requests[0]?.body).toMatchObject({ note: { kind: 'family', text: 'Lives with her son' } });
    expect(requests[1]).toEqual(requests[0]);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('is not saved empty', async () => {
    const add = vi.fn();
    show({ 'notes/add': add });
    await press('Save note');
    expect(await screen.findByText('Write the note first.')).toBeTruthy();
    expect(add).not.toHaveBeenCalled();
  });

  it('is corrected with a reason; typed text stays when a colleague was faster', async () => {
    const update = vi.fn(refused(409, 'conflict'));
    show({ 'notes/update': update });
    await press('Correct');
    await userEvent.fill(screen.getByLabelText('Corrected note'), 'Call after six');
    await press('Save correction');
    expect(await screen.findByText('Enter a reason.')).toBeTruthy();
    await userEvent.fill(screen.getByLabelText('Reason'), 'Asked again');
    await press('Save correction');
    expect(await screen.findByText(/^Someone has changed this/)).toBeTruthy();
    expect(screen.getByLabelText('Corrected note')).toHaveProperty('value', 'Call after six');
    expect(update).toHaveBeenCalledOnce();
  });
});

describe('notes with an encounter', () => {
  const encounterId = personId(31);
  const ofIt = { encounterId, encounter: { serviceType: 'CARDIOLOGY_CONSULTATION', start: NOW / 1000 } };
  const notes = [
    aStoredNote({ id: personId(42), kind: 'general', text: 'Chest pain since Monday', ...ofIt }),
    aStoredNote({ id: personId(43), kind: 'general', text: 'Lives with her son' }),
    aStoredNote(),
  ];
  const answer = ({ query }: FakeRequest) => ({
    vitaId,
    data: query?.encounterId ? notes.slice(0, 1) : notes,
    next: null,
  });

  it('are listed for the encounter, and separately the patient’s others, warnings first', async () => {
    const add = vi.fn((_: FakeRequest) => ({ vitaId, data: aStoredNote() }));
    show({ 'notes/list': answer, 'notes/add': add }, true, { encounterId });
    const own = region('Notes from this encounter');
    expect(await own.findByText('Chest pain since Monday')).toBeVisible();
    expect(own.getAllByRole('button', { name: 'Correct' })).toHaveLength(1);
    const others = region('Other notes about this patient');
    expect((await others.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Call after the evening prayer'),
      expect.stringContaining('Lives with her son'),
    ]);
    expect(others.queryByRole('button')).toBeNull();
    await userEvent.fill(own.getByLabelText('New note'), 'ECG is normal');
    await press('Save note', own as typeof screen);
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
    expect(add.mock.calls[0]?.[0].body).toMatchObject({ note: { encounterId, text: 'ECG is normal' } });
  });

  it('link from the patient’s notes to their encounter, for users who may open it', async () => {
    show({ 'notes/list': answer }, true, { encounterAddress: (id: string) => `/my_encounters/${id}` });
    const link = await screen.findByRole('link', { name: /^Encounter: / });
    expect(link).toHaveAttribute('href', `/my_encounters/${encounterId}`);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('a report', () => {
  it('that came with a call appears here as soon as the call is saved, and typed text stays', async () => {
    const list = vi.fn(careAnswers['reports/list']);
    const http = fakeHttp({ ...careAnswers, 'reports/list': list });
    const panel = { vitaId, mayWrite: true };
    const { rerender } = renderUi(<PatientCare {...panel} />, { http, now: () => NOW });
    await region('Reports').findByRole('button', { name: 'Open HbA1c March.pdf' });
    await userEvent.fill(screen.getByLabelText('New note'), 'Sends the report today');
    list.mockImplementation(() => ({
      vitaId,
      data: [aStoredReport({ name: 'From the call.pdf' })],
      next: null,
    }));
    rerender(<PatientCare {...panel} savedCall={personId(70)} />);
    expect(await region('Reports').findByRole('button', { name: 'Open From the call.pdf' })).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('Sends the report today');
  });

  it('is deleted with a reason', async () => {
    const remove = vi.fn((_: FakeRequest) => ({ vitaId, data: { id: 'x' } }));
    show({ 'report/delete': remove });
    await press('Delete HbA1c March.pdf');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete HbA1c March.pdf?' }));
    await userEvent.fill(dialog.getByLabelText('Reason'), 'Of another patient');
    await press('Delete', dialog as typeof screen);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove.mock.calls[0]?.[0].body).toMatchObject({ vitaId, reason: 'Of another patient' });
  });

  it('that is added appears in the list with its values; without a file there is none to open', async () => {
    const answers = { glucoseToleranceTest: { fasting: '88', fastingUnit: 'mg/dL', twoHours: '151' } };
    const form = 'reports/glucose-tolerance-test@1';
    const metric = 'Glucose Tolerance Test';
    const inWords = aStoredReport({ name: '', size: 0, metric, value: null, unit: null, form, answers });
    const list = vi.fn(careAnswers['reports/list']);
    show({
      'reports/list': list,
      'user/get': () => ({ vitaId, data: aPatient({ vitaId }) }),
      'report/add': (request) => ({
        vitaId,
        data: { id: (request.body as { report: { id: string } }).report.id },
      }),
    });
    await press('Add a report');
    const dialog = within(screen.getByRole('dialog', { name: 'Add a report' }));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Report(?! file)/), 'HbA1c');
    await userEvent.fill(dialog.getByRole('textbox', { name: /^HbA1c/ }), '6.4');
    list.mockImplementation(() => ({ vitaId, data: [inWords], next: null }));
    await press('Add', dialog as typeof screen);
    // The facts also appear in the accessible name of the button.
    const [facts] = await region('Reports').findAllByText("Glucose Tolerance Test · 2 Nov'26");
    expect(facts).toBeVisible();
    expect(region('Reports').getByText('88 mg/dL')).toBeVisible();
    expect(region('Reports').queryByRole('button', { name: /^Open/ })).toBeNull();
    expect(region('Reports').getByRole('button', { name: /^Delete Glucose Tolerance Test/ })).toBeVisible();
  });
});

describe('the files of a call’s form', () => {
  it('are uploaded for the call, and shown by their names', async () => {
    const sent: FakeRequest[] = [];
    const http = fakeHttp({
      'report/upload': (request) => {
        sent.push(request);
        return { vitaId, data: { id: (request.body as { report: { id: string } }).report.id } };
      },
    });
    const uploads = reportUploads({ http, vitaId, now: () => NOW });
    const { signal } = new AbortController();
    const stored = await uploads.upload(pdf(), { accept: ['application/pdf'], signal });
    expect(uploads.nameOf(stored.id)).toBe('Scan.pdf');
    expect(sent[0]?.body).toMatchObject({ report: { vitaId, name: 'Scan.pdf', forCall: true } });
  });

  it('are not accepted from an answer about another patient', async () => {
    const http = fakeHttp({ 'report/upload': () => ({ vitaId: 'another', data: { id: 'x' } }) });
    const uploads = reportUploads({ http, vitaId, now: () => NOW });
    const { signal } = new AbortController();
    const sending = uploads.upload(pdf(), { accept: ['application/pdf'], signal });
    await expect(sending).rejects.toMatchObject({ failure: 'answer-invalid' });
  });
});
