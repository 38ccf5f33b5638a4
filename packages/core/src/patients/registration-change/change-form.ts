import { CYCLE_DAYS } from '#clinical';
import type { Condition, DropdownField, FormDefinition, FormSection } from '#forms';
import { ADDRESS_TITLES } from '#patients';
import {
  AGE_UNITS,
  type ChangedList,
  INDIAN_STATES,
  KIN_RELATIONS,
  MAX_AGE_YEARS,
  mostEntries,
  NAME_USES,
  PATIENT_LANGUAGES,
  PHONE_USES,
  REGISTRATION_TEXT,
  type RegisteredPatient,
  SCAN_WEEKS,
} from '#patients/registration';
import { partFields } from '../registration/field-parts.ts';
import {
  asked,
  birthYearFields,
  day,
  email,
  line,
  oneOf,
  phone,
  section,
  tick,
  whole,
  withStored,
} from '../registration/fields.ts';

/** Key of a hidden row field with the number of its stored entry; empty in a new row. */
export const ENTRY_KEY = 'of';

/** Section of each list's rows. */
export const SECTION_OF: Readonly<Record<ChangedList, string>> = {
  names: 'name',
  phones: 'phones',
  emails: 'email',
  addresses: 'addresses',
  languages: 'languages',
  nextOfKin: 'nextOfKin',
};

const T = REGISTRATION_TEXT;
const is = (field: string, ...values: readonly (string | boolean)[]): Condition => ({ field, is: values });

/** The number of a stored entry. Its condition matches no value, so it is never shown. */
const entryAfter = (field: string) => asked('entry', { field, is: [] }, line(ENTRY_KEY, 4));

type Fields = Parameters<typeof section>[2];

/** A list of the registration, one row per entry. */
const listOf = (step: string, list: ChangedList, patient: RegisteredPatient, fields: Fields): FormSection =>
  section(step, SECTION_OF[list], [], {
    group: {
      key: 'list',
      maxRows: mostEntries(list, patient),
      fields: [...fields, entryAfter(fields[0]?.key ?? '')],
    },
  });

/** Choices for the birth date: known in full, by age, or as recorded (a year or a month alone). */
function birthKnown({ birthDate }: RegisteredPatient): DropdownField {
  const field = oneOf('birthKnown', 'birthKnown', ['date', 'part', 'age']);
  const isPartial = birthDate !== null && birthDate.length < 'YYYY-MM-DD'.length;
  if (!isPartial) return field;
  const recorded = { value: 'recorded', label: `registration.birthRecorded.${birthDate}` };
  return { ...field, options: [recorded, ...field.options] };
}

function identity(patient: RegisteredPatient): readonly FormSection[] {
  const [gender, ...aboutThem] = partFields('person', patient);
  const uses = withStored(NAME_USES, ...patient.names.map(({ use }) => use));
  return [
    listOf('identity', 'names', patient, [
      line('given', T.name, { required: true }),
      line('family', T.name),
      oneOf('use', 'nameUse', uses, { initial: 'usual' }),
    ]),
    section(
      'identity',
      'person',
      [
        ...(gender ? [gender] : []),
        birthKnown(patient),
        asked('date', is('birthKnown', 'date'), day('birthDate', { required: true })),
        asked('part', is('birthKnown', 'part'), ...birthYearFields()),
        asked(
          'told',
          is('birthKnown', 'age'),
          whole('age', { min: 0, max: MAX_AGE_YEARS * 366 }, { required: true }),
          oneOf('ageIn', 'ageUnit', AGE_UNITS, { initial: 'years' }),
        ),
        ...aboutThem,
      ],
      { required: true },
    ),
    section('identity', 'uhid', partFields('uhid', patient), patient.uhid === null ? {} : { required: true }),
  ];
}

function contact(patient: RegisteredPatient): readonly FormSection[] {
  const { phones, addresses, nextOfKin } = patient;
  const phoneUses = withStored(PHONE_USES, ...phones.map(({ use }) => use));
  const titles = withStored(ADDRESS_TITLES, ...addresses.map(({ title }) => title));
  const states = withStored(INDIAN_STATES, ...addresses.map(({ state }) => state));
  const relations = withStored(KIN_RELATIONS, ...nextOfKin.map(({ relation }) => relation));
  return [
    listOf('contact', 'phones', patient, [
      phone('value', { required: true }),
      oneOf('use', 'phoneUse', phoneUses, { initial: 'mobile' }),
    ]),
    listOf('contact', 'emails', patient, [email('email')]),
    listOf('contact', 'addresses', patient, [
      oneOf('title', 'addressTitle', titles, { initial: 'HOME' }),
      line('pin', 6, { format: 'digits' }),
      oneOf('state', 'state', states),
      line('line', T.line),
      line('city', T.place),
      line('district', T.place),
    ]),
    listOf('contact', 'nextOfKin', patient, [
      line('name', T.name, { required: true }),
      oneOf('relation', 'relation', relations, { required: true }),
      phone('phone'),
    ]),
  ];
}

function pregnancy({ enrolments, pregnancy: present }: RegisteredPatient): readonly FormSection[] {
  const isAsked = present !== null || enrolments.some(({ programme }) => programme === 'healthy_motherhood');
  if (!isAsked) return [];
  const dating: Fields = [
    day('lmp', { hint: true }),
    whole('cycleDays', CYCLE_DAYS, { hint: true }),
    tick('scanned'),
    asked(
      'scan',
      is('scanned', true),
      day('scanOn', { required: true }),
      whole('scanWeeks', SCAN_WEEKS, { required: true }),
      whole('scanDays', { min: 0, max: 6 }, { required: true }),
    ),
  ];
  const fields = present === null ? dating : [tick('over'), asked('dating', is('over', false), ...dating)];
  return [section('care', 'pregnancy', fields)];
}

function care(patient: RegisteredPatient): readonly FormSection[] {
  return [
    ...pregnancy(patient),
    listOf('care', 'languages', patient, [
      oneOf('language', 'language', withStored(PATIENT_LANGUAGES, ...patient.languages)),
    ]),
    section('care', 'preferences', partFields('preferences', patient)),
  ];
}

const forms = new WeakMap<RegisteredPatient, FormDefinition>();

/**
 * Returns the registration form for a patient: the fields of a new registration, with room for all stored data.
 * Programmes and consent are changed separately. Cached by patient version, so that screens don't redraw.
 */
export function changeForm(patient: RegisteredPatient): FormDefinition {
  const made = forms.get(patient) ?? {
    id: 'registration-change@1',
    sections: [...identity(patient), ...contact(patient), ...care(patient)],
  };
  forms.set(patient, made);
  return made;
}
