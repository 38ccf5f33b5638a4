import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { anEncounter } from '../../../test/encounters.ts';
import { NOW } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { aSummary, NOTHING_KNOWN } from '../../../test/records.ts';
import { NeedsAttention, WhatIsNext } from './index.ts';

const CRITICAL = {
  readingId: '01890000-0000-7000-8000-0000000000b1',
  measure: 'spo2',
  flag: 'spo2:dangerous',
  level: 'critical',
  metric: 'spo2',
  values: [{ key: 'value', text: '88', unit: '%' }],
};

const next = (summary = aSummary(), patient = aPatient()) =>
  renderUi(
    <WhatIsNext
      patient={patient}
      state={{ phase: 'ready', value: summary, error: undefined } as never}
      encounterAddress={() => undefined}
    />,
    { now: () => NOW + 3_600_000 },
  );

describe('the overview of a record', () => {
  it('names an open alert with its value', () => {
    renderUi(<NeedsAttention patient={{ alerts: [CRITICAL] }} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/SpO2 88%: Dangerously low oxygen.+hospital/i);
  });

  it.each([
    ['an adult', '1969-03-12', /Give 15 g glucose now/],
    ['a child', '2019-06-01', /Give 7 g glucose now/],
    ['a baby', '2026-02-01', /Feed the baby now and go to hospital/],
    ['unknown age', null, /adult 15 g, child 0.3 g per kg; feed a baby/],
  ])('treats a low glucose of %s', (_, birthDate, words) => {
    const alert = { ...CRITICAL, measure: 'glucose', flag: 'ada:low-level2', metric: 'bloodglucose' };
    renderUi(<NeedsAttention patient={{ alerts: [alert], birthDate }} />, { now: () => NOW });
    expect(screen.getByRole('listitem')).toHaveTextContent(words);
  });

  it('says that nothing is open, but not to users who may not see alerts', () => {
    renderUi(<NeedsAttention patient={{ alerts: [] }} />);
    expect(screen.getByText('No open alerts')).toBeVisible();
  });

  it('is silent when the reader may not see alerts', () => {
    renderUi(<NeedsAttention patient={{}} />);
    expect(screen.queryByText('No open alerts')).toBeNull();
  });

  it('shows the next call, and that it is overdue', () => {
    next();
    expect(screen.getByText('21-11-2026 12:00 pm')).toBeVisible();
    expect(screen.getByText('overdue')).toBeVisible();
    expect(screen.getByText('No encounter is booked')).toBeVisible();
  });

  it('reports missing data, and nothing that the reader may not see', () => {
    const { nextEncounter: _, ...others } = NOTHING_KNOWN;
    next(others as never);
    expect(screen.getByText('No call is due')).toBeVisible();
    expect(screen.queryByText('Next encounter')).toBeNull();
  });

  it('says how many encounters are booked after the next one, and since when the patient is in a programme', () => {
    const nextEncounter = anEncounter(1, 60, { serviceType: 'CARDIOLOGY_CONSULTATION' });
    next({ ...NOTHING_KNOWN, nextEncounter, laterEncounters: 2 });
    expect(screen.getByTitle('CARDIOLOGY_CONSULTATION')).toHaveTextContent('Cardiology consultation');
    expect(screen.getByText('2 later')).toBeVisible();
    expect(screen.getByText('Programmes')).toBeVisible();
  });
});
