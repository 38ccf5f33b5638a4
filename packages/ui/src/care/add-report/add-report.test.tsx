// spec: 182

import { REPORT_METRICS, reportForm } from '@careline/core/internal/calls/forms';
import { type FormField, leafFields } from '@careline/core/internal/forms';
import { HttpError } from '@careline/core/internal/http';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { formLabel } from '../../messages/index.ts';
import { reportMetricLabel, reportWords } from '../report-values/index.ts';
import { AddReport } from './index.ts';

/** Returns a pregnant patient enrolled in these programmes. */
const enrolledIn = (...programmes: string[]) =>
  aPatient({
    birthDate: '1996-03-12',
    pregnancies: [{ dueDate: '2027-02-01' }],
    enrolments: programmes.map((programme) => ({ programme, enrolledAt: 1_760_000_000 })),
  });
const reply = (request: FakeRequest) => ({
  vitaId,
  data: { id: (request.body as { report: { id: string } }).report.id },
});

function show(answers: FakeAnswers = {}, programme?: string, patient = enrolledIn('healthy_motherhood')) {
  const add = vi.fn(reply);
  const upload = vi.fn(reply);
  const onAdded = vi.fn();
  const onClose = vi.fn();
  const onDirtyChange = vi.fn();
  const http = fakeHttp({
    'user/get': () => ({ vitaId, data: patient }),
    'report/add': add,
    'report/upload': upload,
    ...answers,
  });
  renderUi(
    <AddReport
      vitaId={vitaId}
      programme={programme}
      onAdded={onAdded}
      onClose={onClose}
      onDirtyChange={onDirtyChange}
    />,
    { now: () => NOW, http },
  );
  return { add, upload, onAdded, onClose, onDirtyChange };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (metric: string) =>
  userEvent.selectOptions(await screen.findByLabelText(/^Report(?! file)/), metric);
const fill = async (name: string, text: string) => {
  await userEvent.fill(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
  await userEvent.tab();
};
const pdf = new File(['%PDF-1.7'], 'Scan.pdf', { type: 'application/pdf' });

describe('an added report', () => {
  it.each([
    ['of the call’s programme', 'ahc', PROGRAMMES.ahc.reportMetrics],
    [
      'of all programmes of the patient',
      undefined,
      REPORT_METRICS.filter((metric) =>
        [...PROGRAMMES.careline.reportMetrics, ...PROGRAMMES.healthy_motherhood.reportMetrics].includes(
          metric,
        ),
      ),
    ],
  ])('is one %s', async (_, programme, metrics) => {
    show({}, programme, enrolledIn('careline', 'healthy_motherhood'));
    const options = within(await screen.findByLabelText(/^Report(?! file)/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', ...metrics]);
  });

  it('is sent with its values and its day, and without a file if there is none', async () => {
    const { add, upload, onAdded, onClose } = show();
    await choose('Glucose Tolerance Test');
    await fill('Fasting', '88');
    await fill('After 1 hour', '190');
    // Values from 180 mg/dL on are flagged, in words.
    expect(screen.getByRole('textbox', { name: /^After 1 hour/ })).toHaveAccessibleDescription(/diabetes/i);
    await userEvent.fill(screen.getByLabelText(/^Date of the report/), '2026-11-18');
    await press('Add');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onAdded).toHaveBeenCalledOnce();
    expect(upload).not.toHaveBeenCalled();
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      report: {
        vitaId,
        metric: 'Glucose Tolerance Test',
        takenOn: '2026-11-18',
        answers: {
          glucoseToleranceTest: { fasting: '88', fastingUnit: 'mg/dL', oneHour: '190', oneHourUnit: 'mg/dL' },
        },
      },
    });
  });

  it('is sent as one with its file', async () => {
    const { add, upload, onClose } = show();
    await choose('Amniotic Fluid Index');
    await fill('Amniotic fluid index', '12.4');
    await userEvent.upload(screen.getByLabelText('Report file'), pdf);
    await press('Add');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(add).not.toHaveBeenCalled();
    expect(upload.mock.lastCall?.[0].body).toMatchObject({
      report: {
        name: 'Scan.pdf',
        metric: 'Amniotic Fluid Index',
        takenOn: '2026-11-21',
        forCall: false,
        answers: { amnioticFluidIndex: { afi: '12.4', afiUnit: 'cm' } },
      },
    });
  });

  it('reports missing or impossible entries, moves the focus there, and sends nothing', async () => {
    const { add } = show();
    await screen.findByLabelText(/^Report(?! file)/);
    await press('Add');
    expect(screen.getByText('Choose the report.')).toBeVisible();
    await choose('CTG');
    await press('Add');
    expect(screen.getByText('Enter a value or choose a file.')).toBeVisible();
    await fill('Baseline heart rate', '14');
    await press('Add');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Baseline heart rate/ })).toHaveFocus());
    await userEvent.fill(screen.getByLabelText(/^Date of the report/), '2026-11-22');
    expect(screen.getByText('This date is in the future.')).toBeVisible();
    await press('Add');
    expect(add).not.toHaveBeenCalled();
  });

  it('keeps the typed values when sending failed, and is resent as the same one', async () => {
    const keys: unknown[] = [];
    const { onClose } = show({
      'report/add': (request) => {
        keys.push((request.body as { report: { id: string } }).report.id);
        if (keys.length === 1) throw new HttpError({ failure: 'unreachable', endpoint: 'report/add' });
        return reply(request);
      },
    });
    await choose('CTG');
    await fill('Baseline heart rate', '140');
    await press('Add');
    expect(
      await screen.findByText(/^It is not saved yet. Everything you entered is still here\./),
    ).toBeVisible();
    await press('Add');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['of another type', new File(['x'], 'page.html', { type: 'text/html' })],
    ['with nothing in it', new File([], 'empty.pdf', { type: 'application/pdf' })],
  ])('with a file %s is refused before it is sent', async (_, file) => {
    const { upload } = show();
    await choose('Others');
    await userEvent.upload(screen.getByLabelText('Report file'), file);
    await press('Add');
    expect(await screen.findByText(/Only PDF files and pictures/)).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
  });

  it('with an urgent value says so at once, and stays visible once it is stored', async () => {
    const { onAdded, onClose } = show({}, undefined, enrolledIn('careline'));
    await choose('Blood Glucose');
    await fill('Random', '480');
    expect(screen.getByRole('region', { name: 'Urgent: tell the doctor now' })).toBeVisible();
    const reason = screen.queryByLabelText(/^Why 480/);
    if (reason) await userEvent.fill(reason, 'Printed so');
    await press('Add');
    expect(await screen.findByText('The report is saved.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Urgent: tell the doctor now' })).toBeVisible();
    expect(onAdded).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is restored after a switch of metrics, and is not lost without a question', async () => {
    const { onClose, onDirtyChange } = show();
    await choose('CTG');
    await fill('Baseline heart rate', '140');
    await choose('Thyroid profile');
    await choose('CTG');
    expect(screen.getByRole('textbox', { name: /^Baseline heart rate/ })).toHaveValue('140');
    expect(onDirtyChange).toHaveBeenLastCalledWith(expect.any(String), true);
    await press('Cancel');
    expect(screen.getByText('Nothing is saved yet. Discard it?')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('can be entered when the patient’s record failed to load', async () => {
    const lost = () => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'user/get' });
    };
    const { onClose } = show({ 'user/get': lost }, 'healthy_motherhood');
    expect(await screen.findByText(/^The patient’s record could not be loaded/)).toBeVisible();
    await choose('CTG');
    await fill('Baseline heart rate', '140');
    await press('Add');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('every form of a report', () => {
  const labels = (fields: readonly FormField[]) =>
    leafFields(fields).flatMap((field) => [
      field.label,
      ...('options' in field ? field.options.map(({ label }) => label) : []),
    ]);

  it.each(REPORT_METRICS)('%s has labels', (metric) => {
    const keys = reportForm(metric).sections.flatMap((section) => labels(section.fields));
    expect(reportMetricLabel(metric, 'en')).toBe(metric);
    const bare = keys.filter((key) => {
      const words = reportWords(key, 'en') ?? formLabel(key, 'en');
      return words === key.slice(key.lastIndexOf('.') + 1);
    });
    expect(bare.filter((key) => !/\.(?:tsh|ft4|t4|ft3|t3|ldl|hdl)$/.test(key))).toEqual([]);
  });
});
