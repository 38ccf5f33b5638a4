import { describe, expect, it } from 'vitest';
import { readRows } from '../files/read-rows.ts';
import { patientRowSchema } from './patient-row.ts';
import { readPatient } from './read-patient.ts';

function read(fields: Record<string, unknown>) {
  const { rows, refused } = readRows([JSON.stringify({ source: 's', id: '1', ...fields })], patientRowSchema);
  const [row] = rows;
  if (!row) throw new Error(refused[0]?.detail);
  return readPatient(row.row, '2026-01-02');
}

describe('a patient of a file', () => {
  it.each([
    [
      'the official name before the maiden one',
      [
        { use: 'maiden', given: ['Ana'], family: 'Núñez' },
        { use: 'official', prefix: ['Mrs.'], given: ['Ana María'], family: "O'Kon" },
      ],
      "Ana María O'Kon",
      ['Ana Núñez'],
    ],
    [
      'a name in one text',
      [{ use: 'temp', text: 'Baby of Mia BANKS', given: ['Baby of Mia'] }],
      'Baby of Mia BANKS',
      [],
    ],
    [
      'digits in names',
      [{ given: ['Faviola526', 'Alexandra16'], family: 'Powlowski563' }],
      'Faviola526 Alexandra16 Powlowski563',
      [],
    ],
    [
      'a usual name where there is no official one',
      [
        { use: 'old', family: 'A' },
        { use: 'usual', text: 'B' },
      ],
      'B',
      ['A'],
    ],
    ['no name', [], '', []],
  ])('%s', (_label, name, shown, others) => {
    const { person } = read({ name });
    expect(person).toMatchObject({ name: shown, alsoKnownAs: others, names: name });
  });

  it.each([
    ['male', 'male', undefined],
    ['F', 'female', 'F'],
    ['M', 'male', 'M'],
    ['other', 'other', undefined],
    ['ambiguous', 'unknown', 'ambiguous'],
    [undefined, 'unknown', undefined],
  ])('gender %s is %s, and the source’s word is kept where it differs', (written, gender, stored) => {
    const { person } = read({ gender: written });
    expect(person.gender).toBe(gender);
    expect(person.details?.gender).toBe(stored);
  });

  it.each([
    ['a date', '1949-11-29', '1949-11-29', undefined],
    ['HL7 with a time of day', '19830924073855', '1983-09-24', '19830924073855'],
    ['a year', '1949', '1949', undefined],
    ['words', 'not known', null, 'not known'],
  ])('birth date: %s', (_label, written, birthDate, stored) => {
    const { person, remarks } = read({ birthDate: written });
    expect(person.birthDate).toBe(birthDate);
    expect(person.details?.birthDate).toBe(stored);
    expect(remarks.includes('birth-date-unreadable')).toBe(birthDate === null);
  });

  it('removes invisible characters from a name', () => {
    expect(read({ name: [{ text: 'Ravi \u202Eramuk\u202C' }] }).person.name).toBe('Ravi ramuk');
    expect(read({ name: [{ given: ['As\u200Bha'], family: 'Rao\u2069' }] }).person.name).toBe('Asha Rao');
  });

  it.each([
    ['a moment', '2000-09-17T05:46:40+00:00', '2000-09-17'],
    ['the bare fact', true, 'true'],
    ['alive', false, null],
  ])('deceased: %s', (_label, deceased, expected) => {
    expect(read({ deceased }).person.deceased).toBe(expected);
  });

  it('keeps phones as written, record numbers under their source, and everything else as details', () => {
    const { person, remarks } = read({
      medicalRecordNumber: ['NH-000417'],
      phone: [{ use: 'home', value: '0491 570 156' }],
      language: [{ code: 'es', text: 'Spanish' }],
      maritalStatus: 'M',
      multipleBirth: false,
    });
    expect(person.identifiers).toEqual([{ system: 's', value: 'NH-000417' }]);
    expect(person.phones).toEqual([{ use: 'home', value: '0491 570 156' }]);
    expect(person.languages).toEqual(['es']);
    expect(person.details).toEqual({
      maritalStatus: 'M',
      multipleBirth: false,
      language: [{ code: 'es', text: 'Spanish' }],
    });
    expect(remarks).toEqual(['no-name', 'no-birth-date']);
  });

  it.each([
    ['under its own system', { system: 'urn:abha', value: '91-1' }, { system: 'urn:abha', value: '91-1' }],
    ['under its source where it names none', { value: '7' }, { system: 's', value: '7' }],
    ['never as one of ours', { system: 'UHID', value: 'CL1' }, { system: 'source:UHID', value: 'CL1' }],
    ['not without a value', { system: 'urn:abha' }, undefined],
    ['not as long as a letter', { value: 'x'.repeat(201) }, undefined],
  ])('finds a person by a further identifier: %s', (_label, identifier, expected) => {
    const { person } = read({ identifiers: [{ ...identifier, use: 'usual' }] });
    expect(person.identifiers).toEqual(expected ? [expected] : []);
    expect(person.details?.identifiers).toEqual([{ ...identifier, use: 'usual' }]);
  });

  it.each([
    ['an unnamed sender', 'fhir', 'example', true],
    ['an unnamed sender, an id nobody else has', 'fhir', '881f534f-d041-425d-a542-cbf669f43e18', false],
    ['a named sender', 'north', 'example', false],
  ])('remarks on ids that may be another person’s: %s', (_label, source, id, remarked) => {
    expect(read({ source, id }).remarks.includes('sender-unnamed')).toBe(remarked);
  });
});
