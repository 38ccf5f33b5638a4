import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { DateField, type DateFieldProps } from './index.ts';

function Owner({ value: first = '', onChange, ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    onChange?.(next);
    setValue(next);
  };
  return <DateField label="Day" {...props} value={value} onChange={change} />;
}

function show(props: Partial<DateFieldProps> = {}, locale = 'en') {
  const onChange = vi.fn<(value: string) => void>();
  renderUi(<Owner {...props} onChange={onChange} />, { locale });
  return { onChange, field: screen.getByLabelText<HTMLInputElement>(props.type === 'time' ? 'At' : 'Day') };
}

const calendar = () => document.querySelector<HTMLInputElement>('input[type=date]');

describe('a date', () => {
  it.each([
    ['as it is shown', '05-01-2024', '2024-01-05'],
    ['without zeros', '5-1-2024', '2024-01-05'],
    ['with strokes', '5/1/2024', '2024-01-05'],
    ['with points', '5.1.2024', '2024-01-05'],
    ['as eight digits', '05012024', '2024-01-05'],
    ['in Hindi digits', '०५-०१-२०२४', '2024-01-05'],
    ['in Bengali digits', '০৫/০১/২০২৪', '2024-01-05'],
    ['as ISO 8601 has it', '2024-01-05', '2024-01-05'],
    ['with the month by its name', '5 January 2024', '2024-01-05'],
    ['on 29 February', '29-02-2024', '2024-02-29'],
    ['that no calendar has', '31-02-2024', ''],
    ['of a year of two digits', '05-01-24', ''],
    ['half written', '05-01-20', ''],
    ['that is none', 'tomorrow', ''],
  ])('%s', async (_, typed, value) => {
    const { onChange, field: day } = show();
    await userEvent.fill(day, typed);
    expect(onChange).toHaveBeenLastCalledWith(value);
    fireEvent.blur(day);
    expect(day).toHaveValue(value ? (value === '2024-02-29' ? '29-02-2024' : '05-01-2024') : typed);
    expect(screen.queryByText(/^Write the day as DD-MM-YYYY/) === null).toBe(value !== '');
  });

  it('is reported once it is complete, and stays as typed until the field is left', async () => {
    const { onChange, field: day } = show();
    await userEvent.click(day);
    await userEvent.keyboard('7-3-2026');
    expect(onChange.mock.calls.at(-1)).toEqual(['2026-03-07']);
    expect(onChange.mock.calls.slice(0, -1).every(([value]) => value === '')).toBe(true);
    expect(day).toHaveValue('7-3-2026');
    await userEvent.keyboard('{Tab}');
    expect(day).toHaveValue('07-03-2026');
  });

  it.each(['en', 'hi'])('that is stored is shown as DD-MM-YYYY in %s', (locale) => {
    const { field: day } = show({ value: '2024-01-05' }, locale);
    expect(day).toHaveValue('05-01-2024');
  });

  it.each([
    ['en', 'Fri'],
    ['hi', 'शुक्र'],
  ])('that is planned has its weekday next to it in %s', (locale, weekday) => {
    const { field: day } = show({ value: '2024-01-05', showsWeekday: true }, locale);
    expect(day).toHaveAccessibleDescription(weekday);
  });

  it('that is invalid is reported to a form that checks it', async () => {
    const { onChange, field: day } = show({ keepsTyped: true });
    await userEvent.fill(day, '31-02-2024');
    fireEvent.blur(day);
    expect(onChange).toHaveBeenLastCalledWith('31-02-2024');
    expect(screen.queryByText(/^Write the day/)).toBeNull();
  });

  it('is chosen from the calendar, by pointer or with Alt and the arrow down', async () => {
    const open = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
    const { onChange, field: day } = show({ min: '2024-01-01', max: '2024-12-31' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose a day from the calendar' }));
    await userEvent.click(day);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(open).toHaveBeenCalledTimes(2);
    expect(calendar()).toMatchObject({ min: '2024-01-01', max: '2024-12-31' });
    fireEvent.change(calendar() as HTMLInputElement, { target: { value: '2024-06-30' } });
    expect(onChange).toHaveBeenLastCalledWith('2024-06-30');
    expect(day).toHaveValue('30-06-2024');
    open.mockRestore();
  });
});

describe('a date and a time', () => {
  it('are reported together, each in its field', async () => {
    const { onChange, field: day } = show({ type: 'datetime-local', keepsTyped: true });
    await userEvent.fill(day, '4-1-2024');
    await userEvent.fill(screen.getByLabelText('Time'), '18:30');
    expect(onChange).toHaveBeenLastCalledWith('2024-01-04T18:30');
    await userEvent.fill(day, '2024-02-03T07:05');
    expect(onChange).toHaveBeenLastCalledWith('2024-02-03T07:05');
    expect(screen.getByLabelText('Time')).toHaveValue('7:05 am');
  });
});

describe('a time', () => {
  it.each([
    ['as it is shown', '4:30 pm', '16:30'],
    ['by the clock of 24 hours', '16:30', '16:30'],
    ['in four digits', '1630', '16:30'],
    ['in three digits', '930', '09:30'],
    ['with a point', '4.30 p.m.', '16:30'],
    ['of a whole hour', '4p', '16:00'],
    ['in Hindi digits', '१६:३०', '16:30'],
    ['at noon', '12 pm', '12:00'],
    ['at midnight', '12:00 am', '00:00'],
    ['in the morning, where nothing says otherwise', '4:30', '04:30'],
    ['that may go on', '4', ''],
    ['that no clock has', '25:00', ''],
    ['with minutes that no clock has', '9:75', ''],
    ['of both clocks at once', '16:30 pm', ''],
    ['that is none', 'noon', ''],
  ])('%s', async (_, typed, value) => {
    const { onChange, field: time } = show({ type: 'time', label: 'At' });
    await userEvent.fill(time, typed);
    expect(onChange).toHaveBeenLastCalledWith(value);
    fireEvent.blur(time);
    const shown = {
      '16:30': '4:30 pm',
      '09:30': '9:30 am',
      '04:30': '4:30 am',
      '16:00': '4:00 pm',
      '12:00': '12:00 pm',
      '00:00': '12:00 am',
    }[value];
    expect(time).toHaveValue(shown ?? typed);
    expect(screen.queryByText('Write the time as 4:30 pm or 16:30.') === null).toBe(value !== '');
  });

  it('that is invalid is reported as typed if a form checks it', async () => {
    const { onChange, field } = show({ type: 'time', label: 'At', keepsTyped: true });
    await userEvent.fill(field, '25:00');
    fireEvent.blur(field);
    expect(onChange).toHaveBeenLastCalledWith('25:00');
    expect(screen.getByText('Write the time as 4:30 pm or 16:30.')).toBeVisible();
  });
});
