import { describe, expect, it } from 'vitest';
import { classifySearch } from './search-query.ts';

describe('classifySearch', () => {
  it.each([
    ['nothing', '', { kind: 'empty' }],
    ['blanks', '  \t ', { kind: 'empty' }],
    ['a UHID', 'CL0000000123', { kind: 'uhid', value: 'CL0000000123', missing: 0 }],
    ['the beginning of a UHID', 'CL1', { kind: 'uhid', value: 'CL1', missing: 1 }],
    ['a UHID with a hyphen', 'AB-2024/17', { kind: 'uhid', value: 'AB-2024/17', missing: 0 }],
    ['a phone number', '9800000001', { kind: 'phone', value: '9800000001', missing: 0 }],
    ['with the country code', '+91 98000 00001', { kind: 'phone', value: '9800000001', missing: 0 }],
    ['with the country code and no plus', '919800000001', { kind: 'phone', value: '9800000001', missing: 0 }],
    ['with a leading zero', '09800000001', { kind: 'phone', value: '9800000001', missing: 0 }],
    ['with brackets and hyphens', '(98000)-00001', { kind: 'phone', value: '9800000001', missing: 0 }],
    ['a number that begins with 91', '9198000000', { kind: 'phone', value: '9198000000', missing: 0 }],
    ['half a number', '98000', { kind: 'phone', value: '98000', missing: 5 }],
    ['a name', 'Anita Rao', { kind: 'name', value: 'Anita Rao', missing: 0 }],
    ['spaces in a name', '  Anita   Rao ', { kind: 'name', value: 'Anita Rao', missing: 0 }],
    ['one letter', 'A', { kind: 'name', value: 'A', missing: 1 }],
    ['a name in Devanagari', 'अनीता', { kind: 'name', value: 'अनीता', missing: 0 }],
    ['an apostrophe', "D'Souza", { kind: 'name', value: "D'Souza", missing: 0 }],
    ['a name and a number in two words', 'Anita 2', { kind: 'name', value: 'Anita 2', missing: 0 }],
    ['signs only', '%%%', { kind: 'name', value: '%%%', missing: 2 }],
  ])('%s', (_, text, query) => {
    expect(classifySearch(text)).toEqual(query);
  });
});
