import { describe, expect, it } from 'vitest';
import { isRefused } from './fhir-refusal.ts';
import { rowFromFhir } from './row-from-fhir.ts';

const HEAD = { id: 'o1', subject: { reference: 'Patient/p1' } };
const LOINC_GLUCOSE = { system: 'http://loinc.org', code: '2339-0' };
const GLUCOSE = { coding: [LOINC_GLUCOSE] };
const FULL = { code: GLUCOSE, valueQuantity: { value: 104, unit: 'mg/dL', code: 'mg/dL' } };

function rowOf(resource: object): Record<string, unknown> {
  const made = rowFromFhir(resource, { source: 's' });
  if (isRefused(made)) throw new Error(`${made.reason} ${made.detail}`);
  return made.row as Record<string, unknown>;
}
const observation = (parts: object) => rowOf({ resourceType: 'Observation', ...HEAD, ...parts });

describe('null in an Observation is absent', () => {
  const plain = observation(FULL);
  it.each([
    ['beside the value', { ...FULL, valueString: null, valueCodeableConcept: null, dataAbsentReason: null }],
    ['beside the code', { ...FULL, code: { ...GLUCOSE, text: null, id: null } }],
    ['in a coding', { ...FULL, code: { coding: [{ ...LOINC_GLUCOSE, display: null, version: null }] } }],
    ['in the list of codings', { ...FULL, code: { coding: [null, LOINC_GLUCOSE] } }],
    [
      'in the quantity',
      { ...FULL, valueQuantity: { ...FULL.valueQuantity, comparator: null, system: null } },
    ],
    [
      'for lists',
      { ...FULL, category: null, component: null, interpretation: [null], referenceRange: [null] },
    ],
    [
      'for its time and state',
      { ...FULL, effectiveDateTime: null, issued: null, status: null, encounter: null },
    ],
    ['with the sibling of a primitive', { ...FULL, status: null, _status: null, _effectiveDateTime: null }],
    ['among the modifiers', { ...FULL, modifierExtension: null, implicitRules: null }],
  ])('%s', (_label, parts) => {
    expect(observation(parts)).toEqual(plain);
  });

  it.each([
    [
      'a null quantity beside words',
      { valueQuantity: null, valueString: 'spilled' },
      { valueText: 'spilled' },
    ],
    [
      'a quantity of nulls beside a code',
      {
        valueQuantity: { value: null, unit: null, code: null },
        valueCodeableConcept: { coding: [{ code: 'POS', display: null }], text: null },
      },
      { valueText: 'POS', valueCode: { code: 'POS' } },
    ],
    [
      'an empty code beside a quantity',
      { valueCodeableConcept: { coding: [null], text: null }, valueQuantity: { value: 7, unit: 'g' } },
      { value: 7, unit: 'g' },
    ],
    [
      'a unit without a number beside the word of a meter',
      { valueQuantity: { value: null, unit: 'mg/dL', code: 'mg/dL' }, valueString: 'HI' },
      { valueText: 'HI', unit: 'mg/dL', valueQuantity: { value: null, unit: 'mg/dL', code: 'mg/dL' } },
    ],
    [
      'a component with a null value',
      { component: [null, { code: GLUCOSE, valueQuantity: null, dataAbsentReason: { text: 'masked' } }] },
      { components: [{ ...LOINC_GLUCOSE, dataAbsentReason: 'masked' }] },
    ],
    [
      'a bound with its unit and code',
      { valueQuantity: { value: 40, comparator: '<=', unit: 'mg/dl', code: 'mg/dL' } },
      {
        value: '<=40',
        unit: 'mg/dl',
        unitCode: 'mg/dL',
        valueQuantity: { value: 40, comparator: '<=', unit: 'mg/dl', code: 'mg/dL' },
      },
    ],
  ])('%s', (_label, parts, expected) => {
    expect(observation(parts)).toEqual({ source: 's', id: 'o1', patient: 'p1', ...expected });
  });
});

describe('null in a Patient is absent', () => {
  const patient = (parts: object) => rowOf({ resourceType: 'Patient', id: 'p1', ...parts });
  it.each([
    [
      'in lists of words with siblings',
      { name: [{ given: ['Asha', null], _given: [null, { id: 'x' }], family: null }, null] },
      { name: [{ given: ['Asha'], _given: [null, { id: 'x' }] }] },
    ],
    ['for whole parts', { name: null, telecom: null, address: null, communication: null, photo: null }, {}],
    [
      'for dates and codes',
      { birthDate: null, gender: null, deceasedBoolean: null, maritalStatus: null },
      {},
    ],
  ])('%s', (_label, parts, expected) => {
    const { source, id, ...row } = patient(parts);
    expect(row).toEqual(expected);
  });
});
