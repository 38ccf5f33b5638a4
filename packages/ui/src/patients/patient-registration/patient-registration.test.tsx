// spec: 6, 12

import { type LeafField, sectionFields } from '@careline/core/internal/forms';
import { HttpError } from '@careline/core/internal/http';
import { changeForm } from '@careline/core/internal/patients/registration-change';
import { REGISTRATION_FORM } from '@careline/core/internal/patients/registration-form';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import type { FakeAnswers, FakeRequest } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import {
  aDuplicate,
  aRegisteredPatient,
  registrationHttp,
  storedPatient,
} from '../../../test/registration-fixtures.ts';
import { loadLocale } from '../../locales/index.ts';
import { LANGUAGES } from '../../messages/index.ts';
import { PatientRegistration, type PatientRegistrationProps } from './index.ts';
import { registrationLabel } from './words/registration-labels.ts';
import { registrationLabelMessages } from './words/words.messages.ts';

interface ShowOptions extends Partial<PatientRegistrationProps> {
  readonly answers?: FakeAnswers;
  readonly locale?: string;
}

function show({ answers = {}, locale, ...props }: ShowOptions = {}) {
  const handlers = {
    onRegistered: vi.fn(),
    onOpenPatient: vi.fn(),
    onCall: vi.fn(),
    onSearch: vi.fn(),
    onDirtyChange: vi.fn(),
  };
  const working = registrationHttp(answers);
  const sent: FakeRequest[] = [];
  const http = {
    call: ((endpoint, request) => {
      if (endpoint.name === 'user/register') sent.push((request ?? {}) as FakeRequest);
      return working.call(endpoint, request);
    }) as typeof working.call,
  };
  renderUi(<PatientRegistration {...handlers} {...props} />, { now, http, locale });
  return { ...handlers, sent };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const fill = async (label: RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const choose = async (label: RegExp, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);
const step = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const refused = (facts: Partial<ConstructorParameters<typeof HttpError>[0]>) => () =>
  Promise.reject(new HttpError({ failure: 'refused', endpoint: 'user/register', status: 409, ...facts }));

async function identify(): Promise<void> {
  await fill(/^Given name/, 'Lakshmi');
  await fill(/^Family name/, 'Iyer');
  await choose(/^Gender/, 'FEMALE');
  await fill(/^Date of birth/, '1996-05-01');
  await press('Continue');
  await step(/^Contact/);
}

async function reachAndCare(phone = '98480 22338'): Promise<void> {
  if (phone) await fill(/^Phone number/, phone);
  await press('Continue');
  await step(/^Care/);
  await press('Continue');
  await step(/^Consent/);
}

async function agree(): Promise<void> {
  await choose(/^How it was given/, 'spoken');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^The text was read/ }));
  await press('Continue');
  await step(/^Check and register/);
}

async function toReview(): Promise<void> {
  await identify();
  await reachAndCare();
  await agree();
}

describe('the steps', () => {
  it('continue by Enter, are announced to screen readers, and can be revisited', async () => {
    show();
    await fill(/^Given name/, 'Lakshmi');
    await choose(/^Gender/, 'FEMALE');
    await fill(/^Date of birth/, '1996-05-01');
    await userEvent.click(await screen.findByLabelText(/^Family name/));
    await userEvent.keyboard('Iyer{Enter}');
    expect(await step(/^Contact/)).toHaveFocus();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getByRole('button', { current: 'step' })).toHaveTextContent('Contact');
    expect(steps.getByRole('button', { name: 'Care' })).toBeDisabled();
    await userEvent.click(steps.getByRole('button', { name: /^Identity/ }));
    expect(await step(/^Identity/)).toHaveFocus();
    expect(screen.getByLabelText(/^Family name/)).toHaveValue('Iyer');
  });

  it('show problems at and above the fields, with links to them', async () => {
    show();
    await press('Continue');
    const summary = await screen.findByText('Fix 3 problems to save');
    await vi.waitFor(() => expect(summary.closest('[role=alert]')).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: /^Gender/ }));
    expect(screen.getByRole('combobox', { name: /^Gender/ })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Gender/ })).toBeInvalid();
    await choose(/^Gender/, 'OTHER');
    expect(screen.getByRole('combobox', { name: /^Gender/ })).toBeValid();
  });

  it('report unsaved entries to the owner', async () => {
    const { onDirtyChange } = show();
    await fill(/^Given name/, 'L');
    await vi.waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true, false));
  });
});

describe('derived facts', () => {
  it('are shown below their field: age, state, phone', async () => {
    show();
    await fill(/^Date of birth/, '1996-05-01');
    expect(screen.getByLabelText(/^Date of birth/)).toHaveAccessibleDescription('27 years old');
    await choose(/^What is known about the birth/, 'age');
    await fill(/^Age \(/, '30');
    expect(screen.getByLabelText(/^Age \(/)).toHaveAccessibleDescription('Born about 1993');
  });

  it('include the state and the district of a PIN code', async () => {
    // Loads the table before the first key press.
    await import('@careline/core/internal/patients/pin-districts');
    show();
    await identify();
    await fill(/^PIN code/, '६०० ०४०');
    expect(screen.getByLabelText(/^PIN code/)).toHaveValue('600040');
    expect(screen.getByRole('combobox', { name: /^State/ })).toHaveValue('Tamil Nadu');
    expect(screen.getByLabelText(/^District/)).toHaveValue('Chennai');
    expect(screen.getByText('Chennai, Tamil Nadu')).toBeVisible();
  });

  it('include a due date, by the last period and then by a scan that differs too much', async () => {
    show();
    await identify();
    await press('Continue');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Healthy Motherhood' }));
    await fill(/^First day of the last period/, '2023-10-14');
    expect(screen.getByText('Due 20-07-2024, 12 weeks today, by the last period')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'A scan dates the pregnancy' }));
    await fill(/^Date of the first scan/, '2023-12-23');
    await fill(/^Age at the scan: weeks/, '8');
    await fill(/^and days/, '0');
    expect(
      screen.getByText(
        /by the scan\. Check this: The scan changes the due date calculated from the last period\.$/,
      ),
    ).toBeVisible();
  });
});

describe('duplicates', () => {
  const answers = { 'user/duplicates': () => ({ data: [aDuplicate()], elsewhere: true }) };

  it('are shown with distinguishing details, and can be opened instead', async () => {
    const { onOpenPatient } = show({ answers });
    await identify();
    const found = await screen.findByRole('region', { name: 'Is it this patient?' });
    expect(found).toHaveTextContent('Asha Rao, 54 years, female');
    expect(found).toHaveTextContent('Matches: phone, name');
    expect(screen.getByRole('region', { name: 'Known at another facility' })).toBeVisible();
    await press('Open Asha Rao');
    expect(onOpenPatient).toHaveBeenCalledWith(personId(1));
  });

  it('at another facility lead to a request with identifying data', async () => {
    const onAskLink = vi.fn();
    show({ answers, onAskLink });
    await identify();
    await press('Ask for a link');
    expect(onAskLink).toHaveBeenCalledExactlyOnceWith({ name: 'Lakshmi Iyer', birthDate: '1996-05-01' });
  });

  it('do not block registering: a reason is enough, and is stored with the patient', async () => {
    const { sent } = show({ answers });
    await toReview();
    await press('Register the patient');
    const reason = await screen.findByRole('textbox', { name: /^Why this is a different person/ });
    await vi.waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toBeInvalid();
    expect(sent).toEqual([]);
    await userEvent.fill(reason, 'Mother and daughter share the phone');
    await press('Register the patient');
    await screen.findByRole('heading', { name: 'The patient is registered' });
    expect(sent[0]?.body).toMatchObject({
      notDuplicateOf: { vitaIds: [personId(1)], reason: 'Mother and daughter share the phone' },
    });
  });

  it('that fail to load say so, and can be retried', async () => {
    let tries = 0;
    show({
      answers: {
        'user/duplicates': () => {
          tries += 1;
          if (tries === 1) throw new HttpError({ failure: 'unreachable', endpoint: 'user/duplicates' });
          return { data: [aDuplicate()], elsewhere: false };
        },
      },
    });
    await identify();
    await press('Try again');
    expect(await screen.findByRole('region', { name: 'Is it this patient?' })).toBeVisible();
  });
});

describe('the last step', () => {
  it('shows everything as text, and links back to each step', async () => {
    show();
    await toReview();
    const identity = within(screen.getByRole('region', { name: 'Identity' }));
    for (const text of ['Lakshmi', 'Iyer', 'Female', 'A new one is created'])
      expect(identity.getByText(text)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Consent' })).getByText('Spoken, also by phone'),
    ).toBeVisible();
    await press('Change: Contact');
    expect(await step(/^Contact/)).toHaveFocus();
  });

  it('creates one patient for a double click, reports to the owner, and starts again', async () => {
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { sent, onRegistered, onCall, onDirtyChange } = show({
      start: { name: 'Asha Rao' },
      answers: {
        'user/register': async (request) => {
          await answered;
          return storedPatient(request);
        },
      },
    });
    await toReview();
    await userEvent.dblClick(await button('Register the patient'));
    answer();
    expect(await screen.findByRole('heading', { name: 'The patient is registered' })).toHaveFocus();
    expect(screen.getByText('CL1234567897')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(onRegistered).toHaveBeenCalledOnce();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false, false);
    await press('Call the patient');
    expect(onCall).toHaveBeenCalledWith(sent[0]?.body?.vitaId);
    await press('Register another patient');
    expect(await screen.findByLabelText(/^Given name/)).toHaveValue('');
  });

  it('keeps everything of a registration that could not be sent, and resends it with its key', async () => {
    let online = false;
    const { sent } = show({
      answers: {
        'user/register': (request) => {
          if (!online) throw new HttpError({ failure: 'unreachable', endpoint: 'user/register' });
          return storedPatient(request);
        },
      },
    });
    await toReview();
    await press('Register the patient');
    expect(await screen.findByText('The patient is not registered yet')).toBeVisible();
    expect(screen.getByText('Everything you entered is still here.')).toBeVisible();
    online = true;
    await press('Send again');
    await screen.findByRole('heading', { name: 'The patient is registered' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('asks once about unlikely entries', async () => {
    const { sent } = show();
    await identify();
    await reachAndCare('');
    await agree();
    await press('Register the patient');
    const confirm = await screen.findByRole('checkbox', { name: 'I have checked this: it is right' });
    await vi.waitFor(() => expect(confirm).toHaveFocus());
    expect(sent).toEqual([]);
    await userEvent.click(confirm);
    await press('Register the patient');
    await screen.findByRole('heading', { name: 'The patient is registered' });
  });

  it('points to a UHID that is taken, and to the patient who has it', async () => {
    const owner = aDuplicate();
    const { onOpenPatient } = show({
      start: { uhid: 'CL0000000018' },
      answers: {
        'user/register': refused({
          code: 'uhid-taken',
          problem: { type: 'about:blank', title: 'x', status: 409, code: 'uhid-taken', patient: owner },
        }),
      },
    });
    await toReview();
    await press('Register the patient');
    await step(/^Identity/);
    const uhid = await screen.findByLabelText(/^UHID/);
    expect(uhid).toBeInvalid();
    expect(screen.getByRole('link', { name: /^UHID: Another patient has this UHID/ })).toBeVisible();
    await press('Open Asha Rao');
    expect(onOpenPatient).toHaveBeenCalledWith(owner.vitaId);
    await userEvent.fill(uhid, '');
    expect(uhid).toBeValid();
  });

  it('says when an earlier try was stored after all', async () => {
    const { onOpenPatient, sent } = show({ answers: { 'user/register': refused({ code: 'conflict' }) } });
    await toReview();
    await press('Register the patient');
    await press('Open the patient');
    expect(onOpenPatient).toHaveBeenCalledWith(sent[0]?.body?.vitaId);
  });

  it('offers no link that the owner does not have', async () => {
    show({ onCall: undefined, onSearch: undefined });
    await toReview();
    await press('Register the patient');
    await screen.findByRole('heading', { name: 'The patient is registered' });
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Register another patient']);
  });
});

it('uses Hindi, and shows the consent in its chosen language', async () => {
  show({ locale: 'hi', start: { name: 'आशा राव' } });
  expect(await screen.findByRole('heading', { level: 2, name: /^पहचान/ })).toBeVisible();
  expect(screen.getByLabelText(/^पहला नाम/)).toHaveValue('आशा');
});

const optionKeys = (field: LeafField): readonly string[] =>
  field.control === 'dropdown' || field.control === 'multiselect'
    ? field.options.map(({ label }) => label)
    : [];

/** The change form, which shows all sections on one page, with headings. */
const CHANGE = changeForm(
  aRegisteredPatient({
    birthDate: '1961',
    enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1 }],
    pregnancy: { edd: '2027-06-05', basis: 'lmp' },
    callingTime: { from: '10:15', to: '11:45' },
  }),
).sections;

const formKeys = [
  ...new Set([
    ...CHANGE.map(({ part = '' }) => part),
    ...[...REGISTRATION_FORM.sections, ...CHANGE].flatMap((section) => [
      section.label,
      ...(section.group ? [section.group.label] : []),
      ...sectionFields(section)
        // Never shown: it says which stored entry a row belongs to.
        .filter(({ key }) => key !== 'of')
        .flatMap((field) => [field.label, ...(field.hint ? [field.hint] : []), ...optionKeys(field)]),
    ]),
  ]),
];

describe('the labels of the form', () => {
  beforeAll(() => loadLocale('hi'));

  it.each(LANGUAGES)('are complete in %s', (locale) => {
    for (const key of formKeys) expect(registrationLabel(key, locale), key).toEqual(expect.any(String));
  });

  it('are all used, except the rules, which are shown at the fields', () => {
    const own = Object.keys(registrationLabelMessages.en).filter(
      // Recorded values are shown with their date.
      (key) => !key.startsWith('registration.rule.') && key !== 'registration.recorded',
    );
    expect(own.filter((key) => !formKeys.includes(key))).toEqual([]);
  });

  it.each(LANGUAGES)('are unique within a section and a list of options in %s', (locale) => {
    for (const section of REGISTRATION_FORM.sections) {
      const fields = sectionFields(section);
      const { group } = section;
      const inRows = new Set(group?.fields);
      for (const list of [
        fields.filter((field) => !inRows.has(field)).map(({ label }) => label),
        fields.filter((field) => inRows.has(field)).map(({ label }) => label),
        ...fields.map(optionKeys),
      ]) {
        const words = list.map((key) => registrationLabel(key, locale));
        expect(new Set(words).size, `${section.key}: ${words.join(', ')}`).toBe(words.length);
      }
    }
  });

  it('include no key of another form', () => {
    expect(registrationLabel('calls.body.weight', 'en')).toBeUndefined();
    expect(registrationLabel('registration.constructor.x', 'en')).toBeUndefined();
  });
});
