import { describe, expect, it } from 'vitest';
import { COUNCILS, councilLabel } from './councils.ts';
import {
  type RegistrationProblem,
  registrationProblem,
  registrationProblemText,
  tidyRegistration,
} from './registration.ts';

describe('a registration number with a council', () => {
  it.each<[string, string, string, RegistrationProblem | undefined]>([
    ['of Karnataka, digits only', '45678', 'KA', undefined],
    ['of Maharashtra: year, month, serial number', '2015/03/1234', 'MH', undefined],
    ['of Gujarat: a letter and digits', 'G-12345', 'GJ', undefined],
    ['of Delhi: parts with slashes', 'DMC/R/01234', 'DL', undefined],
    ['of the old Medical Council of India', '10-23456', 'MCI', undefined],
    ['of Andhra Pradesh: council and digits', 'APMC/FMR/78901', 'AP', undefined],
    ['in lower case', 'wbmc/54321', 'WB', undefined],
    ['with spaces as people write them', ' G 12345 ', 'GJ', undefined],
    ['with dots', 'R.No.12345', 'RJ', undefined],
    ['two digits of an early register', '27', 'GA', undefined],
    ['of twenty characters', 'ABCDEFGHIJ1234567890', 'UP', undefined],
    ['a year with more behind it', '2015/1234', 'TN', undefined],
    ['a five-digit number that begins like a year', '20151', 'TN', undefined],
    ['without a council', '45678', '', 'council'],
    ['with a council that does not exist', '45678', 'XX', 'council'],
    ['nothing', '', 'KA', 'empty'],
    ['spaces only', '   ', 'KA', 'empty'],
    ['one digit', '7', 'KA', 'length'],
    ['21 characters', 'ABCDEFGHIJ12345678901', 'KA', 'length'],
    ['letters only', 'PENDING', 'KA', 'digit'],
    ['words that stand for none', 'N/A', 'KA', 'digit'],
    ['dashes only', '--', 'KA', 'digit'],
    ['one digit repeated', '11111', 'KA', 'repeated'],
    ['zeros', '00000', 'KA', 'repeated'],
    ['zeros behind letters', 'KMC-000', 'KA', 'repeated'],
    ['a year of this century', '2015', 'KA', 'year'],
    ['a year of the last century', '1998', 'KA', 'year'],
    ['other characters', '12345#', 'KA', 'characters'],
    ['an e-mail address', 'doctor@example.org', 'KA', 'characters'],
    ['Hindi letters', 'पंजीकरण123', 'UP', 'characters'],
  ])('%s: "%s" of %s', (_, number, council, problem) => {
    expect(registrationProblem(number, council)).toBe(problem);
  });

  it('is stored in capital letters without spaces', () => {
    expect(tidyRegistration(' dmc / r/ 01234')).toBe('DMC/R/01234');
  });

  it('has an error text, and names of councils, in both languages', () => {
    expect(registrationProblemText('council')).toBe('Choose the medical council');
    expect(registrationProblemText('year', 'hi')).toContain('साल');
    expect(councilLabel('KA')).toBe('Karnataka Medical Council');
    for (const council of COUNCILS) expect(councilLabel(council, 'hi')).not.toBe(councilLabel(council));
  });
});
