import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wholeText } from '#test';
import { aReading, READINGS } from '../../../test/call-fixtures.ts';
import { renderUi } from '../../../test/index.ts';
import { aPatient } from '../../../test/people.ts';
import { LastReadingFacts } from './last-reading-facts.tsx';

const man = aPatient({ appUserInfo: { name: 'Ravi', gender: 'male' }, birthDate: '1970-01-01' });

function shown(metric: string, facts: Partial<Parameters<typeof LastReadingFacts>[0]> = {}) {
  const records = READINGS.filter((record) => record.metric === metric);
  const props = { records, enrolledAt: 0, patient: man, ...facts };
  return renderUi(<LastReadingFacts {...props} />);
}

describe('the facts of a last reading', () => {
  it('show value, flag, day, author, and source', () => {
    const { container } = shown('bloodpressure');
    const page = within(container);
    expect(page.getByText('142/91 mmHg')).toBeVisible();
    expect(page.getByText(/grade 1/i)).toBeVisible();
    expect(page.getByText(/irregular pulse · .*, Meera Nair/)).toBeVisible();
    expect(page.getByText(wholeText(/^−8\/−5 mmHg since \d+ \S+ \(150\/96 mmHg\)$/))).toBeVisible();
    expect(page.getByText(wholeText(/^3 values since .*: 142–156 \/ 91–98 mmHg$/))).toBeVisible();
  });

  it('have a decorative line that repeats nothing to screen readers', () => {
    shown('bloodpressure');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('of a single value have no trend', () => {
    shown('bloodglucose');
    expect(screen.getByText('7.8 mmol/L')).toBeVisible();
    expect(screen.queryByText(/since/)).toBeNull();
  });

  it('name the flagged part of the body values', () => {
    const values = [
      { key: 'weight', text: '98', unit: 'kg' },
      { key: 'bmi', text: '33', unit: 'kg/m2' },
    ];
    shown('body', { records: [aReading('body', 1, values)] });
    expect(screen.getByText(/^Body mass index: /)).toBeVisible();
  });

  it('say so when nothing is recorded', () => {
    shown('hemoglobin');
    expect(screen.getByText('none recorded')).toBeVisible();
  });
});
