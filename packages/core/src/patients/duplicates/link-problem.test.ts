import { describe, expect, it } from 'vitest';
import { linkProblem } from './link-problem.ts';

describe('a patient of another facility', () => {
  it.each([
    ['by UHID alone', { uhid: 'CL0000000018' }, undefined],
    ['by a foreign UHID', { uhid: 'AH/2026/1' }, undefined],
    ['by name and phone', { name: 'Asha', phone: '98765 43210' }, undefined],
    ['by name and year of birth', { name: 'Asha', birthDate: '1969' }, undefined],
    ['by name alone: a village shares it', { name: 'Asha' }, 'missing'],
    ['by phone alone: a family shares it', { phone: '98765 43210' }, 'missing'],
    ['by nothing', {}, 'missing'],
    ['by a UHID with a wrong digit', { uhid: 'CL0000000019' }, 'uhid'],
    ['by a UHID that is too short', { uhid: 'A1' }, 'uhid'],
    ['by a phone that is none', { name: 'Asha', phone: '12' }, 'phone'],
    ['by a birth still to come', { name: 'Asha', birthDate: '2031' }, 'birthDate'],
    ['by a month that no year has', { name: 'Asha', birthDate: '1969-13' }, 'birthDate'],
    ['by a birth 140 years ago', { name: 'Asha', birthDate: '1886-01-02' }, 'birthDate'],
  ])('is requested %s', (_, identity, problem) => {
    expect(linkProblem(identity, 2026)).toBe(problem);
  });
});
