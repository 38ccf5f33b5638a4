import { describe, expect, it } from 'vitest';
import { bundleIndex } from './bundle-index.ts';
import { resourceFromFhir } from './resource-from-fhir.ts';
import { rowFromFhir } from './row-from-fhir.ts';
import { rowKind } from './row-kind.ts';

const P = { reference: 'Patient/p' };
const index = bundleIndex([
  { type: 'Patient', id: 'p', fullUrl: 'urn:uuid:p' },
  { type: 'Patient', id: 'q', fullUrl: 'urn:uuid:q' },
]);

function aboutWhom(resource: object): unknown {
  const row = resourceFromFhir({ id: 'r', ...resource }, { source: 's', index });
  return 'resource' in row ? row.patient : row.reason;
}

describe('a resource that is kept unchanged', () => {
  it('has its type, patient, time and everything it had', () => {
    const resource = {
      resourceType: 'Condition',
      id: 'c1',
      subject: P,
      onsetDateTime: '2014',
      modifierExtension: [{ url: 'x' }],
    };
    expect(resourceFromFhir(resource, { source: 's' })).toEqual({
      source: 's',
      id: 'c1',
      kind: 'Condition',
      patient: 'p',
      time: '2014',
      resource,
    });
  });

  it.each([
    ['Condition', { subject: P }, 'p'],
    ['AllergyIntolerance', { patient: P, recorder: { reference: 'Patient/q' } }, 'p'],
    ['Coverage', { beneficiary: P }, 'p'],
    ['Account', { subject: [P] }, 'p'],
    ['ImagingStudy of STU3', { resourceType: 'ImagingStudy', patient: P }, 'p'],
    ['ResearchSubject', { individual: P }, 'p'],
    ['Task', { for: P }, 'p'],
    ['SupplyRequest', { deliverTo: P }, 'p'],
    ['Appointment', { participant: [{ actor: { reference: 'Location/1' } }, { actor: P }] }, 'p'],
    ['Provenance', { target: [{ reference: 'urn:uuid:other' }, { reference: 'urn:uuid:p' }] }, 'p'],
    ['AuditEvent', { entity: [{ what: P }, {}] }, 'p'],
    ['Group', { member: [{ entity: P }, { entity: { reference: 'Patient/q' } }] }, 'several-patients'],
    ['Media about a device', { resourceType: 'Media', subject: { reference: 'Device/1' } }, undefined],
    ['QuestionnaireResponse about nobody', { resourceType: 'QuestionnaireResponse' }, undefined],
    ['Organization', { subject: P }, undefined],
    [
      'Encounter of somebody unknown',
      { resourceType: 'Encounter', subject: { reference: 'Patient?identifier=1' } },
      'patient-not-found',
    ],
    ['Flag with a text for a subject', { resourceType: 'Flag', subject: 'Patient/p' }, 'wrong-shape'],
  ])('%s', (type, parts, expected) => {
    expect(aboutWhom({ resourceType: type, ...parts })).toBe(expected);
  });

  it.each([
    [
      'an encounter',
      { resourceType: 'Encounter', period: { start: '2020-01-01', end: '2021' } },
      '2020-01-01',
    ],
    ['a period with an end', { resourceType: 'CarePlan', period: { end: '2021' } }, '2021'],
    ['a prescription', { resourceType: 'MedicationRequest', authoredOn: '2020' }, '2020'],
    [
      'a report that was issued later',
      { resourceType: 'DiagnosticReport', effectiveDateTime: '2020', issued: '2021' },
      '2020',
    ],
    ['no time', { resourceType: 'Organization', period: 7 }, undefined],
  ])('the time of %s', (_label, parts, expected) => {
    expect(resourceFromFhir({ id: 'r', ...parts }, { source: 's' })).toMatchObject({ resource: parts });
    const row = resourceFromFhir({ id: 'r', ...parts }, { source: 's' });
    expect('time' in row ? row.time : undefined).toBe(expected);
  });
});

describe('the row of a parsed resource', () => {
  it.each([
    ['a patient', { resourceType: 'Patient' }, { kind: 'patient', type: 'Patient' }],
    ['an observation', { resourceType: 'Observation' }, { kind: 'reading', type: 'Observation' }],
    ['a bundle', { resourceType: 'Bundle' }, { kind: 'bundle', type: 'Bundle' }],
    ['another type', { resourceType: 'Encounter' }, { kind: 'resource', type: 'Encounter' }],
    ['a type of STU3', { resourceType: 'ProcedureRequest' }, { kind: 'resource', type: 'ProcedureRequest' }],
    [
      'the outcome of a request',
      { resourceType: 'OperationOutcome' },
      { reason: 'not-a-record', detail: 'OperationOutcome' },
    ],
    ['an unknown type', { resourceType: 'Spaceship' }, { reason: 'unknown-type' }],
    ['a property every object has', { resourceType: 'constructor' }, { reason: 'unknown-type' }],
    ['no type', {}, { reason: 'not-a-resource' }],
    ['a list', [], { reason: 'not-a-resource' }],
    ['nothing', null, { reason: 'not-a-resource' }],
    ['a text', 'Patient', { reason: 'not-a-resource' }],
  ])('%s', (_label, resource, expected) => {
    expect(rowKind(resource)).toEqual(expected);
  });

  it.each([
    ['a patient', { resourceType: 'Patient', id: '1' }, 'patient'],
    ['a reading', { resourceType: 'Observation', id: '1', subject: P }, 'reading'],
    ['a resource', { resourceType: 'Location', id: '1' }, 'resource'],
    ['a bundle in a bundle', { resourceType: 'Bundle', id: '1' }, 'nested-bundle'],
    ['a resource without an id', { resourceType: 'Location' }, 'no-id'],
    ['no object', 7, 'not-a-resource'],
  ])('%s becomes its row', (_label, resource, expected) => {
    const read = rowFromFhir(resource, { source: 's' });
    expect('kind' in read ? read.kind : read.reason).toBe(expected);
  });
});
