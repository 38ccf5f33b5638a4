/** Control types of forms (specification 3.3). */
export const CONTROL_TYPES = [
  'short_text',
  'long_text',
  'dropdown',
  'number',
  'email',
  'phone_number',
  'date',
  'multiselect',
  'boolean',
  'file',
  'conditional_logic',
] as const;
