import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { aTrend, PRESSURE_RECORDS } from '../../test/trends.ts';
import { TrendChart } from './trend-chart/index.ts';

describe('a reading with the time of its report', () => {
  it.each([
    ['en', 'time of the report'],
    ['hi', 'रिपोर्ट का समय'],
  ])('says so on the chart: %s', async (locale, words) => {
    const records = PRESSURE_RECORDS.map((record) => ({ ...record, timeFrom: 'time-of-report' }));
    renderUi(
      <div style={{ width: 640 }}>
        <TrendChart {...aTrend(records)} label="Blood pressure" />
      </div>,
      { locale },
    );
    const slider = await screen.findByRole('slider', { name: /Blood pressure|रक्तचाप/ });
    expect(slider.getAttribute('aria-valuetext')).toContain(`(${words})`);
  });
});
