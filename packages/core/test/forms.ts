import type {
  ConditionalField,
  FormAnswers,
  FormContext,
  FormDefinition,
  FormField,
  FormSection,
  FormValues,
  LeafField,
  SectionValues,
} from '#forms';
// Imported directly: the index would load the module under test twice.
import { initialValues } from '../src/forms/form-values.ts';

/** The facility's current day in form tests. */
export const FORM_DAY = '2024-03-01';
export const ADULT: FormContext = { today: FORM_DAY, age: { months: 480, days: 14_610 } };

const label = 'test.label';

/** A field in a test's own definition, without its label. */
type Unlabelled<Field> = Field extends LeafField ? Omit<Field, 'label'> : never;

export const field = (facts: Unlabelled<LeafField>): LeafField => ({ label, ...facts }) as LeafField;

/** Returns a single-line field that accepts almost anything, for tests that are not about the control. */
export const line = (key: string): LeafField => field({ key, control: 'short_text', maxLength: 40 });

export const options = (...values: readonly string[]) => values.map((value) => ({ value, label }));

export const pick = (key: string, ...values: readonly string[]): LeafField =>
  field({ key, control: 'dropdown', options: options(...values) });

export const whenAsked = (
  when: ConditionalField['when'],
  ...fields: readonly FormField[]
): ConditionalField => ({
  control: 'conditional_logic',
  key: 'condition',
  when,
  fields,
});

export const aSection = (
  key: string,
  fields: readonly FormField[],
  facts: Partial<FormSection> = {},
): FormSection => ({ key, label, fields, ...facts });

export const aForm = (...sections: readonly FormSection[]): FormDefinition => ({
  id: 'test/form@1',
  sections,
});

export const rowsUnder = (key: string, maxRows: number, fields: readonly FormField[]) => ({
  group: { key, label, maxRows, fields },
});

/** Returns an untouched form with some values entered. */
export function entered(
  definition: FormDefinition,
  values: Readonly<Record<string, SectionValues>>,
): FormValues {
  const start = initialValues(definition);
  const sections = Object.entries(values).map(([key, some]) => [key, { ...start[key], ...some }] as const);
  return { ...start, ...Object.fromEntries(sections) };
}

const pressure = (key: 'systolic' | 'diastolic', required?: true): LeafField =>
  field({
    key,
    control: 'number',
    measure: key,
    units: ['mm[Hg]'],
    decimals: 0,
    ...(required && { required }),
    reading: { metric: 'bloodpressure', part: key, subject: 'patient' },
  });

const person = aSection('person', [
  field({ key: 'name', control: 'short_text', maxLength: 20 }),
  field({ key: 'address', control: 'short_text', maxLength: 2000, format: 'address' }),
  field({ key: 'story', control: 'long_text', maxLength: 100 }),
  field({ key: 'email', control: 'email' }),
  field({ key: 'phone', control: 'phone_number' }),
  field({ key: 'born', control: 'date', fromToday: { max: 0 } }),
  field({ key: 'seenAt', control: 'date', precision: 'minute', fromToday: { min: -30, max: 0 } }),
  field({ key: 'papers', control: 'file', accept: ['application/pdf'], maxFiles: 2 }),
  field({ key: 'visits', control: 'number', units: [], limits: { min: 0, max: 40 }, decimals: 0 }),
]);

const bloodPressure = aSection('bloodPressure', [
  pressure('systolic', true),
  pressure('diastolic', true),
  field({
    key: 'irrPulse',
    control: 'boolean',
    initial: false,
    reading: { metric: 'bloodpressure', part: 'irrPulse', subject: 'patient' },
  }),
]);

const glucose = aSection('glucose', [
  field({
    key: 'value',
    control: 'number',
    measure: 'glucose',
    units: ['mg/dL', 'mmol/L'],
    decimals: 1,
    required: true,
    reading: { metric: 'bloodglucose', part: 'value', subject: 'patient' },
  }),
  field({
    key: 'mealSituation',
    control: 'dropdown',
    options: options('MEAL_SITUATION_RANDOM', 'MEAL_SITUATION_FASTING'),
    initial: 'MEAL_SITUATION_RANDOM',
    reading: { metric: 'bloodglucose', part: 'mealSituation', subject: 'patient' },
  }),
]);

const signs = aSection('signs', [
  field({
    key: 'seen',
    control: 'multiselect',
    options: options('FEVER', 'PAIN', 'NONE'),
    exclusive: 'NONE',
  }),
  whenAsked(
    { field: 'seen', is: ['FEVER'] },
    field({
      key: 'degrees',
      control: 'number',
      measure: 'temperature',
      units: ['Cel', '[degF]'],
      decimals: 1,
    }),
    pick('medicine', 'YES', 'NO'),
    whenAsked({ field: 'medicine', is: ['YES'] }, line('which')),
  ),
]);

const medicines = aSection(
  'medicines',
  [pick('takes', 'YES', 'NO')],
  rowsUnder('list', 3, [
    field({ key: 'name', control: 'short_text', maxLength: 40, required: true }),
    field({ key: 'dose', control: 'number', units: ['mg', 'g'], limits: { min: 0, max: 5000 }, decimals: 2 }),
    field({ key: 'stopped', control: 'boolean' }),
    whenAsked({ field: 'stopped', is: [true] }, line('why')),
    whenAsked({ field: 'takes', is: ['NO'] }, line('since')),
  ]),
);

const atHome = aSection(
  'atHome',
  [],
  rowsUnder('readings', 5, [pressure('systolic'), pressure('diastolic')]),
);

const baby = aSection(
  'baby',
  [
    field({
      key: 'weight',
      control: 'number',
      measure: 'weight',
      units: ['kg', 'g'],
      decimals: 3,
      reading: { metric: 'body', part: 'weight', subject: 'infant' },
    }),
  ],
  { when: { section: 'person', field: 'visits', is: ['1', '2'] } },
);

const advice = aSection(
  'advice',
  [pick('given', 'YES', 'NO'), whenAsked({ not: { field: 'given', is: ['YES'] } }, line('whyNot'))],
  {
    when: {
      any: [
        { section: 'glucose', field: 'mealSituation', is: ['MEAL_SITUATION_RANDOM'] },
        {
          all: [
            { section: 'signs', field: 'seen', is: ['FEVER'] },
            { section: 'bloodPressure', field: 'irrPulse', is: [true] },
          ],
        },
      ],
    },
  },
);

/**
 * Contains every control type, nested and other conditions, rows, a blood pressure, rows of blood pressures,
 * and an infant's weight.
 */
export const EVERY_CONTROL: FormDefinition = {
  id: 'test/every-control@1',
  sections: [person, bloodPressure, glucose, signs, medicines, atHome, baby, advice],
};

/** Stored answers to every section of that form. */
export const EVERY_ANSWER: FormAnswers = {
  person: {
    name: 'Asha Rao',
    address: 'https://example.org/diet',
    story: 'Two days\nof fever',
    email: 'asha@example.org',
    phone: '+91 98000 00001',
    born: '1984-02-29',
    seenAt: '2024-02-29T23:59',
    papers: ['file-1'],
    visits: '2',
  },
  bloodPressure: {
    systolic: '148',
    systolicUnit: 'mm[Hg]',
    diastolic: '92',
    diastolicUnit: 'mm[Hg]',
    irrPulse: true,
  },
  glucose: {
    value: '420',
    valueUnit: 'mg/dL',
    valueReason: 'Measured twice',
    mealSituation: 'MEAL_SITUATION_FASTING',
  },
  signs: { seen: ['FEVER'], degrees: '38.4', degreesUnit: 'Cel', medicine: 'YES', which: 'Paracetamol' },
  medicines: {
    takes: 'YES',
    list: [
      { name: 'Metformin', dose: '500', doseUnit: 'mg', stopped: false },
      { name: 'Aspirin', dose: '0.08', doseUnit: 'g', stopped: true, why: 'Bleeding' },
    ],
  },
  atHome: {
    readings: [{ systolic: '150', systolicUnit: 'mm[Hg]', diastolic: '95', diastolicUnit: 'mm[Hg]' }],
  },
  baby: { weight: '3.2', weightUnit: 'kg' },
  advice: { given: 'NO', whyNot: 'No time' },
};
