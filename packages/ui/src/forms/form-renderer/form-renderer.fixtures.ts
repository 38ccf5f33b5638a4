import type { FormDefinition } from '@careline/core/forms';

/** One field of each control type, for stories and tests. */
export const everyControl: FormDefinition = {
  id: 'every-control@1',
  sections: [
    {
      key: 'body',
      label: 'calls.body',
      fields: [
        {
          key: 'weight',
          control: 'number',
          label: 'calls.body.weight',
          units: ['kg'],
          limits: { kg: { min: 0.3, max: 650 } },
          decimals: 2,
          reading: { metric: 'body', part: 'weight', subject: 'patient' },
        },
        { key: 'measuredOn', control: 'date', label: 'measuredOn', fromToday: { max: 0 } },
        { key: 'barefoot', control: 'boolean', label: 'barefoot' },
      ],
    },
    {
      key: 'complaints',
      label: 'calls.complaints',
      fields: [
        {
          key: 'kind',
          control: 'dropdown',
          label: 'kind_of_complaint',
          options: [
            { value: 'HEADACHE', label: 'headache' },
            { value: 'NONE', label: 'none' },
          ],
        },
        { key: 'notes', control: 'long_text', label: 'calls.complaints.notes', maxLength: 20 },
      ],
    },
  ],
};
