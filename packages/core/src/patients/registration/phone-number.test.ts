import { describe, expect, it } from 'vitest';
import { isIndianMobile, normalisePhone } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['ten digits', '9876543210'],
    ['blanks', ' 98765 43210 '],
    ['+91', '+91 98765 43210'],
    ['+91 and 0', '+91 (0) 98765-43210'],
    ['91', '919876543210'],
    ['0091', '0091 98765 43210'],
    ['0', '098765.43210'],
    ['the marks that a phone copies with it', '\u202A+91 98765 43210\u202C'],
    ['Devanagari digits', '९८७६५ ४३२१०'],
    ['full-width digits', '９８７６５４３２１０'],
  ])('of India with %s', (_, text) => {
    expect(normalisePhone(text)).toBe('+919876543210');
  });

  it.each([
    ['a landline with its area code', '022 2345 6789', '+912223456789'],
    ['another country', '+1 555-123-4567', '+15551234567'],
    ['ten digits that begin with 91', '9198765432', '+919198765432'],
    ['nine digits', '987654321', undefined],
    ['eleven digits', '98765432101', undefined],
    ['a digit too many after +91', '+91 98765 432101', undefined],
    ['a digit missing after +91', '+91 9876 54321', undefined],
    ['letters', 'call me', undefined],
    ['two numbers', '9876543210, 9876543211', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });

  it.each([
    ['a mobile', '98765 43210', true],
    ['a landline', '022 2345 6789', false],
    ['another country', '+1 555-123-4567', undefined],
    ['no number', '12', undefined],
  ])('%s is a mobile of India: %s', (_, text, expected) => {
    expect(isIndianMobile(text)).toBe(expected);
  });
});
