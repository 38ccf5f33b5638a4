import { expect, it } from 'vitest';
import { registrationStart } from './registration-start.ts';
import { classifySearch } from './search-query.ts';

it.each([
  ['nothing', '', {}],
  ['a name', ' Asha  Rao ', { name: 'Asha Rao' }],
  ['a phone number', '+91 98480 22338', { phone: '9848022338' }],
  ['digits that are a phone number and may be a UHID', '9848022338', { phone: '9848022338' }],
  ['digits too few for a phone number', '984802', { uhid: '984802' }],
  ['a birth date', '12/03/1969', { birthDate: '1969-03-12' }],
  ['nothing: no calendar has that day', '31/02/1969', {}],
  ['a UHID', 'CL0000000017', { uhid: 'CL0000000017' }],
])('registration starts with %s', (_, text, start) => {
  expect(registrationStart(classifySearch(text))).toEqual(start);
});
