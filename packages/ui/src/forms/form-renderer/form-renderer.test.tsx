// spec: 100

import {
  type FormDefinition,
  type FormProblems,
  type FormValues,
  initialValues,
  type LastValue,
} from '@careline/core/internal/forms';
import { HttpError } from '@careline/core/internal/http';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { FilledForm, type FilledFormProps } from './filled-form.fixtures.tsx';
import { everyControl, fakeUploads, lastOfEvery } from './form-renderer.fixtures.ts';

function show(props: Partial<FilledFormProps> = {}, locale?: string) {
  const onValues = vi.fn<(values: FormValues) => void>();
  const onLeave = vi.fn();
  const whole = { definition: everyControl, idPrefix: 'f', onValues, onLeave };
  renderUi(<FilledForm {...whole} {...props} />, { locale });
  return { onLeave, values: () => onValues.mock.lastCall?.[0] };
}

const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

describe('the form renderer', () => {
  it('renders parts as headings and sections as groups with their names', () => {
    show({ headingLevel: 4 });
    expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'vitals',
      'treatment',
      'talk',
      'reach',
    ]);
    expect(screen.getByRole('group', { name: 'blood pressure' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'complaints' })).toBeVisible();
  });

  it('renders no group around a field with the label of its section', () => {
    show();
    expect(screen.getByLabelText('email')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'email' })).toBeNull();
  });

  it('supports every control type', async () => {
    const { values } = show();
    await fill('weight', '71.2');
    await fill('measured on', '2024-01-05');
    await check('irregular pulse');
    await check('fever');
    await fill('fever since', '2024-01-04T18:30');
    await userEvent.selectOptions(screen.getByLabelText('went to hospital'), 'no');
    await fill('what the patient reports', 'Since Monday');
    await fill('email', 'asha@example.com');
    await fill('phone', '9848022338');
    await fill('web address', 'https://example.com');
    expect(values()).toMatchObject({
      bloodPressure: { irregular: true },
      body: { weight: '71.2', weightUnit: 'kg', measuredOn: '2024-01-05' },
      complaints: { signs: ['FEVER'], since: '2024-01-04T18:30', notes: 'Since Monday' },
      hospital: { went: 'NO' },
      email: { email: 'asha@example.com' },
      phones: { phone: '9848022338', site: 'https://example.com' },
    });
  });

  it.each([
    ['email', 'email', 'email'],
    ['phone', 'tel', 'tel'],
    ['web address', 'url', 'url'],
  ])('shows the keyboard for %s and disables autofill', (label, type, inputMode) => {
    show();
    const input = screen.getByLabelText(label);
    expect(input).toHaveAttribute('type', type);
    expect(input).toHaveAttribute('inputmode', inputMode);
    expect(input).toHaveAttribute('autocomplete', 'off');
  });

  it('keeps a number as it was typed', async () => {
    const { values } = show();
    await fill('weight', '071.20 kg');
    expect(values()?.body?.weight).toBe('071.20 kg');
  });

  it('clears the list when its exclusive option is chosen', async () => {
    const { values } = show();
    await check('headache');
    await check('none');
    expect(values()?.complaints?.signs).toEqual(['NONE']);
    await check('swelling');
    expect(values()?.complaints?.signs).toEqual(['SWELLING']);
  });

  it('reports when a field was left', async () => {
    const { onLeave } = show();
    await userEvent.click(screen.getByLabelText('weight'));
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledWith({ section: 'body', row: undefined, key: 'weight' });
  });

  it('accepts nothing while disabled', () => {
    show({ disabled: true });
    expect(screen.getByLabelText('weight')).toBeDisabled();
    expect(screen.getByLabelText('what the patient reports')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add medicine' })).toBeDisabled();
  });

  it('uses Hindi', () => {
    show({ problems: { 'body.weight': { code: 'not-a-number' } } }, 'hi');
    expect(screen.getByText('कोई संख्या भरें, जैसे 120 या 7.8।')).toBeVisible();
    expect(screen.getByRole('button', { name: 'जोड़ें: medicine' })).toBeVisible();
  });
});

describe('conditional fields', () => {
  it('appear and disappear without moving the focus or losing entries', async () => {
    const { values } = show();
    await fill('what the patient reports', 'Warm since Monday');
    const fever = screen.getByRole('checkbox', { name: 'fever' });
    expect(screen.queryByLabelText('fever since')).toBeNull();
    expect(screen.queryByRole('group', { name: 'hospital' })).toBeNull();
    await userEvent.click(fever);
    expect(screen.getByLabelText('fever since')).toBeVisible();
    expect(screen.getByRole('group', { name: 'hospital' })).toBeVisible();
    expect(fever).toHaveFocus();
    await userEvent.click(fever);
    expect(screen.queryByLabelText('fever since')).toBeNull();
    expect(fever).toHaveFocus();
    expect(values()?.complaints?.notes).toBe('Warm since Monday');
  });
});

const AT = { timestamp: 1_704_412_800, author: 'Meera Nair' };

describe('the last value', () => {
  it.each<[string, LastValue, string]>([
    ['with its author', { value: '71.50', unit: 'kg', ...AT }, "Last 71.50 kg, 5 Jan'24, Meera Nair"],
    ['without one', { value: '71', unit: 'kg', timestamp: AT.timestamp }, "Last 71 kg, 5 Jan'24"],
    ['of a day', { value: '71', unit: 'kg', date: '2024-01-05' }, "Last 71 kg, 5 Jan'24"],
  ])('is shown %s', (_, last, line) => {
    show({ lastValues: { 'body.weight': last } });
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByLabelText('weight')).toHaveAccessibleDescription(line);
  });

  it.each([
    ['of a tick', 'bloodPressure.irregular', 'Last Yes'],
    ['of a day', 'body.measuredOn', "Last 2 Jan'24"],
    ['of a list', 'complaints.signs', 'Last headache, fever'],
    ['of a text', 'complaints.notes', 'Last Headache in the morning'],
    ['of an address', 'phones.site', 'Last https://example.com/diary'],
    ['of files', 'reports.files', 'Last scan.pdf'],
  ])('%s is shown as text', (_, path, words) => {
    const last = lastOfEvery[path];
    show({ lastValues: last ? { [path]: last } : {}, uploads: fakeUploads });
    expect(screen.getByText(`${words}, 5 Jan'24, Meera Nair`)).toBeVisible();
  });

  it.each<[string, string, Readonly<Record<string, Readonly<Record<string, unknown>>>>]>([
    ['a number with its unit', 'glucose', { bloodGlucose: { value: '7.8', valueUnit: 'mmol/L' } }],
    ['a tick', 'irregular pulse', { bloodPressure: { irregular: true } }],
    ['a day', 'measured on', { body: { measuredOn: '2024-01-02' } }],
    ['a list', 'swelling', { complaints: { signs: ['HEADACHE', 'FEVER'] } }],
    ['a text', 'what the patient reports', { complaints: { notes: 'Headache in the morning' } }],
    ['an e-mail address', 'email', { email: { email: 'asha@example.com' } }],
    ['files', 'report', { reports: { files: ['scan'] } }],
  ])('is entered again with Alt+U: %s', async (_, label, entered) => {
    const { values } = show({ lastValues: lastOfEvery, uploads: fakeUploads });
    screen.getByLabelText(label).focus();
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(values()).toMatchObject(entered);
  });

  it('is entered again by its button, which is not a Tab stop', async () => {
    const { values } = show({ lastValues: lastOfEvery });
    await userEvent.click(screen.getByRole('button', { name: 'weight unchanged: 71.50 kg' }));
    expect(values()?.body?.weight).toBe('71.50');
    screen.getByLabelText('Unit of weight').focus();
    await userEvent.tab();
    expect(screen.getByLabelText('measured on')).toHaveFocus();
  });

  it('cannot be entered when there is none', async () => {
    const { values } = show();
    await userEvent.click(screen.getByLabelText('weight'));
    await userEvent.keyboard('{Alt>}u{/Alt}');
    expect(values()).toBeUndefined();
    expect(screen.queryByRole('button', { name: /unchanged/ })).toBeNull();
  });
});

describe('a file', () => {
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

  it('is not asked for when uploads are unavailable', () => {
    show();
    expect(screen.queryByLabelText('report')).toBeNull();
    expect(screen.queryByRole('group', { name: 'reports' })).toBeNull();
  });

  it('is stored, named and removed again', async () => {
    const { values } = show({ uploads: fakeUploads });
    await userEvent.upload(screen.getByLabelText('report'), [pdf('count.pdf')]);
    const remove = await screen.findByRole('button', { name: 'Remove count.pdf' });
    expect(values()?.reports?.files).toEqual(['stored count.pdf']);
    await userEvent.click(remove);
    expect(values()?.reports?.files).toEqual([]);
    expect(screen.getByLabelText('report')).toHaveFocus();
  });

  it.each([
    ['file-too-large', 413, /^scan.pdf is too large/],
    ['file-type-refused', 415, /^Files like scan.pdf are not accepted/],
    ['file-infected', 422, /^A virus was found in scan.pdf/],
  ])('that is refused with %s says why', async (code, status, words) => {
    const refused = new HttpError({ failure: 'refused', endpoint: 'report/upload', status, code });
    show({ uploads: { upload: () => Promise.reject(refused), nameOf: () => undefined } });
    await userEvent.upload(screen.getByLabelText('report'), [pdf('scan.pdf')]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('that could not be stored says so', async () => {
    const { values } = show({ uploads: fakeUploads });
    await userEvent.upload(screen.getByLabelText('report'), [pdf('broken.pdf')]);
    expect(await screen.findByText(/^broken.pdf could not be uploaded/)).toBeVisible();
    expect(values()).toBeUndefined();
  });
});

describe('problems', () => {
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
      { 'bloodPressure.systolic': { code: 'impossible', min: 40, max: 300, unit: 'mm[Hg]' } },
      'Enter a value from 40 to 300 mmHg.',
    ],
    [
      'impossible of what is counted',
      { 'body.pulse': { code: 'impossible', min: 20, max: 300, unit: '' } },
      'Enter a value from 20 to 300.',
    ],
    ['not a day', { 'body.measuredOn': { code: 'not-a-date' } }, 'Enter a day such as 31-01-2024.'],
    ['another day', { 'body.measuredOn': { code: 'date-out-of-range' } }, 'This date is not possible here.'],
    ['no option', { 'complaints.signs': { code: 'not-an-option' } }, 'Choose one of the options.'],
    ['too long', { 'complaints.notes': { code: 'too-long', max: 20 } }, 'Shorten this to 20 characters.'],
    [
      'no e-mail',
      { 'email.email': { code: 'not-an-email' } },
      'Enter an e-mail address such as asha@example.com.',
    ],
    [
      'no phone number',
      { 'phones.phone': { code: 'not-a-phone-number' } },
      'Enter ten digits, or + and the country code before the number.',
    ],
    [
      'no address',
      { 'phones.site': { code: 'not-an-address' } },
      'Enter a web address that begins with https://.',
    ],
    [
      'too many files',
      { 'reports.files': { code: 'too-many', max: 2 } },
      'Remove some: at most 2 are allowed.',
    ],
  ])('are shown at the field and in the summary: %s', async (_, problems, words) => {
    show({ problems, uploads: fakeUploads });
    expect(screen.getByText(words)).toBeVisible();
    const link = screen.getByRole('link');
    expect(link).toHaveTextContent(words);
    await userEvent.click(link);
    const control = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(control).toHaveFocus();
    expect(control).toBeInvalid();
    const described = control?.getAttribute('type') === 'checkbox' ? control.closest('fieldset') : control;
    expect(described).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  it('name the minute where one is required', () => {
    const values = {
      ...initialValues(everyControl),
      complaints: { signs: ['FEVER'], since: '2024', notes: '' },
    };
    show({ values, problems: { 'complaints.since': { code: 'not-a-date' } } });
    expect(screen.getByText('Enter a day and a time.')).toBeVisible();
  });

  it('are left to the screen on request', () => {
    show({ problems: { 'body.weight': { code: 'not-a-number' } }, summary: false });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const who: FormDefinition = {
  id: 'who@1',
  sections: [
    {
      key: 'who',
      label: 'who',
      required: true,
      fields: [
        {
          key: 'name',
          control: 'short_text',
          label: 'name',
          hint: 'as_on_the_card',
          maxLength: 40,
          required: true,
        },
        { key: 'pin', control: 'short_text', label: 'pin', maxLength: 6, format: 'digits' },
      ],
    },
  ],
};

describe('a section that must be answered', () => {
  it('shows the required entries, and hints for filling them in', () => {
    show({ definition: who });
    const name = screen.getByRole('textbox', { name: /^name\b.*required/ });
    expect(name).toBeRequired();
    expect(name).toHaveAccessibleDescription('as on the card');
    expect(screen.getByRole('textbox', { name: 'pin' })).not.toBeRequired();
  });

  it('shows the numeric keyboard for digits', () => {
    show({ definition: who });
    expect(screen.getByLabelText('pin')).toHaveAttribute('inputmode', 'numeric');
  });

  it('shows the effect of a value below it, and formats a rule of the form', () => {
    const notes = { 'who.pin': 'Telangana' };
    show({
      definition: who,
      notes,
      problems: { 'who.name': { code: 'rule', rule: 'who.too_like_another' } },
    });
    expect(screen.getByLabelText('pin')).toHaveAccessibleDescription('Telangana');
    expect(screen.getByRole('link')).toHaveTextContent('name: too like another');
  });
});
