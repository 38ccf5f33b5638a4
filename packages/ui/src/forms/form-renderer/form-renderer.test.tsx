import {
  type FormDefinition,
  type FormProblems,
  type FormValues,
  initialValues,
  type LastValue,
  withEntry,
} from '@careline/core/forms';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { everyControl } from './form-renderer.fixtures.ts';
import { FormRenderer, type FormRendererProps } from './form-renderer.tsx';

const weighed: LastValue = { text: '71.50', unit: 'kg', timestamp: 1_704_412_800, author: 'Meera Nair' };

type Told = Pick<FormRendererProps, 'onUnitChange' | 'onUnchanged' | 'onSwap' | 'onLeave'>;

interface FilledProps extends Partial<FormRendererProps> {
  readonly told: Told;
  readonly onValues: (values: FormValues) => void;
}

function Filled({ told, onValues, ...props }: FilledProps) {
  const definition: FormDefinition = props.definition ?? everyControl;
  const [values, setValues] = useState(initialValues(definition));
  const change = (section: string, key: string, value: string | boolean) => {
    const next = withEntry(definition, values, { section, key, value });
    setValues(next);
    onValues(next);
  };
  return (
    <FormRenderer
      definition={definition}
      values={values}
      problems={{}}
      lastValues={{}}
      timeZone="Asia/Kolkata"
      idPrefix="f"
      onChange={change}
      {...told}
      {...props}
    />
  );
}

function show(props: Partial<FormRendererProps> = {}, locale?: string) {
  const told = { onUnitChange: vi.fn(), onUnchanged: vi.fn(), onSwap: vi.fn(), onLeave: vi.fn() };
  const onValues = vi.fn<(values: FormValues) => void>();
  renderUi(<Filled told={told} onValues={onValues} {...props} />, { locale });
  return { ...told, values: () => onValues.mock.lastCall?.[0] };
}

describe('the form renderer', () => {
  it('draws each section as a group of its name', () => {
    show();
    expect(screen.getByRole('group', { name: 'Body' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Complaints' })).toBeVisible();
  });

  it('takes every control type', async () => {
    const { values } = show();
    await userEvent.fill(screen.getByLabelText('Weight'), '71.2');
    await userEvent.fill(screen.getByLabelText('measuredOn'), '2024-01-05');
    await userEvent.click(screen.getByRole('checkbox', { name: 'barefoot' }));
    await userEvent.selectOptions(screen.getByLabelText('kind of complaint'), 'headache');
    await userEvent.fill(screen.getByLabelText('What the patient reports'), 'Since Monday');
    expect(values()).toEqual({
      body: { weight: '71.2', weightUnit: 'kg', measuredOn: '2024-01-05', barefoot: true },
      complaints: { kind: 'HEADACHE', notes: 'Since Monday' },
    });
  });

  it('keeps a number as it was typed', async () => {
    const { values } = show();
    await userEvent.fill(screen.getByLabelText('Weight'), '071.20 kg');
    expect(values()?.body?.weight).toBe('071.20 kg');
  });

  it.each([
    ['with its author', weighed, "Last 71.50 kg, 5 Jan'24, Meera Nair"],
    ['without one', { ...weighed, author: undefined }, "Last 71.50 kg, 5 Jan'24"],
    ['of a day', { text: '71', unit: 'kg', date: '2024-01-05' }, "Last 71 kg, 5 Jan'24"],
  ])('shows the last value %s', (_, last, line) => {
    show({ lastValues: { 'body.weight': last } });
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByLabelText('Weight')).toHaveAccessibleDescription(`kg ${line}`);
  });

  it('enters the last value again by button and by Alt+U', async () => {
    const { onUnchanged } = show({ lastValues: { 'body.weight': weighed } });
    await userEvent.click(screen.getByRole('button', { name: 'Weight unchanged: 71.50 kg (Alt+U)' }));
    await userEvent.click(screen.getByLabelText('Weight'));
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(onUnchanged.mock.calls).toEqual([
      ['body', 'weight'],
      ['body', 'weight'],
    ]);
  });

  it('has nothing to enter again without a last value', async () => {
    const { onUnchanged } = show();
    await userEvent.click(screen.getByLabelText('Weight'));
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(onUnchanged).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /unchanged/ })).toBeNull();
  });

  it('tells when a field was left', async () => {
    const { onLeave } = show();
    await userEvent.click(screen.getByLabelText('Weight'));
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledWith('body', 'weight');
  });

  it.each<[string, FormProblems, string]>([
    ['not a number', { 'body.weight': { code: 'not-a-number' } }, 'Enter a number such as 120 or 7.8.'],
    [
      'too many decimals',
      { 'body.weight': { code: 'too-many-decimals', decimals: 2 } },
      'Enter at most 2 digits after the point.',
    ],
    [
      'no decimals at all',
      { 'body.weight': { code: 'too-many-decimals', decimals: 0 } },
      'Enter a whole number.',
    ],
    [
      'impossible',
      { 'body.weight': { code: 'impossible', min: 40, max: 300, unit: 'mm[Hg]' } },
      'Enter a value from 40 to 300 mmHg.',
    ],
    ['not a day', { 'body.measuredOn': { code: 'not-a-date' } }, 'Enter a day such as 31-01-2024.'],
    [
      'another day',
      { 'body.measuredOn': { code: 'date-out-of-range' } },
      'This day is outside what is possible here.',
    ],
    ['no option', { 'complaints.kind': { code: 'not-an-option' } }, 'Choose one of the options.'],
    ['too long', { 'complaints.notes': { code: 'too-long', max: 20 } }, 'Shorten this to 20 characters.'],
  ])('says what is wrong beside the field and in the summary: %s', (_, problems, words) => {
    show({ problems });
    expect(screen.getByText(words)).toBeVisible();
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(words);
    const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('leaves the summary to the screen when told so', () => {
    show({ problems: { 'body.weight': { code: 'not-a-number' } }, summary: false });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes nothing while disabled', () => {
    show({ disabled: true });
    expect(screen.getByLabelText('Weight')).toBeDisabled();
    expect(screen.getByLabelText('What the patient reports')).toBeDisabled();
  });

  it('speaks Hindi', () => {
    show({ problems: { 'body.weight': { code: 'not-a-number' } } }, 'hi');
    expect(screen.getByLabelText('वज़न')).toBeInvalid();
    expect(screen.getByText('कोई संख्या भरें, जैसे 120 या 7.8।')).toBeVisible();
  });
});
