import { describe, expect, it } from 'vitest';
import { nationalNumber } from './national-identifiers.ts';

// 2341 2341 2346 is a sample number with a valid check digit. No number here belongs to a person.
describe('national numbers in identifiers', () => {
  it.each<[label: string, types: string[], system: string, value: string, kind: string | undefined]>([
    ['Aadhaar by type', ['ADN'], 'https://h.example', '234123412346', 'AADHAAR'],
    ['Aadhaar by words', ['Aadhaar number'], '', '234123412346', 'AADHAAR'],
    ['Adhaar in another spelling', ['Adhaar'], '', '234123412346', 'AADHAAR'],
    ['Aadhar in another spelling', ['Aadhar card'], '', '1', 'AADHAAR'],
    ['Aadhaar by its address', [], 'https://uidai.gov.in', '234123412346', 'AADHAAR'],
    ['Aadhaar by its shape', [], '', '234123412346', 'AADHAAR'],
    ['Aadhaar in groups', [], '', '2341 2341 2346', 'AADHAAR'],
    ['Aadhaar with hyphens', [], 'https://h.example', '2341-2341-2346', 'AADHAAR'],
    ['Aadhaar in groups with a wrong digit', [], '', '2341 2341 2340', 'AADHAAR'],
    ['Aadhaar as a record number', ['MR'], 'https://h.example', '234123412346', 'AADHAAR'],
    ['a voter number by its words', ['Voter ID'], '', 'XYZ', 'VOTER'],
    ['a voter number by its shape', [], '', 'ABC1234567', 'VOTER'],
    ['a voter number by its address', [], 'https://eci.gov.in/epic', 'ABC1234567', 'VOTER'],
    ['a tax number by its shape', [], '', 'ABCPE1234F', 'PAN'],
    ['a tax number in small letters', [], '', 'abcpe1234f', 'PAN'],
    ['a tax number by its type', ['PAN'], '', '1', 'PAN'],
    ['a tax number by its address', [], 'https://www.incometax.gov.in', '1', 'PAN'],
    ['a passport', ['PPN'], '', 'A1234567', 'PPN'],
    ['a passport by words', ['Passport'], '', 'A1234567', 'PPN'],
    ['a driving licence', ['DL'], '', 'KL0720110012345', 'DL'],
    ['a driving licence by words', ['Driving Licence'], '', 'KL0720110012345', 'DL'],
    ['a ration card', ['Ration card'], '', '1234567890', 'RATION'],
    ['a national number', ['NI'], 'https://example.gov.in', '77', 'NI'],
    ['a social security number', [], 'http://hl7.org/fhir/sid/us-ssn', '999-00-0000', 'SS'],
    ['an ABHA number', [], 'https://healthid.ndhm.gov.in', '91-1234-5678-9012', undefined],
    ['an ABHA number with blanks', [], '', '91 1234 5678 9012', undefined],
    [
      'an ABHA number as a national number',
      ['NI'],
      'https://healthid.abdm.gov.in',
      '91123456789012',
      undefined,
    ],
    ['an ABHA address', ['ABHA'], '', 'asha.patil@abdm', undefined],
    ['a record number', ['MR'], 'https://h.example', 'MRN 12 34', undefined],
    ['a record number of a voter shape', ['MR'], 'https://h.example', 'ABC1234567', undefined],
    ['twelve digits without the check digit', [], 'https://h.example', '234123412340', undefined],
    ['twelve digits that begin with 1', [], '', '123412341234', undefined],
    ['a number of a ward', [], 'https://h.example/panel', '77', undefined],
  ])('%s', (_, types, system, value, kind) => {
    expect(nationalNumber({ types, system, value })).toBe(kind);
  });
});
