// spec: 189

import type { FormValues } from '@careline/core/internal/forms';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { FilledForm, type FilledFormProps } from './filled-form.fixtures.tsx';
import { everyControl } from './form-renderer.fixtures.ts';

function show(props: Partial<FilledFormProps> = {}) {
  const onValues = vi.fn<(values: FormValues) => void>();
  renderUi(<FilledForm definition={everyControl} onValues={onValues} {...props} />);
  return () => onValues.mock.lastCall?.[0];
}

async function enter(label: string, text: string): Promise<void> {
  await userEvent.fill(screen.getByLabelText(label), text);
  await userEvent.tab();
}

describe('a questionable number', () => {
  it('is fixed by its likely unit', async () => {
    const values = show();
    await enter('glucose', '5.6');
    expect(screen.getByText(/^Did you mean 5.6 mmol\/L\?/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change the unit to mmol/L' }));
    expect(values()?.bloodGlucose).toEqual({ value: '5.6', valueUnit: 'mmol/L' });
    expect(screen.getByLabelText('glucose')).toBeValid();
    expect(screen.queryByLabelText(/^Why/)).toBeNull();
  });

  it('is fixed by its decimal point', async () => {
    const values = show();
    await enter('glucose', '3000');
    expect(screen.getByText(/^This value is not possible. Did you mean 300 mg\/dL\?/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change it to 300 mg/dL' }));
    expect(values()?.bloodGlucose).toEqual({ value: '300', valueUnit: 'mg/dL' });
    expect(screen.getByLabelText('glucose')).toBeValid();
  });

  it('is fixed by its decimal point when it is possible, or kept with a reason', async () => {
    const values = show();
    await enter('weight', '7.2');
    expect(screen.getByText(/^Did you mean 72 kg\? If not/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Why 7.2 kg is right'), 'A small child');
    expect(screen.getByLabelText('weight')).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Change it to 72 kg' }));
    expect(values()?.body).toMatchObject({ weight: '72', weightUnit: 'kg' });
  });

  it('stays as typed with a reason, and is blocked when it is impossible', async () => {
    const values = show();
    await enter('glucose', '5.6');
    await userEvent.type(screen.getByLabelText('Why 5.6 mg/dL is right'), 'As the meter said');
    expect(values()?.bloodGlucose).toMatchObject({ valueUnit: 'mg/dL', valueReason: 'As the meter said' });
    expect(screen.getByLabelText('glucose')).toBeInvalid();
    expect(screen.getByText(/^Enter a value from/, { selector: 'p *' })).toBeVisible();
  });

  it('that is unlikely takes its reason directly below it', async () => {
    const values = show();
    await enter('weight', '210');
    expect(screen.getByLabelText('weight')).toBeInvalid();
    const reason = screen.getByLabelText('Why 210 kg is right');
    screen.getByLabelText('Unit of weight').focus();
    await userEvent.tab();
    expect(reason).toHaveFocus();
    await userEvent.keyboard('Weighed twice');
    expect(reason).toHaveFocus();
    expect(screen.getByLabelText('weight')).toBeValid();
    expect(values()?.body).toMatchObject({ weight: '210', weightReason: 'Weighed twice' });
  });

  it('stays in place while the reason is written, with the question visible', async () => {
    show({ summary: false });
    await enter('weight', '210');
    const reason = screen.getByLabelText('Why 210 kg is right');
    const { top } = reason.getBoundingClientRect();
    await userEvent.type(reason, 'W');
    expect(screen.getByText(/^Is this right\?/)).toBeVisible();
    expect(Math.abs(reason.getBoundingClientRect().top - top)).toBeLessThan(8);
  });

  it('drops the reason when its number changes', async () => {
    const values = show();
    await enter('weight', '210');
    await userEvent.type(screen.getByLabelText('Why 210 kg is right'), 'Weighed twice');
    await enter('weight', '90');
    expect(values()?.body?.weightReason ?? '').toBe('');
    expect(screen.queryByLabelText(/^Why/)).toBeNull();
  });

  it('is swapped with the other one of its pair', async () => {
    const values = show();
    await enter('systolic', '80');
    await enter('diastolic', '120');
    await userEvent.click(screen.getByRole('button', { name: 'Swap the two values' }));
    expect(values()?.bloodPressure).toMatchObject({ systolic: '120', diastolic: '80' });
    expect(screen.getByLabelText('diastolic')).toBeValid();
  });
});
