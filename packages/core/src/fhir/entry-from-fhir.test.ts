// spec: 5

import { describe, expect, it } from 'vitest';
import { entryFromFhir } from './entry-from-fhir.ts';

const coded = (code: string) => ({ coding: [{ system: 'http://terminology.hl7.org/x', code }] });
const PENICILLIN = {
  coding: [{ system: 'http://snomed.info/sct', code: '764146007', display: 'Penicillin' }],
};

describe('a resource as an entry', () => {
  it('reads an R4 allergy with its reactions', () => {
    expect(
      entryFromFhir('AllergyIntolerance', {
        resourceType: 'AllergyIntolerance',
        clinicalStatus: coded('active'),
        verificationStatus: coded('unconfirmed'),
        code: PENICILLIN,
        criticality: 'high',
        category: ['medication'],
        reaction: [{ manifestation: [{ text: 'Hives' }, { text: 'Wheeze' }], severity: 'severe' }],
        onsetDateTime: '2016',
        note: [{ text: 'Told by her mother' }],
      }),
    ).toEqual({
      name: 'Penicillin',
      code: { system: 'http://snomed.info/sct', code: '764146007' },
      state: 'active',
      details: [
        { key: 'certainty', text: 'unconfirmed' },
        { key: 'criticality', text: 'high' },
        { key: 'category', text: 'medication' },
        { key: 'reaction', text: 'Hives, Wheeze' },
        { key: 'severity', text: 'severe' },
        { key: 'note', text: 'Told by her mother' },
      ],
      time: '2016',
      isReadable: true,
    });
  });

  it('reads a flattened row of a medicine, and how it is taken', () => {
    const dosage = [
      {
        timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ];
    expect(
      entryFromFhir('medications', {
        source: 'north',
        status: 'stopped',
        code: '316672',
        display: 'Simvastatin 10 MG',
        authoredOn: '2012-09-17',
        dosage,
      }),
    ).toMatchObject({
      name: 'Simvastatin 10 MG',
      code: { code: '316672' },
      state: 'past',
      details: [
        { key: 'dosage', text: '1 tablet, 2 × / 1 d' },
        { key: 'status', text: 'stopped' },
      ],
      time: '2012-09-17',
    });
  });

  it.each<[string, string, object, string | null]>([
    [
      'words before codings',
      'Condition',
      { code: { text: 'Sugar', coding: [{ display: 'Diabetes' }] } },
      'Sugar',
    ],
    ['a code where there are no words', 'Condition', { code: { coding: [{ code: 'E11' }] } }, 'E11'],
    ['without the tag of SNOMED CT', 'conditions', { display: 'Gout (disorder)', code: '1' }, 'Gout'],
    ['the substance of DSTU2', 'AllergyIntolerance', { substance: { text: 'Latex' } }, 'Latex'],
    [
      'a medicine inside its request',
      'MedicationRequest',
      { contained: [{ id: 'm', code: { text: 'Aspirin' } }], medicationReference: { reference: '#m' } },
      'Aspirin',
    ],
    [
      'a medicine by the words of its reference',
      'MedicationStatement',
      { medicationReference: { display: 'Iron' } },
      'Iron',
    ],
    ['a vaccine', 'Immunization', { vaccineCode: { text: 'Tdap' } }, 'Tdap'],
    [
      'a flattened encounter by its type',
      'encounters',
      { class: 'AMB', type: [{ code: '1', display: 'Check-up' }] },
      'Check-up',
    ],
    [
      'an illness in the family',
      'FamilyMemberHistory',
      { condition: [{ code: { text: 'Stroke' } }] },
      'Stroke',
    ],
    ['a kind nobody knows', 'Questionable', { title: 'Something' }, 'Something'],
    ['nothing that names it', 'Questionable', { id: 'q' }, null],
  ])('is named by %s', (_, kind, resource, name) => {
    const entry = entryFromFhir(kind, resource);
    expect([entry.name, entry.isReadable]).toEqual([name, name !== null]);
  });

  it.each<[string, string, object, string]>([
    ['no status of an allergy', 'allergies', {}, 'active'],
    ['no status of a condition that ended', 'conditions', { abatementDateTime: '2021' }, 'past'],
    ['no status of a vaccination', 'Immunization', {}, 'recorded'],
    ['a relapse', 'Condition', { clinicalStatus: coded('relapse') }, 'active'],
    ['the word of STU3', 'Condition', { clinicalStatus: 'resolved' }, 'past'],
    [
      'refuted while active',
      'AllergyIntolerance',
      { clinicalStatus: coded('active'), verificationStatus: coded('refuted') },
      'refuted',
    ],
    ['taken back', 'Condition', { verificationStatus: 'entered-in-error' }, 'entered-in-error'],
    ['taken back by its status', 'Procedure', { status: 'entered-in-error' }, 'entered-in-error'],
    ['on hold', 'MedicationRequest', { status: 'on-hold' }, 'active'],
    ['a medicine nobody knows of', 'MedicationStatement', { status: 'unknown' }, 'unknown'],
    ['a word in no list', 'Condition', { clinicalStatus: 'constructor' }, 'unknown'],
    ['a vaccine not given in STU3', 'Immunization', { status: 'completed', notGiven: true }, 'not-done'],
    ['a medicine not taken in DSTU2', 'MedicationStatement', { status: 'active', wasNotTaken: true }, 'past'],
    ['a procedure that was done', 'Procedure', { status: 'completed' }, 'recorded'],
    ['an appointment nobody came to', 'Appointment', { status: 'noshow' }, 'not-done'],
    ['a plan that goes on', 'CarePlan', { status: 'active' }, 'active'],
    ['a goal that was reached', 'Goal', { lifecycleStatus: 'completed' }, 'past'],
    ['a bill that is open', 'Claim', { status: 'active' }, 'recorded'],
  ])('is current or not: %s', (_, kind, resource, state) => {
    expect(entryFromFhir(kind, resource).state).toBe(state);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 5],
    ['a list', [{}]],
    ['a text', '{'],
  ])('is not readable if it is %s', (_, resource) => {
    expect(entryFromFhir('Condition', resource)).toMatchObject({
      isReadable: false,
      name: null,
      state: 'unknown',
    });
  });

  it('is read as far as possible if parts have another shape', () => {
    const odd = {
      code: [null, 7, { coding: 'x' }],
      clinicalStatus: [],
      dosage: [3],
      reaction: 'yes',
      note: {},
    };
    for (const kind of ['Condition', 'AllergyIntolerance', 'medications', 'Procedure', 'Goal']) {
      expect(entryFromFhir(kind, odd)).toMatchObject({ name: null, isReadable: false });
    }
  });
});
