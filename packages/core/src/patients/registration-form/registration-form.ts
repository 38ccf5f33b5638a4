import { CYCLE_DAYS } from '#clinical';
import type { Condition, FormDefinition, FormSection } from '#forms';
import { ADDRESS_TITLES } from '#patients';
import {
  AGE_UNITS,
  CONSENT_GIVERS,
  CONSENT_LANGUAGES,
  CONSENT_WAYS,
  INDIAN_STATES,
  KIN_RELATIONS,
  MAX_ADDRESSES,
  MAX_AGE_YEARS,
  MAX_NAMES,
  MAX_NEXT_OF_KIN,
  MAX_PHONES,
  NAME_USES,
  PATIENT_LANGUAGES,
  PHONE_USES,
  REGISTRATION_TEXT,
  SCAN_WEEKS,
} from '#patients/registration';
import { PROGRAMME_KEYS, type ProgrammeKey } from '#programmes';
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
  someOf,
  tick,
  whole,
} from '../registration/fields.ts';

/** Steps in order. The last one shows everything before saving. */
export const REGISTRATION_STEPS = ['identity', 'contact', 'care', 'consent', 'review'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Returns the field key of a programme's enrolment date. */
export const enrolledOnKey = (programme: ProgrammeKey): string => `${programme}On`;

const T = REGISTRATION_TEXT;
const is = (field: string, ...values: readonly (string | boolean)[]): Condition => ({ field, is: values });

/** The gender comes before the birth date, later fields after it. */
const [gender, ...aboutThem] = partFields('person');

const identity: readonly FormSection[] = [
  section(
    'identity',
    'name',
    [line('given', T.name, { required: true, hint: true }), line('family', T.name, { hint: true })],
    {
      required: true,
      group: {
        key: 'others',
        maxRows: MAX_NAMES - 1,
        fields: [
          oneOf('use', 'nameUse', NAME_USES.slice(1), { initial: 'usual' }),
          line('given', T.name, { required: true }),
          line('family', T.name),
        ],
      },
    },
  ),
  section(
    'identity',
    'person',
    [
      ...(gender ? [gender] : []),
      oneOf('birthKnown', 'birthKnown', ['date', 'part', 'age'], { initial: 'date' }),
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
  section('identity', 'uhid', partFields('uhid')),
];

const contact: readonly FormSection[] = [
  section(
    'contact',
    'phones',
    [phone('value'), oneOf('use', 'phoneUse', PHONE_USES, { initial: 'mobile' })],
    {
      group: {
        key: 'more',
        maxRows: MAX_PHONES - 1,
        fields: [
          phone('value', { required: true }),
          oneOf('use', 'phoneUse', PHONE_USES, { initial: 'mobile' }),
        ],
      },
    },
  ),
  section('contact', 'email', [email('email')]),
  section('contact', 'addresses', [], {
    group: {
      key: 'list',
      maxRows: MAX_ADDRESSES,
      fields: [
        oneOf('title', 'addressTitle', ADDRESS_TITLES, { initial: 'HOME' }),
        line('pin', 6, { format: 'digits' }),
        oneOf('state', 'state', INDIAN_STATES),
        line('line', T.line),
        line('city', T.place),
        line('district', T.place),
      ],
    },
  }),
  section('contact', 'nextOfKin', [], {
    group: {
      key: 'list',
      maxRows: MAX_NEXT_OF_KIN,
      fields: [
        line('name', T.name, { required: true }),
        oneOf('relation', 'relation', KIN_RELATIONS, { required: true }),
        phone('phone'),
      ],
    },
  }),
];

const speaks = (key: string) => oneOf(key, 'language', PATIENT_LANGUAGES);

const care: readonly FormSection[] = [
  section('care', 'programmes', [
    someOf('programmes', 'programme', PROGRAMME_KEYS),
    ...PROGRAMME_KEYS.map((key) =>
      asked(key, is('programmes', key), day(enrolledOnKey(key), { required: true })),
    ),
  ]),
  section(
    'care',
    'pregnancy',
    [
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
    ],
    { when: { section: 'programmes', field: 'programmes', is: ['healthy_motherhood'] } },
  ),
  section('care', 'preferences', [
    speaks('language'),
    asked('also', { not: is('language', '') }, speaks('secondLanguage')),
    ...partFields('preferences'),
  ]),
];

const consent: readonly FormSection[] = [
  section(
    'consent',
    'consent',
    [
      oneOf('locale', 'consentLocale', CONSENT_LANGUAGES, { required: true }),
      oneOf('by', 'consentBy', CONSENT_GIVERS, { initial: 'patient' }),
      asked('guardian', is('by', 'guardian'), line('guardianName', T.name, { required: true })),
      oneOf('how', 'consentHow', CONSENT_WAYS, { required: true }),
      tick('agreed'),
    ],
    { required: true },
  ),
];

/** The registration form, in four steps. */
export const REGISTRATION_FORM: FormDefinition = {
  id: 'registration@1',
  sections: [...identity, ...contact, ...care, ...consent],
};

/** The sections of a walk-in, and the fields of those that ask less than a whole registration. */
const WALK_IN_SECTIONS: Readonly<Record<string, readonly string[] | 'all'>> = {
  name: ['given', 'family'],
  person: ['gender', 'birthKnown', 'date', 'part', 'told'],
  phones: ['value'],
  addresses: ['city'],
  consent: 'all',
};

/** The shortest form that registers a patient: name, sex, age, phone, village and consent. */
export const WALK_IN_FORM: FormDefinition = {
  id: REGISTRATION_FORM.id,
  sections: REGISTRATION_FORM.sections.flatMap(({ part: _, group, ...one }) => {
    const asked = WALK_IN_SECTIONS[one.key];
    if (asked === undefined) return [];
    if (asked === 'all') return [one];
    const isAsked = ({ key }: { readonly key: string }) => asked.includes(key);
    const fields = one.fields.filter(isAsked);
    // The first row is the patient's address; other groups only add more of the same.
    const rows = fields.length === 0 &&
      group && { group: { ...group, maxRows: 1, fields: group.fields.filter(isAsked) } };
    return [{ ...one, fields, ...rows }];
  }),
};

const ofStep = (step: RegistrationStep): FormDefinition => ({
  id: REGISTRATION_FORM.id,
  // A step shows its name above the form.
  sections: REGISTRATION_FORM.sections.flatMap(({ part, ...one }) =>
    part === `registration.step.${step}` ? [one] : [],
  ),
});

const FORMS = Object.fromEntries(REGISTRATION_STEPS.map((step) => [step, ofStep(step)])) as Readonly<
  Record<RegistrationStep, FormDefinition>
>;

/** Returns the form of a step; the last step has no fields. */
export const registrationStepForm = (step: RegistrationStep): FormDefinition => FORMS[step];

/** Returns the step of a field path. */
export function stepOfPath(path: string): RegistrationStep {
  const section = path.slice(0, path.indexOf('.'));
  const found = REGISTRATION_STEPS.find((step) => FORMS[step].sections.some(({ key }) => key === section));
  return found ?? 'review';
}
