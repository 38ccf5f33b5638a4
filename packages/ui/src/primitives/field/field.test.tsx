import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { CheckField } from '../check-field/index.ts';
import { DateField } from '../date-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

interface Texts {
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly id?: string;
}

const ignore = () => undefined;
const options = [{ value: 'a', label: 'A' }];

/** Every field under one label, because all of them must meet the same contract. */
const fields: readonly (readonly [string, (texts: Texts) => ReactNode])[] = [
  ['TextField', (texts) => <TextField {...texts} label="Weight" value="" onChange={ignore} />],
  ['NumberField', (texts) => <NumberField {...texts} label="Weight" value="" onChange={ignore} unit="kg" />],
  [
    'SelectField',
    (texts) => <SelectField {...texts} label="Weight" value="a" onChange={ignore} options={options} />,
  ],
  ['TextArea', (texts) => <TextArea {...texts} label="Weight" value="" onChange={ignore} />],
  ['DateField', (texts) => <DateField {...texts} label="Weight" value="" onChange={ignore} />],
  ['CheckField', (texts) => <CheckField {...texts} label="Weight" checked={false} onChange={ignore} />],
];

const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe.each(fields)('%s', (_, field) => {
  it('is found by its label', () => {
    renderUi(field({}));
    expect(screen.getByLabelText(/^Weight/).getAttribute('aria-invalid')).toBeNull();
  });

  it('is described by its hint and its error, and is marked invalid', () => {
    renderUi(field({ hint: 'Without shoes', error: 'Too heavy' }));
    const control = screen.getByLabelText(/^Weight/);
    expect(descriptionOf(control)).toContain('Without shoes');
    expect(descriptionOf(control)).toContain('Too heavy');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('uses the id an error summary links to', () => {
    renderUi(field({ id: 'body.weight' }));
    expect(screen.getByLabelText(/^Weight/).id).toBe('body.weight');
  });
});

describe('required fields', () => {
  it('say so as text and to assistive technology', () => {
    renderUi(<TextField label="Name" required value="" onChange={ignore} />);
    expect(screen.getByLabelText('Name (required)').getAttribute('aria-required')).toBe('true');
  });
});

describe('NumberField', () => {
  it('keeps typed text, letter by letter, and shows a decimal keyboard', async () => {
    const change = vi.fn();
    renderUi(<NumberField label="Glucose" value="7." onChange={change} />);
    const input = screen.getByLabelText('Glucose');
    expect(input.getAttribute('inputmode')).toBe('decimal');
    await userEvent.type(input, '80');
    expect(change.mock.calls).toEqual([['7.8'], ['7.0']]);
  });

  it('offers units by their display names and returns their codes', async () => {
    const change = vi.fn();
    renderUi(
      <NumberField
        label="Glucose"
        value="7.8"
        onChange={ignore}
        unit="mmol/L"
        units={['mmol/L', 'mm[Hg]']}
        unitLabel={(unit) => (unit === 'mm[Hg]' ? 'mmHg' : unit)}
        onUnitChange={change}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of Glucose' }), 'mmHg');
    expect(change).toHaveBeenCalledExactlyOnceWith('mm[Hg]');
  });

  it('is described by its unit and its last value', () => {
    renderUi(<NumberField label="Weight" value="" onChange={ignore} unit="kg" last="Last: 71.5 kg" />);
    expect(descriptionOf(screen.getByLabelText('Weight'))).toBe('kg Last: 71.5 kg');
  });
});

describe('SelectField', () => {
  it('starts with the placeholder and returns the chosen value', async () => {
    const change = vi.fn();
    renderUi(
      <SelectField
        label="Programme"
        placeholder="All programmes"
        value=""
        onChange={change}
        options={[{ value: 'ahc', label: 'AHC' }]}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Programme' }), 'AHC');
    expect(change).toHaveBeenCalledExactlyOnceWith('ahc');
  });
});

describe('TextArea', () => {
  it.each([
    ['en', 79, undefined],
    ['en', 80, '20 characters left'],
    ['en', 99, '1 character left'],
    ['hi', 100, '0 अक्षर शेष'],
  ])('in %s with %d of 100 letters counts: %s', (locale, length, text) => {
    renderUi(<TextArea label="Notes" maxLength={100} value={'x'.repeat(length)} onChange={ignore} />, {
      locale,
    });
    expect(screen.queryByText(/characters? left|शेष/)?.textContent).toBe(text);
  });
});

describe('CheckField', () => {
  it('is changed by a click on its label and by the space key', async () => {
    const change = vi.fn();
    renderUi(<CheckField label="Irregular pulse" checked={false} onChange={change} />);
    await userEvent.click(screen.getByText('Irregular pulse'));
    screen.getByRole('checkbox', { name: 'Irregular pulse' }).focus();
    await userEvent.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [true]]);
  });
});
