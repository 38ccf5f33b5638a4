// spec: 191, readings-agree, trend-weeks

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aTrend, FIRST_READING, MANY_WEIGHTS, PRESSURE_RECORDS } from '../../../test/trends.ts';
import { TrendChart, type TrendChartProps } from './index.ts';

function show(records = PRESSURE_RECORDS, props: Partial<TrendChartProps> & { locale?: string } = {}) {
  const { locale, ...rest } = props;
  renderUi(
    <div style={{ width: 640 }}>
      <TrendChart {...aTrend(records)} label="Blood pressure" {...rest} />
    </div>,
    { locale },
  );
  return screen.findByRole('slider', { name: /Blood pressure|रक्तचाप/ });
}

const valueText = (slider: HTMLElement) => slider.getAttribute('aria-valuetext');

describe('a trend by keyboard', () => {
  it('starts at the last value, described with its flag and position', async () => {
    const slider = await show();
    expect(valueText(slider)).toBe("12 Oct'23, 10:00 am, 128/80 mmHg, in range 101–129 / 60–84 mmHg, 8 of 8");
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
    expect(valueText(slider)).toContain(values);
    expect(valueText(slider)).toContain(place);
  });

  it('names the flag of a value in words', async () => {
    const slider = await show();
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(valueText(slider)).not.toContain('in range');
    expect(screen.getByText('186/112 mmHg')).toBeVisible();
  });

  it('leaves other keys to the page', async () => {
    const slider = await show();
    slider.focus();
    const before = valueText(slider);
    await userEvent.keyboard('a{Control>}{ArrowLeft}{/Control}');
    expect(valueText(slider)).toBe(before);
  });
});

it('reads the value nearest to the pointer', async () => {
  const slider = await show();
  await userEvent.hover(slider, { position: { x: 50, y: 100 } });
  expect(valueText(slider)).toContain('126/82 mmHg');
});

it('has the references of a pair as areas of two tones, their edges beside the plot, and flagged values filled', async () => {
  const slider = await show();
  expect(screen.getByText(/^Green: normal range of the upper value/)).toBeVisible();
  expect(slider.querySelectorAll('rect.fill-success-soft').length).toBeGreaterThan(0);
  expect(slider.querySelectorAll('rect.fill-info-soft').length).toBeGreaterThan(0);
  expect(slider.querySelectorAll('path.fill-warning.stroke-warning').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Diastolic' }));
  expect(slider.querySelectorAll('rect.fill-info-soft')).toHaveLength(0);
});

it('shows extra content below the dates if given', async () => {
  const slider = await show(PRESSURE_RECORDS, { underDay: () => '20w' });
  const words = [...slider.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words.filter((word) => word === '20w').length).toBeGreaterThan(1);
});

it('says when there is no value in the period', () => {
  const span = { from: FIRST_READING - 9_000_000, to: FIRST_READING - 8_000_000 };
  renderUi(<TrendChart {...aTrend(PRESSURE_RECORDS)} span={span} label="Blood pressure" />);
  expect(screen.getByText('No values in this period')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('stays small, however many values there are, and keeps an outlier', async () => {
  const slider = await show(MANY_WEIGHTS);
  expect(slider).toHaveAttribute('aria-valuemax', '20000');
  expect(slider.querySelectorAll('*').length).toBeLessThan(120);
  // The axis includes the outlier.
  expect([...slider.querySelectorAll('text')].map(({ textContent }) => Number(textContent))).toContain(90);
});

it('uses Hindi', async () => {
  expect(valueText(await show(PRESSURE_RECORDS, { label: 'रक्तचाप', locale: 'hi' }))).toMatch(/8 में से 8$/);
});

const DAY = 86_400;
/** Returns the announced time. The first status region is the chart's own; the others belong to the page. */
const shownTime = () => screen.getAllByRole('status')[0]?.textContent;
/** Waits, because the time is announced only after the zoom has settled. */
const expectShown = (time: unknown) => vi.waitFor(() => expect(shownTime()).toEqual(time));

describe('the zoom', () => {
  it('is entered and left by keyboard, around the current value', async () => {
    const slider = await show();
    slider.focus();
    await userEvent.keyboard('{Home}{+}');
    await expectShown("4 Jan'23 to 25 May'23");
    expect(slider.getAttribute('aria-valuetext')).toContain('126/82 mmHg');
    expect(slider).toHaveAttribute('aria-valuemax', '8');
    await userEvent.keyboard('{-}');
    await expectShown('');
    await userEvent.keyboard('{=}{=}0');
    await expectShown('');
  });

  it('is entered and left by buttons', async () => {
    const slider = await show();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await expectShown(expect.stringContaining(' to '));
    await userEvent.click(screen.getByRole('button', { name: 'Whole time' }));
    await expectShown('');
    // The button is now disabled, but the focus is not lost.
    expect(slider).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await expectShown(expect.stringContaining(' to '));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(slider).toHaveFocus();
  });

  it('keeps the labels of its axes, and announces many steps once', async () => {
    const slider = await show();
    slider.focus();
    const labels = [...slider.querySelectorAll('text')];
    const announced: (string | null)[] = [];
    const [status] = screen.getAllByRole('status');
    const watch = new MutationObserver(() => announced.push(status?.textContent ?? null));
    watch.observe(status as Node, { childList: true, characterData: true, subtree: true });
    for (const key of ['+', '+', '-', '+']) fireEvent.keyDown(slider, { key });
    expect(labels.filter((label) => slider.contains(label)).length).toBeGreaterThan(labels.length / 2);
    await expectShown(expect.stringContaining(' to '));
    watch.disconnect();
    expect(announced).toEqual([shownTime()]);
  });

  it('follows the keyboard beyond its edge', async () => {
    const slider = await show();
    slider.focus();
    await userEvent.keyboard('{+}{+}{+}{Home}');
    expect(valueText(slider)).toContain('1 of 8');
    await expectShown(expect.stringContaining("Jan'23"));
  });

  it('is drawn over the plot, and reads a visible value', async () => {
    const slider = await show();
    const { left, top } = slider.getBoundingClientRect();
    const at = (x: number) => ({ pointerId: 1, pointerType: 'mouse', clientX: left + x, clientY: top + 60 });
    slider.setPointerCapture = () => undefined;
    fireEvent.pointerDown(slider, at(60));
    fireEvent.pointerMove(slider, at(300));
    fireEvent.pointerUp(slider, at(300));
    await expectShown(expect.stringMatching(/^\d+ Jan'23 to \d+ May'23$/));
    expect(valueText(slider)).toMatch(/[1-4] of 8$/);
  });

  it('is entered by spreading two fingers', async () => {
    const slider = await show();
    const { left, top } = slider.getBoundingClientRect();
    const at = (pointerId: number, x: number) => ({
      pointerId,
      pointerType: 'touch',
      clientX: left + x,
      clientY: top + 60,
    });
    fireEvent.pointerDown(slider, at(1, 250));
    fireEvent.pointerDown(slider, at(2, 350));
    fireEvent.pointerMove(slider, at(1, 150));
    fireEvent.pointerMove(slider, at(2, 450));
    await expectShown(expect.stringContaining(' to '));
    fireEvent.pointerUp(slider, at(1, 150));
    fireEvent.pointerUp(slider, at(2, 450));
    await expectShown(expect.stringContaining(' to '));
  });

  it('resets for another period', async () => {
    const { span } = aTrend(PRESSURE_RECORDS);
    const chart = (to: number) => (
      <TrendChart {...aTrend(PRESSURE_RECORDS)} span={{ ...span, to }} label="Blood pressure" />
    );
    const { rerender } = renderUi(chart(span.to));
    (await screen.findByRole('slider')).focus();
    await userEvent.keyboard('{+}');
    await expectShown(expect.stringContaining(' to '));
    rerender(chart(span.to + DAY));
    await expectShown('');
  });
});

describe('around the values', () => {
  it('the time before the enrolment is marked', async () => {
    const slider = await show(PRESSURE_RECORDS, { enrolledAt: FIRST_READING + 60 * DAY });
    slider.focus();
    await userEvent.keyboard('{Home}');
    expect(valueText(slider)).toBe(
      "5 Jan'23, 10:00 am, before enrolment, 126/82 mmHg, in range 101–129 / 60–84 mmHg, 1 of 8",
    );
    await userEvent.keyboard('{End}');
    expect(valueText(slider)).not.toContain('before enrolment');
    expect(screen.getByText('Before enrolment')).toBeInTheDocument();
  });

  it('calls and notes are read one by one', async () => {
    await show(PRESSURE_RECORDS, {
      marks: [
        { id: 'b', at: FIRST_READING + 90 * DAY, kind: 'note', text: 'Walks every day' },
        { id: 'a', at: FIRST_READING + 30 * DAY, kind: 'call', text: 'Monthly Call, reached' },
        { id: 'c', at: FIRST_READING + 900 * DAY, kind: 'call', text: 'Out of this time' },
      ],
    });
    const strip = await screen.findByRole('slider', { name: 'Calls and notes' });
    expect(valueText(strip)).toBe("5 Apr'23: Walks every day, 2 of 2");
    strip.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(valueText(strip)).toBe("4 Feb'23: Monthly Call, reached, 1 of 2");
    expect(screen.getByText('Monthly Call, reached')).toBeVisible();
  });

  it('lines are hidden and shown, and the last one cannot be hidden', async () => {
    const slider = await show();
    const before = slider.querySelectorAll('path').length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Diastolic' }));
    expect(valueText(slider)).toContain('128 mmHg');
    expect(slider.querySelectorAll('path').length).toBeLessThan(before);
    expect(screen.getByRole('checkbox', { name: 'Systolic' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Diastolic' }));
    expect(valueText(slider)).toContain('128/80 mmHg');
  });

  it('several values of one second are all reached', async () => {
    const twice = PRESSURE_RECORDS.flatMap((record) => [record, { ...record, id: `${record.id}-again` }]);
    const slider = await show(twice);
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(valueText(slider)).toContain('126/82 mmHg');
    expect(valueText(slider)).toContain('2 of 16');
  });
});

it('the chart is as wide as the sheet when printed', async () => {
  const slider = await show();
  const width = () => slider.querySelector('svg')?.width.baseVal.value ?? 0;
  const onScreen = width();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(width()).toBe(560);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(width()).toBe(onScreen);
  expect(onScreen).toBeGreaterThan(560);
});
