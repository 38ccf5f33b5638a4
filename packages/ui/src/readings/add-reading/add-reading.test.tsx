// spec: 97, readings-added

import { HttpError } from '@careline/core/internal/http';
import type { EnteredMetric, MetricsClient } from '@careline/core/internal/metrics';
import { READING_TYPES, readingTypeLabel } from '@careline/core/internal/record';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi, wholeText } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { aPatient } from '../../../test/people.ts';
import { type AddedKind, AddReading } from './index.ts';

/** 21 November 2026, 12:00 in Kolkata. */
const NOW = Date.UTC(2026, 10, 21, 6, 30);
const now = () => NOW;
const lost = new HttpError({ failure: 'timeout', endpoint: 'vitals/body/add' });

function show(kind?: AddedKind, locale = 'en', inline = false, answers?: FakeAnswers) {
  const add = vi.fn<MetricsClient['add']>(async (_, __, { id }) => ({ id, createdAt: 1 }));
  const onAdded = vi.fn();
  const onClose = vi.fn();
  const patient = aPatient();
  renderUi(
    <AddReading
      metrics={{ add }}
      vitaId={patient.vitaId}
      patient={patient}
      kind={kind}
      onlyMetrics={!answers}
      onAdded={onAdded}
      onClose={onClose}
      inline={inline}
    />,
    { now, http: answers && fakeHttp(answers), locale },
  );
  return { add, onAdded, onClose, sent: () => add.mock.lastCall?.[2] };
}

const field = (name: string) => shown(name);
/** Returns the visible field of that name, because all forms stay mounted. */
const shown = (name: string) => {
  const found = screen.getAllByLabelText(new RegExp(`^${name}`)).find((one) => one.checkVisibility());
  if (!found) throw new Error(`no ${name} is in sight`);
  return found;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enter(name: string, text: string): Promise<void> {
  await userEvent.fill(field(name), text);
  await userEvent.tab();
}

describe('adding a reading', () => {
  it('stores a pressure with symptoms, time and a note, says so and closes', async () => {
    const { sent, onAdded, onClose } = show();
    await enter('Systolic', '128');
    await enter('Diastolic', '82');
    await userEvent.click(field('Irregular pulse'));
    await enter('Time', '09:30');
    await enter('Note', 'At home');
    await press('Add');
    expect(await screen.findByText('Blood Pressure was added: 128/82 mmHg.')).toBeTruthy();
    expect(sent()).toMatchObject({
      metric: 'bloodpressure',
      timestamp: Date.UTC(2026, 10, 21, 4, 0) / 1000,
      values: [
        { key: 'systolic', text: '128', unit: 'mm[Hg]' },
        { key: 'diastolic', text: '82', unit: 'mm[Hg]' },
      ],
      irrPulse: true,
      note: 'At home',
    });
    expect(onAdded).toHaveBeenCalledExactlyOnceWith('bloodpressure');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each<[EnteredMetric, string, string, string, string]>([
    ['body', 'Weight', 'Unit of Weight', '[lb_av]', '160'],
    ['bloodglucose', 'Glucose', 'Unit of Glucose', 'mmol/L', '5.6'],
    ['temperature', 'Temperature', 'Unit of Temperature', '[degF]', '98.6'],
    ['creatinine', 'Creatinine', 'Unit of Creatinine', 'umol/L', '80'],
  ])('stores %s in the chosen unit', async (metric, name, unitName, unit, text) => {
    const { sent } = show(metric);
    await userEvent.selectOptions(field(unitName), unit);
    await enter(name, text);
    await press('Add');
    await vi.waitFor(() => expect(sent()?.values).toMatchObject([{ text, unit }]));
  });

  it('accepts a day without a time, and none in the future', async () => {
    const { add, sent } = show('hemoglobin');
    await enter('Hemoglobin', '11.2');
    await userEvent.fill(field('Time'), '');
    await userEvent.fill(field('Day'), '2026-11-22');
    await press('Add');
    expect(screen.getByText('This time is in the future. Enter when it was taken.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(field('Day'), '2026-11-18');
    await press('Add');
    await vi.waitFor(() => expect(sent()).toMatchObject({ date: '2026-11-18' }));
  });

  it('offers the correction of a typo and asks why an unlikely number is right', async () => {
    const { sent } = show('body');
    await enter('Weight', '7.2');
    expect(screen.getByText(/^Did you mean 72 kg\?/)).toBeVisible();
    await press('Change it to 72 kg');
    await userEvent.selectOptions(field('Unit of Height'), 'cm');
    await enter('Height', '128');
    await userEvent.type(field('Why 128 cm is right'), 'Measured lying');
    await press('Add');
    await vi.waitFor(() =>
      expect(sent()?.values).toEqual([
        { key: 'weight', text: '72', unit: 'kg' },
        { key: 'height', text: '128', unit: 'cm', reason: 'Measured lying' },
      ]),
    );
  });

  it('sends nothing impossible, and moves to it', async () => {
    const { add } = show('spo2');
    await enter('SpO2', '140');
    await press('Add');
    await vi.waitFor(() => expect(field('SpO2')).toHaveFocus());
    expect(screen.getByText(/^Enter a value from 1 to 100/)).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });

  it('keeps the entries when sending failed, and resends the same reading', async () => {
    const { add, onAdded } = show('temperature');
    add.mockRejectedValueOnce(lost);
    await enter('Temperature', '37.4');
    await press('Add');
    expect(
      await screen.findByText(/^It is not saved yet. Everything you entered is still here\./),
    ).toBeVisible();
    expect(field('Temperature')).toHaveValue('37.4');
    await press('Add');
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(add.mock.calls[1]).toEqual(add.mock.calls[0]);
  });

  it('restores the entries of another metric', async () => {
    show('temperature');
    await enter('Temperature', '37.4');
    await userEvent.selectOptions(field('Kind of reading'), 'spo2');
    expect(field('SpO2')).toHaveValue('');
    await userEvent.selectOptions(field('Kind of reading'), 'temperature');
    expect(field('Temperature')).toHaveValue('37.4');
  });

  it('asks before entries are lost', async () => {
    const { onClose } = show('temperature');
    await enter('Temperature', '37.4');
    await press('Cancel');
    expect(screen.getByText('Nothing is saved yet. Discard it?')).toBeVisible();
    await press('Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    await press('Discard');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a critical reading', () => {
  it('is announced at once, has a message for the doctor, and stays visible once it is stored', async () => {
    const { onAdded, onClose } = show('bloodpressure');
    await enter('Systolic', '192');
    await enter('Diastolic', '124');
    const card = within(screen.getByRole('region', { name: 'Urgent: tell the doctor today' }));
    expect(card.getByRole('heading', { name: 'Speak to the doctor today' })).toBeVisible();
    expect(card.getByText(wholeText(/: 192\/124 mmHg$/))).toBeVisible();
    expect(card.getByLabelText('Message for the doctor on duty')).toHaveValue(
      expect.stringMatching(
        /^UHID .+: .+: 192\/124 mmHg, taken 21-11-2026 12:00 pm\. Please look at this today\.$/,
      ),
    );
    await press('Add');
    expect(await screen.findByText('The reading is saved.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Urgent: tell the doctor today' })).toBeVisible();
    expect(onAdded).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

const { vitaId } = aPatient();

describe('a rapid test', () => {
  const stored = (request: FakeRequest) => {
    const { id } = (request.body as { test: { id: string } }).test;
    return { vitaId, data: { id, metaInfo: { createdAt: 1 } } };
  };

  it('is stored with its result, its time and a note', async () => {
    const answer = vi.fn(stored);
    const { onAdded, onClose } = show('whole_blood_rdt', 'en', false, { 'readings/rapid-test/add': answer });
    await press('Add');
    expect(screen.getByText('Choose the test.')).toBeVisible();
    expect(screen.getByText('Choose the result.')).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
    await userEvent.selectOptions(shown('Test'), 'dengue');
    await userEvent.selectOptions(shown('Result'), 'positive');
    await userEvent.fill(shown('Note'), 'Fever');
    await press('Add');
    expect(await screen.findByText('Whole blood rapid test was added.')).toBeTruthy();
    expect(answer.mock.lastCall?.[0].body).toMatchObject({
      test: { vitaId, test: 'dengue', result: 'positive', timestamp: NOW / 1000, note: 'Fever' },
    });
    expect(onAdded).toHaveBeenCalledExactlyOnceWith('whole_blood_rdt');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that could not be sent is resent as the same test', async () => {
    const answer = vi.fn(stored);
    answer.mockRejectedValueOnce(lost as never);
    const { onAdded } = show('whole_blood_rdt', 'en', false, { 'readings/rapid-test/add': answer });
    await userEvent.selectOptions(shown('Test'), 'malaria');
    await userEvent.selectOptions(shown('Result'), 'invalid');
    await press('Add');
    expect(await screen.findByText(/^It is not saved yet/)).toBeVisible();
    await press('Add');
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(answer.mock.calls[1]?.[0].body).toEqual(answer.mock.calls[0]?.[0].body);
  });
});

describe('an examination file', () => {
  const picture = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'ear.jpg', { type: 'image/jpeg' });
  const stored = (request: FakeRequest) => {
    const { id } = (request.body as { report: { id: string } }).report;
    return { vitaId, data: { id } };
  };

  it('of an otoscopy has its ear', async () => {
    const answer = vi.fn(stored);
    const { onAdded } = show('otoscopy', 'en', false, { 'report/upload': answer });
    await press('Add');
    expect(screen.getByText('Choose the ear.')).toBeVisible();
    expect(screen.getByText('Choose the file.')).toBeVisible();
    await userEvent.selectOptions(shown('Which ear'), 'left_ear');
    await userEvent.upload(shown('File'), picture);
    await press('Add');
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith('otoscopy'));
    expect(answer.mock.lastCall?.[0].body).toMatchObject({
      report: { readingType: 'otoscopy', side: 'left_ear', takenOn: '2026-11-21', name: 'ear.jpg' },
    });
  });

  it('of another kind has none', async () => {
    const answer = vi.fn(stored);
    const { onAdded } = show('ecg', 'en', false, { 'report/upload': answer });
    await userEvent.upload(shown('File'), picture);
    await press('Add');
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(answer.mock.lastCall?.[0].body).not.toHaveProperty('report.side');
  });

  it('of an unsupported type is refused with what to do', async () => {
    const answer = vi.fn(stored);
    show('dermascopy', 'en', false, { 'report/upload': answer });
    await userEvent.upload(shown('File'), new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await press('Add');
    expect(await screen.findByText(/Only PDF files and pictures/)).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('its place', () => {
  it('is a dialog over the page', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Add a reading' })).toBeVisible();
  });

  it('is a part of the page if a dialog does not fit', () => {
    show(undefined, 'en', true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'Add a reading' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Add a reading' })).toHaveFocus();
  });

  it('uses Hindi', () => {
    show('spo2', 'hi');
    expect(screen.getByRole('dialog', { name: 'माप जोड़ें' })).toBeVisible();
    expect(field('SpO2')).toBeVisible();
  });
});

describe('the kinds of readings', () => {
  it('are all reading types of the specification, in groups', () => {
    show('bloodpressure', 'en', false, {});
    const choice = field('Kind of reading');
    const offered = within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent ?? '');
    for (const type of READING_TYPES) {
      const label = readingTypeLabel(type, 'en');
      expect(
        offered.filter(
          (text) => text === label || text.startsWith(`${label} (`) || text.includes(`(${label})`),
        ),
      ).toHaveLength(1);
    }
    expect(
      within(choice)
        .getAllByRole('group')
        .map((group) => group.getAttribute('label')),
    ).toEqual(['Vital signs', 'Sugar', 'Blood tests', 'Urine', 'Rapid tests', 'Other']);
  });

  it.each<[EnteredMetric, string, string, object]>([
    ['urine', 'Protein in urine', '2+', { key: 'protein', text: '2+', unit: '{presence}' }],
    ['pregnancytest', 'Pregnancy test', 'positive', { key: 'value', text: 'positive', unit: '{presence}' }],
    ['symptom', 'Symptom', 'fits', { key: 'value', text: 'fits', unit: '{presence}' }],
  ])('are stored as a word of their list: %s', async (metric, name, word, expected) => {
    const { sent } = show(metric);
    await userEvent.selectOptions(field(name), word);
    await press('Add');
    await vi.waitFor(() => expect(sent()?.values).toMatchObject([expected]));
  });

  it.each<[EnteredMetric, string, string]>([
    ['bloodcount', 'Platelets', '210'],
    ['electrolytes', 'Potassium', '4.2'],
    ['respiratoryrate', 'Respiratory rate', '16'],
    ['restinghr', 'Pulse', '66'],
  ])('have a field for each number of %s', async (metric, name, text) => {
    const { sent } = show(metric);
    await enter(name, text);
    await press('Add');
    await vi.waitFor(() => expect(sent()?.values).toMatchObject([{ text }]));
  });
});

describe('a meter beyond its range', () => {
  it('is asked about, and LO is one press that opens the card', async () => {
    const { sent } = show('bloodglucose');
    await enter('Glucose', '18');
    expect(screen.getByText(/^Does the meter show LO\? Is the patient awake\?/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the unit to mmol/L' })).toBeVisible();
    expect(field('Why 18 mg/dL is right')).toBeVisible();
    await press('The meter shows LO');
    expect(field('Glucose')).toHaveValue('LO');
    expect(screen.getByRole('region', { name: 'Urgent: tell the doctor now' })).toBeVisible();
    await press('Add');
    await vi.waitFor(() => expect(sent()?.values).toEqual([{ key: 'value', text: 'LO', unit: 'mg/dL' }]));
  });

  it('is entered by keyboard at the field, and removed by the same key', async () => {
    show('bloodglucose');
    field('Glucose').focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'HI on the meter: Glucose' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(field('Glucose')).toHaveValue('HI');
    await userEvent.keyboard('{Enter}');
    expect(field('Glucose')).toHaveValue('');
  });
});

describe('entered numbers', () => {
  it('show their status once the field was left', async () => {
    show('bloodpressure');
    await userEvent.fill(field('Systolic'), '192');
    await enter('Diastolic', '78');
    field('Systolic').focus();
    await userEvent.tab();
    expect(field('Systolic')).toHaveAccessibleDescription(/high blood pressure/i);
    expect(field('Diastolic')).toHaveAccessibleDescription(/in range .*mmHg/);
  });
});
