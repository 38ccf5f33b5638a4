import { describe, expect, it } from 'vitest';
import { bundleIndex } from './bundle-index.ts';
import { readingFromFhir } from './reading-from-fhir.ts';

/** A number of a parser that preserves digits. */
class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const n = (text: string) => new Digits(text);

const AT_PATIENT = { resourceType: 'Observation', id: 'o1', subject: { reference: 'Patient/p1' } };
const reading = (parts: object) => readingFromFhir({ ...AT_PATIENT, ...parts }, { source: 's' });
const ROW = { source: 's', id: 'o1', patient: 'p1' };

describe('the value of an Observation', () => {
  it.each([
    [
      'a quantity keeps its digits',
      { valueQuantity: { value: n('75.0'), unit: 'kg', system: 'http://unitsofmeasure.org', code: 'kg' } },
      { value: n('75.0'), unit: 'kg' },
    ],
    [
      'a unit that is not its UCUM code',
      { valueQuantity: { value: n('109'), unit: 'mmHg', code: 'mm[Hg]' } },
      { value: n('109'), unit: 'mmHg', unitCode: 'mm[Hg]' },
    ],
    [
      'a quantity that is a text',
      { valueQuantity: { value: '7.20', unit: 'g' } },
      { value: '7.20', unit: 'g' },
    ],
    [
      'less than a number is no number',
      { valueQuantity: { value: n('5.0'), comparator: '<', unit: 'mg/L' } },
      {
        value: '<5.0',
        unit: 'mg/L',
        valueQuantity: { value: n('5.0'), comparator: '<', unit: 'mg/L' },
      },
    ],
    [
      'a code with words',
      {
        valueCodeableConcept: {
          coding: [{ system: 'http://snomed.info/sct', code: '8517006', display: 'Former smoker' }],
          text: 'gave up',
        },
      },
      {
        valueText: 'gave up',
        valueCode: { system: 'http://snomed.info/sct', code: '8517006', display: 'Former smoker' },
      },
    ],
    [
      'a code in two systems',
      { valueCodeableConcept: { coding: [{ code: 'a' }, { code: 'b', display: 'B' }] } },
      {
        valueText: 'B',
        valueCode: { code: 'a' },
        valueCodings: [{ code: 'a' }, { code: 'b', display: 'B' }],
      },
    ],
    ['words', { valueString: 'sample spilled' }, { valueText: 'sample spilled' }],
    ['yes', { valueBoolean: true }, { value: true }],
    ['no', { valueBoolean: false }, { value: false }],
    ['a count', { valueInteger: n('0') }, { value: n('0') }],
    [
      'a range',
      { valueRange: { low: { value: n('5.0'), unit: '/HPF' }, high: { value: n('10') } } },
      {
        value: '5.0-10',
        unit: '/HPF',
        valueRange: { low: { value: n('5.0'), unit: '/HPF' }, high: { value: n('10') } },
      },
    ],
    [
      'an open range',
      { valueRange: { high: { value: n('10') } } },
      { value: '<=10', valueRange: { high: { value: n('10') } } },
    ],
    [
      'a titre',
      { valueRatio: { numerator: { value: n('1') }, denominator: { value: n('128') } } },
      { value: '1:128', valueRatio: { numerator: { value: n('1') }, denominator: { value: n('128') } } },
    ],
    [
      'a ratio with units',
      { valueRatio: { numerator: { value: n('5'), unit: 'g' }, denominator: { value: n('1'), code: 'L' } } },
      {
        value: '5 g : 1 L',
        valueRatio: { numerator: { value: n('5'), unit: 'g' }, denominator: { value: n('1'), code: 'L' } },
      },
    ],
    [
      'a curve',
      { valueSampledData: { origin: { value: n('0') }, period: n('10'), data: '1 2 E 4' } },
      {
        value: '4 × 10 ms',
        valueSampledData: { origin: { value: n('0') }, period: n('10'), data: '1 2 E 4' },
      },
    ],
    ['a time of day', { valueTime: '07:30:00' }, { value: '07:30:00' }],
    ['a date', { valueDateTime: '2016-12' }, { value: '2016-12' }],
    [
      'a period without an end',
      { valuePeriod: { start: '2016-12-30' } },
      { value: '2016-12-30/..', valuePeriod: { start: '2016-12-30' } },
    ],
    [
      'a document',
      { valueAttachment: { title: 'Scan', url: 'https://example.com/1' } },
      { valueText: 'Scan', valueAttachment: { title: 'Scan', url: 'https://example.com/1' } },
    ],
    [
      'two values, against the rules',
      { valueString: 'high', valueQuantity: { value: n('9') } },
      { value: n('9'), valueString: 'high' },
    ],
    [
      'no value, and why',
      {
        dataAbsentReason: { coding: [{ system: 'http://hl7.org/fhir/data-absent-reason', code: 'masked' }] },
      },
      { dataAbsentReason: 'masked' },
    ],
    [
      'no value, and why in words',
      {
        dataAbsentReason: {
          coding: [{ system: 'http://snomed.info/sct', code: '125154007', display: 'Unsatisfactory' }],
        },
      },
      { dataAbsentReason: 'Unsatisfactory' },
    ],
    [
      'a value that is withheld',
      { _valueQuantity: { extension: [{ url: 'x' }] } },
      { _valueQuantity: { extension: [{ url: 'x' }] } },
    ],
  ])('%s', (_label, parts, expected) => {
    expect(reading(parts)).toEqual({ ...ROW, ...expected });
  });
});

describe('the code of an Observation', () => {
  const loinc = (code: string, more = {}) => ({ system: 'http://loinc.org', code, ...more });
  const snomed = { system: 'http://snomed.info/sct', code: '27113001', display: 'Weight' };
  it.each([
    [
      'a LOINC code',
      { coding: [loinc('8302-2', { display: 'Height' })], text: 'Height' },
      { system: 'http://loinc.org', code: '8302-2', display: 'Height' },
    ],
    [
      'other words than the code has',
      { coding: [loinc('8302-2', { display: 'Body height' })], text: 'Height, standing' },
      { system: 'http://loinc.org', code: '8302-2', display: 'Body height', text: 'Height, standing' },
    ],
    [
      'LOINC before others',
      { coding: [snomed, loinc('72166-2')] },
      { ...loinc('72166-2'), codings: [snomed, loinc('72166-2')] },
    ],
    [
      'the LOINC code of a metric before other LOINC codes',
      { coding: [loinc('72166-2', { userSelected: true }), loinc('29463-7')] },
      { ...loinc('29463-7'), codings: [loinc('72166-2', { userSelected: true }), loinc('29463-7')] },
    ],
    [
      'the one a person chose where none is of LOINC',
      { coding: [snomed, { system: 'x', code: 'w', userSelected: true }] },
      { system: 'x', code: 'w', codings: [snomed, { system: 'x', code: 'w', userSelected: true }] },
    ],
    [
      'LOINC by its other name',
      { coding: [{ system: 'urn:oid:2.16.840.1.113883.6.1', code: '8302-2' }] },
      { system: 'http://loinc.org', code: '8302-2' },
    ],
    ['words only', { text: 'Oyster weight' }, { text: 'Oyster weight' }],
    ['nothing', undefined, {}],
  ])('%s', (_label, code, expected) => {
    expect(reading({ code })).toEqual({ ...ROW, ...expected });
  });
});

describe('the time of an Observation', () => {
  it.each([
    ['a time', { effectiveDateTime: '2024-01-05T10:00:00+05:30' }, '2024-01-05T10:00:00+05:30', undefined],
    ['a year', { effectiveDateTime: '2024' }, '2024', undefined],
    ['an instant', { effectiveInstant: '2024-01-05T10:00:00.5Z' }, '2024-01-05T10:00:00.5Z', undefined],
    [
      'a period',
      { effectivePeriod: { start: '2024-01-05', end: '2024-01-06' } },
      '2024-01-05',
      'effectivePeriod',
    ],
    [
      'a period with an end only',
      { effectivePeriod: { end: '2024-01-06' } },
      '2024-01-06',
      'effectivePeriod',
    ],
    ['a withheld period', { effectivePeriod: { extension: [{ url: 'x' }] } }, undefined, 'effectivePeriod'],
    ['times', { effectiveTiming: { event: ['2024-01-05', '2024-01-06'] } }, '2024-01-05', 'effectiveTiming'],
    [
      'times of a schedule',
      { effectiveTiming: { repeat: { boundsPeriod: { start: '2024-02' } } } },
      '2024-02',
      'effectiveTiming',
    ],
    ['no time, but when it was issued', { issued: '2024-01-05T10:00:00Z' }, undefined, 'issued'],
  ])('%s', (_label, parts, effectiveDateTime, stored) => {
    const beside = stored && { [stored]: (parts as Record<string, unknown>)[stored] };
    expect(reading(parts)).toEqual({ ...ROW, ...(effectiveDateTime && { effectiveDateTime }), ...beside });
  });
});

describe('the other parts of an Observation', () => {
  it.each([
    ['a status', { status: 'entered-in-error' }, { status: 'entered-in-error' }],
    [
      'categories by code and in words',
      { category: [{ coding: [{ code: 'vital-signs' }] }, { text: 'Home' }] },
      { category: ['vital-signs', 'Home'] },
    ],
    ['one category, as in STU3', { category: { coding: [{ code: 'exam' }] } }, { category: ['exam'] }],
    [
      'interpretations',
      {
        interpretation: [
          { coding: [{ system: 'http://hl7.org/fhir/v2/0078', code: 'H', display: 'High' }] },
          { coding: [{ system: 'local', code: '3', display: 'Very high' }] },
        ],
      },
      { interpretation: ['H', 'Very high'] },
    ],
    [
      'ranges with the unit of the reading, and with another',
      {
        valueQuantity: { value: n('6'), unit: 'mmol/L' },
        referenceRange: [
          { low: { value: n('3.10'), unit: 'mmol/L' }, high: { value: n('6.2'), unit: 'mmol/L' } },
          { high: { value: n('110'), unit: 'mg/dL' }, appliesTo: [{ text: 'Women' }] },
          { text: 'below 6' },
        ],
      },
      {
        value: n('6'),
        unit: 'mmol/L',
        referenceRange: [
          { low: n('3.10'), high: n('6.2') },
          { high: n('110'), unit: 'mg/dL', appliesTo: [{ text: 'Women' }] },
          { text: 'below 6' },
        ],
      },
    ],
    [
      'components, each with a value of its own',
      {
        component: [
          {
            code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
            valueQuantity: { value: n('120'), unit: 'mmHg' },
          },
          { code: { text: 'Diastolic' }, dataAbsentReason: { coding: [{ code: 'not-performed' }] } },
        ],
      },
      {
        components: [
          { system: 'http://loinc.org', code: '8480-6', value: n('120'), unit: 'mmHg' },
          { text: 'Diastolic', dataAbsentReason: 'not-performed' },
        ],
      },
    ],
    ['an encounter', { encounter: { reference: 'Encounter/e1' } }, { encounter: 'e1' }],
    ['an encounter of STU3', { context: { reference: 'urn:uuid:e1' } }, { encounter: 'e1' }],
    [
      'an encounter in words',
      { encounter: { display: 'Ward round' } },
      { encounterReference: { display: 'Ward round' } },
    ],
    [
      'what no rule reads',
      {
        device: { display: 'Scale' },
        note: [{ text: 'x' }],
        comment: 'y',
        hasMember: [{ reference: 'a/b' }],
      },
      {
        device: { display: 'Scale' },
        note: [{ text: 'x' }],
        comment: 'y',
        hasMember: [{ reference: 'a/b' }],
      },
    ],
    ["a row's own names in a resource", { value: 1, unit: 'kg', patient: 'p2', components: [1] }, {}],
  ])('%s', (_label, parts, expected) => {
    expect(reading(parts)).toEqual({ ...ROW, ...expected });
  });
});

describe('the patient of an Observation', () => {
  const index = bundleIndex([
    {
      type: 'Patient',
      id: 'p7',
      fullUrl: 'urn:uuid:0a',
      identifiers: ['https://abha.example|91-1'],
    },
    { type: 'Group', id: 'g', fullUrl: 'urn:uuid:0b' },
  ]);
  const patientIn = (subject: unknown, contained?: unknown) => {
    const row = readingFromFhir({ ...AT_PATIENT, subject, contained }, { source: 's', index });
    return 'patient' in row ? row.patient : row.reason;
  };
  const identifier = { system: 'https://abha.example', value: '91-1' };

  it.each([
    ['a relative address', { reference: 'Patient/p1' }, undefined, 'p1'],
    ['an absolute address', { reference: 'https://example.com/fhir/Patient/p1' }, undefined, 'p1'],
    ['a version', { reference: 'Patient/p1/_history/4' }, undefined, 'p1'],
    ['an address in the bundle', { reference: 'urn:uuid:0a' }, undefined, 'p7'],
    ['a search', { reference: 'Patient?identifier=https://abha.example|91-1' }, undefined, 'p7'],
    ['a search for nobody', { reference: 'Patient?identifier=x|1' }, undefined, 'patient-not-found'],
    [
      'a search that is not by identifier',
      { reference: 'Patient?name=Asha' },
      undefined,
      'patient-not-found',
    ],
    ['a logical identifier', { identifier }, undefined, 'p7'],
    ["nobody's identifier", { identifier: { value: '5' } }, undefined, 'patient-not-found'],
    [
      'a patient inside who is in the bundle too',
      { reference: '#a' },
      [{ resourceType: 'Patient', id: 'a', identifier: [identifier] }],
      'p7',
    ],
    ['a patient inside', { reference: '#a' }, [{ resourceType: 'Patient', id: 'a' }], 'patient-inside'],
    ['a device inside', { reference: '#a' }, [{ resourceType: 'Device', id: 'a' }], 'not-about-a-patient'],
    ['nothing inside', { reference: '#a' }, undefined, 'patient-not-found'],
    ['a place', { reference: 'Location/1' }, undefined, 'not-about-a-patient'],
    ['a group by its address in the bundle', { reference: 'urn:uuid:0b' }, undefined, 'not-about-a-patient'],
    [
      'a group by the type beside',
      { reference: 'urn:uuid:9', type: 'Group' },
      undefined,
      'not-about-a-patient',
    ],
    ['words', { display: 'Oyster farm' }, undefined, 'no-patient'],
    ['nothing', undefined, undefined, 'no-patient'],
  ])('%s', (_label, subject, contained, expected) => {
    expect(patientIn(subject, contained)).toBe(expected);
  });

  it.each([
    ['no id', { id: undefined }, { reason: 'no-id' }],
    ['a component of another shape', { component: [7] }, { reason: 'wrong-shape', detail: 'component.0' }],
    [
      'a component whose meaning is changed',
      { component: [{ modifierExtension: [{ url: 'x' }] }] },
      { reason: 'meaning-changed', detail: 'modifierExtension' },
    ],
    [
      'a quantity that is a list',
      { valueQuantity: { value: [1] } },
      { reason: 'wrong-shape', detail: 'valueQuantity.value' },
    ],
  ])('is not looked up with %s', (_label, parts, expected) => {
    expect(reading(parts)).toEqual(expected);
  });
});
