import { describe, expect, it } from 'vitest';
import { bundleIndex } from './bundle-index.ts';
import { isRefused } from './fhir-refusal.ts';
import { patientFromFhir } from './patient-from-fhir.ts';

const row = (parts: object) =>
  patientFromFhir({ resourceType: 'Patient', id: 'p1', ...parts }, { source: 's' });

describe('a Patient as a row', () => {
  it.each([
    ['only an id', {}, {}],
    [
      'names of every use, texts and prefixes',
      {
        name: [
          { use: 'official', prefix: ['Dr'], given: ['Asha', 'R.'], family: 'Rao', suffix: ['MD'] },
          { use: 'maiden', text: 'Asha Nair' },
        ],
      },
      {
        name: [
          { use: 'official', prefix: ['Dr'], given: ['Asha', 'R.'], suffix: ['MD'], family: 'Rao' },
          { use: 'maiden', text: 'Asha Nair' },
        ],
      },
    ],
    [
      'a given name with an extension in its place',
      { name: [{ given: [null, 'Asha'], _given: [{ extension: [] }, null] }] },
      { name: [{ given: ['Asha'], _given: [{ extension: [] }, null] }] },
    ],
    [
      'one name outside a list, a family name in one',
      { name: { family: ['Rao', 'Nair'] } },
      { name: [{ family: 'Rao Nair' }] },
    ],
    ['a day of birth', { birthDate: '1961-05-17' }, { birthDate: '1961-05-17' }],
    ['a month of birth', { birthDate: '1961-05' }, { birthDate: '1961-05' }],
    ['a year of birth', { birthDate: '1961' }, { birthDate: '1961' }],
    [
      'a birth date that is withheld',
      { _birthDate: { extension: [{ url: 'x', valueCode: 'masked' }] } },
      { _birthDate: { extension: [{ url: 'x', valueCode: 'masked' }] } },
    ],
    ['no gender written as null', { gender: null }, {}],
    ['a gender', { gender: 'other' }, { gender: 'other' }],
    [
      'identifiers, of which one is a record number',
      {
        identifier: [
          { type: { coding: [{ code: 'MR' }] }, system: 'h', value: '12' },
          { system: 'https://abha.example', value: '91-1' },
        ],
      },
      {
        medicalRecordNumber: ['12'],
        identifiers: [{ system: 'https://abha.example', value: '91-1' }],
      },
    ],
    [
      'a record number that is no longer used',
      { identifier: [{ use: 'old', type: { coding: [{ code: 'MR' }] }, value: '12' }] },
      { identifiers: [{ use: 'old', type: { coding: [{ code: 'MR' }] }, value: '12' }] },
    ],
    [
      'numbers that nobody should hold',
      {
        identifier: [
          { type: { coding: [{ code: 'PPN' }] }, value: 'X1' },
          { system: 'http://hl7.org/fhir/sid/us-ssn', value: '999-00-0000' },
          { type: { coding: [{ code: 'SS' }] }, value: '999-00-0000' },
        ],
      },
      { identifiersLeftOut: ['PPN', 'SS'] },
    ],
    [
      'phones by rank, the old one last, and an e-mail address',
      {
        telecom: [
          { system: 'phone', value: '1', use: 'old' },
          { system: 'phone', value: '2', use: 'work' },
          { system: 'phone', value: '3', use: 'mobile', rank: 1 },
          { system: 'email', value: 'a@b.example' },
          { use: 'home' },
        ],
      },
      {
        phone: [
          { value: '3', use: 'mobile' },
          { value: '2', use: 'work' },
          { value: '1', use: 'old' },
        ],
        email: ['a@b.example'],
        telecom: [{ system: 'phone', value: '3', use: 'mobile', rank: 1 }, { use: 'home' }],
      },
    ],
    [
      'a number for text messages, and a fax',
      {
        telecom: [
          { system: 'sms', value: '1' },
          { system: 'fax', value: '2' },
        ],
      },
      {
        phone: [{ value: '1' }],
        telecom: [
          { system: 'sms', value: '1' },
          { system: 'fax', value: '2' },
        ],
      },
    ],
    [
      'addresses as they came',
      { address: [{ line: ['1 MG Road', 'Floor 2'], city: 'Pune', postalCode: '411001' }] },
      { address: [{ line: ['1 MG Road', 'Floor 2'], city: 'Pune', postalCode: '411001' }] },
    ],
    [
      'the preferred language first, by code and in words',
      {
        communication: [
          { language: { coding: [{ code: 'en' }], text: 'English' } },
          { language: { text: 'मराठी' }, preferred: true },
        ],
      },
      { language: [{ text: 'मराठी' }, { code: 'en', text: 'English' }] },
    ],
    ['alive', { deceasedBoolean: false }, { deceased: false }],
    ['dead, without a day', { deceasedBoolean: true }, { deceased: true }],
    ['dead since a year', { deceasedDateTime: '2015' }, { deceased: '2015' }],
    [
      'a married twin',
      {
        multipleBirthInteger: 2,
        maritalStatus: { coding: [{ system: 'http://hl7.org/fhir/v3/MaritalStatus', code: 'M' }] },
      },
      { multipleBirth: 2, maritalStatus: 'M' },
    ],
    ['a marital status in words only', { maritalStatus: { text: 'widowed' } }, { maritalStatus: 'widowed' }],
    [
      'what no rule reads',
      { active: false, contact: [{ name: { text: 'X' } }], link: [{ type: 'seealso' }] },
      { active: false, contact: [{ name: { text: 'X' } }], link: [{ type: 'seealso' }] },
    ],
    [
      'a photo without its picture',
      { photo: [{ contentType: 'image/png', data: 'iVBORw0K' }] },
      { photo: [{ contentType: 'image/png' }] },
    ],
    [
      "a server's bookkeeping and a security label",
      { meta: { versionId: '3', lastUpdated: '2024-01-05', profile: ['x'], security: [{ code: 'R' }] } },
      { security: [{ code: 'R' }] },
    ],
    ['a narrative made from the data', { text: { status: 'generated', div: '<div>x</div>' } }, {}],
    [
      'a narrative that somebody wrote',
      { text: { status: 'additional', div: '<div>x</div>' } },
      { narrative: '<div>x</div>' },
    ],
    ['a part that is called like a refusal', { reason: 'deleted' }, { reason: 'deleted' }],
    ["a row's own names in a resource", { source: 'other', phone: ['1'], deceased: true }, {}],
  ])('%s', (_label, parts, expected) => {
    expect(row(parts)).toEqual({ source: 's', id: 'p1', ...expected });
  });

  it('is distinguished from a refusal by its id', () => {
    expect(isRefused(row({ reason: 'deleted' }))).toBe(false);
    expect(isRefused(row({ id: '' }))).toBe(true);
  });

  it('uses the id of its address if it has none', () => {
    const resource = { resourceType: 'Patient' };
    const rowAt = (fullUrl?: string) => patientFromFhir(resource, { source: 's', fullUrl });
    expect(rowAt('urn:uuid:61ebe359')).toEqual({ source: 's', id: '61ebe359' });
    expect(rowAt('https://example.com/fhir/Patient/7/_history/2')).toEqual({ source: 's', id: '7' });
    expect(rowAt()).toEqual({ reason: 'no-id' });
  });

  it.each([
    ['a gender that is an object', { gender: {} }, { reason: 'wrong-shape', detail: 'gender' }],
    ['a name that is a text', { name: ['Asha'] }, { reason: 'wrong-shape', detail: 'name.0' }],
    [
      'a death that is a number',
      { deceasedBoolean: 1 },
      { reason: 'wrong-shape', detail: 'deceasedBoolean' },
    ],
    [
      'an unknown modifier',
      { modifierExtension: [{ url: 'x' }] },
      { reason: 'meaning-changed', detail: 'modifierExtension' },
    ],
    [
      'rules of its own',
      { implicitRules: 'http://example.com/rules' },
      { reason: 'meaning-changed', detail: 'implicitRules' },
    ],
  ])('is refused with %s', (_label, parts, expected) => {
    expect(row(parts)).toEqual(expected);
  });

  it('is refused when two servers of a bundle use the same id', () => {
    const urls = ['https://a.example/Patient/1', 'https://b.example/Patient/1'];
    const index = bundleIndex(urls.map((fullUrl) => ({ type: 'Patient', id: '1', fullUrl })));
    const rows = urls.map((fullUrl) =>
      patientFromFhir({ resourceType: 'Patient', id: '1' }, { source: 's', fullUrl, index }),
    );
    expect(rows).toEqual([{ reason: 'same-patient-id' }, { reason: 'same-patient-id' }]);
  });
});
