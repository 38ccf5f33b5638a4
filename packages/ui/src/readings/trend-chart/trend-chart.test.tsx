import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { KOLKATA } from '../../../test/people.ts';
import { aTrend, FIRST_READING, MANY_WEIGHTS, PRESSURE_RECORDS } from '../../../test/trends.ts';
import { TrendChart, type TrendChartProps } from './index.ts';

function show(records = PRESSURE_RECORDS, props: Partial<TrendChartProps> & { locale?: string } = {}) {
  const { locale, ...rest } = props;
  renderUi(
    <div style={{ width: 640 }}>
      <TrendChart {...aTrend(records)} label="Blood pressure" timeZone={KOLKATA} {...rest} />
    </div>,
    { locale },
  );
  return screen.findByRole('slider', { name: /Blood pressure|रक्तचाप/ });
}

const said = (slider: HTMLElement) => slider.getAttribute('aria-valuetext');

describe('a trend by keyboard', () => {
  it('stands at the last value, worded with its flag and place', async () => {
    const slider = await show();
    expect(said(slider)).toBe("12 Oct'23, 10:00 am, 128/80 mmHg, no flag, 8 of 8");
    expect(slider).toHaveAttribute('aria-valuenow', '8');
    expect(slider).toHaveAccessibleDescription(/Arrow keys/);
  });

  it.each([
    ['{ArrowLeft}', '144/90 mmHg', '7 of 8'],
    ['{ArrowDown}{ArrowLeft}', '186/112 mmHg', '6 of 8'],
    ['{Home}', '126/82 mmHg', '1 of 8'],
    ['{Home}{ArrowRight}', '131/84 mmHg', '2 of 8'],
    ['{PageDown}', '126/82 mmHg', '1 of 8'],
    ['{Home}{End}', '128/80 mmHg', '8 of 8'],
    ['{ArrowRight}', '128/80 mmHg', '8 of 8'],
  ])('%s reads %s', async (keys, values, place) => {
    const slider = await show();
    slider.focus();
    await userEvent.keyboard(keys);
    expect(said(slider)).toContain(values);
    expect(said(slider)).toContain(place);
  });

  it('names the flag of a value in words', async () => {
    const slider = await show();
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(said(slider)).not.toContain('no flag');
    expect(screen.getByText('186/112 mmHg')).toBeVisible();
  });

  it('leaves other keys to the page', async () => {
    const slider = await show();
    slider.focus();
    const before = said(slider);
    await userEvent.keyboard('a{Control>}{ArrowLeft}{/Control}');
    expect(said(slider)).toBe(before);
  });
});

it('reads the value nearest to the pointer', async () => {
  const slider = await show();
  await userEvent.hover(slider, { position: { x: 50, y: 100 } });
  expect(said(slider)).toContain('126/82 mmHg');
});

it('says so when no value lies in the time', () => {
  const span = { from: FIRST_READING - 9_000_000, to: FIRST_READING - 8_000_000 };
  renderUi(
    <TrendChart {...aTrend(PRESSURE_RECORDS)} span={span} label="Blood pressure" timeZone={KOLKATA} />,
  );
  expect(screen.getByText('No value in this time')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('stays small, however many values there are, and keeps the one that stands out', async () => {
  const slider = await show(MANY_WEIGHTS);
  expect(slider).toHaveAttribute('aria-valuemax', '20000');
  expect(slider.querySelectorAll('*').length).toBeLessThan(120);
  // The axis reaches to the one value that stands out.
  expect([...slider.querySelectorAll('text')].map(({ textContent }) => Number(textContent))).toContain(90);
});

it('speaks Hindi', async () => {
  expect(said(await show(PRESSURE_RECORDS, { label: 'रक्तचाप', locale: 'hi' }))).toMatch(/8 में से 8$/);
});
