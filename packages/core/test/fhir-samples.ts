/** Returns a new bundle with every part that a rule reads, for tests to damage. */
export const aFhirBundle = (): Record<string, unknown> => ({
  resourceType: 'Bundle',
  type: 'transaction',
  entry: [aPatientEntry(), anObservationEntry(), aPanelEntry(), anEncounterEntry(), aProvenanceEntry()],
});

const coded = (system: string, code: string) => ({ coding: [{ system, code, display: code }], text: code });

const aPatientEntry = () => ({
  fullUrl: 'urn:uuid:0a',
  resource: {
    resourceType: 'Patient',
    id: 'p',
    identifier: [{ type: coded('v2-0203', 'MR'), system: 'h', value: '1', use: 'usual' }],
    name: [{ use: 'official', prefix: ['Dr'], given: ['Asha'], family: 'Rao', suffix: ['MD'] }],
    telecom: [{ system: 'phone', value: '1', use: 'home', rank: 1 }],
    gender: 'female',
    birthDate: '1961-05',
    deceasedDateTime: '2015',
    address: [{ line: ['1 MG Road'], city: 'Pune' }],
    maritalStatus: coded('marital-status', 'M'),
    multipleBirthInteger: 2,
    communication: [{ language: coded('bcp47', 'mr'), preferred: true }],
    photo: [{ contentType: 'image/png', data: 'AA==' }],
    meta: { security: [{ code: 'R' }] },
    text: { status: 'additional', div: '<div>x</div>' },
  },
  request: { method: 'POST', url: 'Patient' },
});

const anObservationEntry = () => ({
  fullUrl: 'https://a.example/fhir/Observation/o',
  resource: {
    resourceType: 'Observation',
    id: 'o',
    status: 'final',
    category: [coded('observation-category', 'laboratory')],
    code: {
      coding: [
        { system: 'http://loinc.org', code: '718-7' },
        { code: 'x', userSelected: true },
      ],
    },
    subject: {
      reference: 'Patient?identifier=h|1',
      type: 'Patient',
      identifier: { system: 'h', value: '1' },
    },
    encounter: { reference: 'urn:uuid:0e' },
    effectivePeriod: { start: '2013-04-05', end: '2013-04-06' },
    valueQuantity: { value: 7.2, comparator: '<', unit: 'g/dl', code: 'g/dL' },
    interpretation: [coded('v3-ObservationInterpretation', 'L')],
    referenceRange: [{ low: { value: 7.5, unit: 'g/dl' }, high: { value: 10 }, text: 'x' }],
    dataAbsentReason: coded('data-absent-reason', 'masked'),
    contained: [{ resourceType: 'Patient', id: 'c', identifier: [{ system: 'h', value: '1' }] }],
  },
});

const aPanelEntry = () => ({
  fullUrl: 'urn:uuid:0c',
  resource: {
    resourceType: 'Observation',
    subject: { reference: 'urn:uuid:0a' },
    effectiveTiming: { event: ['2013'], repeat: { boundsPeriod: { start: '2013' } } },
    component: [
      { code: coded('http://loinc.org', '8480-6'), valueRange: { low: { value: 1 }, high: { value: 2 } } },
      { valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } },
      { valueSampledData: { origin: { value: 0 }, period: 10, data: '1 2 3' } },
      { valueCodeableConcept: { coding: [{ code: 'a' }, { code: 'b' }] } },
      { valuePeriod: { start: '2013' } },
      { valueAttachment: { title: 'x' } },
      { valueInteger: 3 },
      { valueBoolean: true },
      { valueTime: '07:30:00' },
    ],
  },
});

const anEncounterEntry = () => ({
  fullUrl: 'urn:uuid:0e',
  resource: {
    resourceType: 'Encounter',
    id: 'e',
    subject: { reference: 'Patient/p' },
    period: { start: '2013-04-05', end: '2013-04-06' },
  },
});

const aProvenanceEntry = () => ({
  resource: {
    resourceType: 'Provenance',
    id: 'v',
    target: [{ reference: 'urn:uuid:0a' }, { reference: 'urn:uuid:0e' }],
    recorded: '2013-04-05T00:00:00Z',
  },
  request: { method: 'PUT', url: 'Provenance/v' },
});
