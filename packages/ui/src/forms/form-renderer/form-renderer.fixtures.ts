import type {
  FieldOption,
  FormDefinition,
  LastRows,
  LastValue,
  NumberField,
} from '@careline/core/internal/forms';
import type { FormUploads } from './files/form-uploads.ts';

const options = (...values: readonly string[]): readonly FieldOption[] =>
  values.map((value) => ({ value, label: value.toLowerCase() }));

const pressure = (key: 'systolic' | 'diastolic'): NumberField => ({
  key,
  control: 'number',
  label: key,
  measure: key,
  units: ['mm[Hg]'],
  decimals: 0,
  required: true,
  reading: { metric: 'bloodpressure', part: key, subject: 'patient' },
});

/** Every control type, conditions, rows, and a section named by its only field. For stories and tests. */
export const everyControl: FormDefinition = {
  id: 'every-control@1',
  sections: [
    {
      key: 'bloodPressure',
      label: 'blood_pressure',
      part: 'vitals',
      fields: [
        pressure('systolic'),
        pressure('diastolic'),
        { key: 'irregular', control: 'boolean', label: 'irregular_pulse', initial: false },
      ],
    },
    {
      key: 'body',
      label: 'body',
      part: 'vitals',
      fields: [
        {
          key: 'weight',
          control: 'number',
          label: 'weight',
          measure: 'weight',
          units: ['kg', '[lb_av]'],
          decimals: 2,
        },
        { key: 'measuredOn', control: 'date', label: 'measured_on', fromToday: { max: 0 } },
        {
          key: 'pulse',
          control: 'number',
          label: 'pulse',
          units: [],
          limits: { min: 20, max: 300 },
          decimals: 0,
        },
      ],
    },
    {
      key: 'bloodGlucose',
      label: 'blood_glucose',
      part: 'vitals',
      fields: [
        {
          key: 'value',
          control: 'number',
          label: 'glucose',
          measure: 'glucose',
          units: ['mg/dL', 'mmol/L'],
          decimals: 1,
        },
      ],
    },
    {
      key: 'medications',
      label: 'medication',
      part: 'treatment',
      fields: [],
      group: {
        key: 'medicines',
        label: 'medicine',
        maxRows: 3,
        fields: [
          { key: 'name', control: 'short_text', label: 'name', maxLength: 80, required: true },
          {
            key: 'dose',
            control: 'number',
            label: 'dose',
            units: ['mg'],
            limits: { min: 0.1, max: 5000 },
            decimals: 1,
          },
          {
            key: 'how',
            control: 'dropdown',
            label: 'how_often',
            options: options('DAILY', 'WEEKLY', 'OTHER'),
          },
          {
            key: 'otherwise',
            control: 'conditional_logic',
            when: { field: 'how', is: ['OTHER'] },
            fields: [{ key: 'pattern', control: 'short_text', label: 'in_which_pattern', maxLength: 80 }],
          },
        ],
      },
    },
    {
      key: 'complaints',
      label: 'complaints',
      part: 'talk',
      fields: [
        {
          key: 'signs',
          control: 'multiselect',
          label: 'signs',
          options: options('HEADACHE', 'FEVER', 'SWELLING', 'NONE'),
          exclusive: 'NONE',
        },
        {
          key: 'withFever',
          control: 'conditional_logic',
          when: { field: 'signs', is: ['FEVER'] },
          fields: [{ key: 'since', control: 'date', label: 'fever_since', precision: 'minute' }],
        },
        { key: 'notes', control: 'long_text', label: 'what_the_patient_reports', maxLength: 200 },
      ],
    },
    {
      key: 'hospital',
      label: 'hospital',
      part: 'talk',
      when: { section: 'complaints', field: 'signs', is: ['FEVER'] },
      fields: [
        { key: 'went', control: 'dropdown', label: 'went_to_hospital', options: options('YES', 'NO') },
      ],
    },
    {
      key: 'email',
      label: 'email',
      part: 'reach',
      fields: [{ key: 'email', control: 'email', label: 'email' }],
    },
    {
      key: 'phones',
      label: 'other_ways',
      part: 'reach',
      fields: [
        { key: 'phone', control: 'phone_number', label: 'phone' },
        { key: 'site', control: 'short_text', label: 'web_address', maxLength: 2000, format: 'address' },
      ],
    },
    {
      key: 'reports',
      label: 'reports',
      part: 'reach',
      fields: [{ key: 'files', control: 'file', label: 'report', accept: ['application/pdf'], maxFiles: 2 }],
    },
  ],
};

const AT = { timestamp: 1_704_412_800, author: 'Meera Nair' } as const;

/** A last value of every kind. */
export const lastOfEvery: Readonly<Record<string, LastValue>> = {
  'bloodPressure.systolic': { value: '142', unit: 'mm[Hg]', ...AT },
  'bloodPressure.diastolic': { value: '91', unit: 'mm[Hg]', ...AT },
  'bloodPressure.irregular': { value: true, ...AT },
  'body.weight': { value: '71.50', unit: 'kg', ...AT },
  'body.measuredOn': { value: '2024-01-02', ...AT },
  'bloodGlucose.value': { value: '7.8', unit: 'mmol/L', ...AT },
  'complaints.signs': { value: ['HEADACHE', 'FEVER'], ...AT },
  'complaints.since': { value: '2024-01-02T18:30', ...AT },
  'complaints.notes': { value: 'Headache in the morning', ...AT },
  'hospital.went': { value: 'NO', ...AT },
  'email.email': { value: 'asha@example.com', ...AT },
  'phones.phone': { value: '98480 22338', ...AT },
  'phones.site': { value: 'https://example.com/diary', ...AT },
  'reports.files': { value: ['scan'], ...AT },
};

export const lastMedicines: Readonly<Record<string, LastRows>> = {
  medications: {
    rows: [
      { name: 'Metformin', dose: '500', doseUnit: 'mg', how: 'DAILY' },
      { name: 'Amlodipine', dose: '5', doseUnit: 'mg', how: 'DAILY' },
    ],
    ...AT,
  },
};

/** Stores every file under its own name, except files named "broken". */
export const fakeUploads: FormUploads = {
  upload: async ({ name }) => {
    if (name.startsWith('broken')) throw new Error('not stored');
    return { id: `stored ${name}`, name };
  },
  nameOf: (id) => (id === 'scan' ? 'scan.pdf' : undefined),
};
