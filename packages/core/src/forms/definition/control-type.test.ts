// spec: 100

import { expect, it } from 'vitest';
import { CONTROL_TYPES } from './form-definition.ts';

it('forms have eleven control types', () => {
  expect(CONTROL_TYPES).toEqual(
    (
      'short_text long_text dropdown number email phone_number date multiselect boolean file ' +
      'conditional_logic'
    ).split(' '),
  );
  expect(CONTROL_TYPES).toHaveLength(11);
});
