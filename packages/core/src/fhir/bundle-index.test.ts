import { describe, expect, it } from 'vitest';
import { bundleEntry, bundleKey } from './bundle-entry.ts';
import { bundleIndex } from './bundle-index.ts';
import { isRefused } from './fhir-refusal.ts';

const FROM = 'https://a.example/fhir/Observation/1';

describe('the index of a bundle', () => {
  const index = bundleIndex([
    { type: 'Patient', id: '1', fullUrl: 'https://a.example/fhir/Patient/1' },
    { type: 'Patient', id: 'two', fullUrl: 'urn:uuid:22', identifiers: ['h|2', '|bare'] },
    { type: 'Patient', id: '3', fullUrl: 'https://a.example/fhir/Patient/3', identifiers: ['h|3', 'h|both'] },
    { type: 'Patient', id: '4', fullUrl: 'https://a.example/fhir/Patient/4', identifiers: ['h|both'] },
    { type: 'Patient', id: '5', fullUrl: 'https://a.example/fhir/Patient/5' },
    { type: 'Patient', id: '5', fullUrl: 'https://b.example/fhir/Patient/5' },
    { type: 'Encounter', id: 'e', fullUrl: 'urn:uuid:ee' },
    { type: 'Encounter', id: 'f', fullUrl: 'urn:uuid:f' },
  ]);

  it.each([
    ['a relative address', 'Patient/1', { type: 'Patient', id: '1' }],
    ['an address', 'https://a.example/fhir/Patient/1', { type: 'Patient', id: '1' }],
    [
      'an address with a version',
      'https://a.example/fhir/Patient/1/_history/3',
      { type: 'Patient', id: '1' },
    ],
    ['a UUID that is not the id', 'urn:uuid:22', { type: 'Patient', id: 'two' }],
    ['a UUID that is the id', 'urn:uuid:f', { type: undefined, id: 'f' }],
    ['an encounter under another id', 'urn:uuid:ee', { type: 'Encounter', id: 'e' }],
    ['somebody outside', 'Patient/9', { type: 'Patient', id: '9' }],
    ['somebody outside on another server', 'https://c.example/Patient/9', { type: 'Patient', id: '9' }],
    [
      "another server's patient with a known id",
      'https://c.example/Patient/1',
      { reason: 'same-patient-id' },
    ],
    ['one of two with the same id', 'https://b.example/fhir/Patient/5', { reason: 'same-patient-id' }],
    ['either of two with the same id', 'Patient/5', { reason: 'same-patient-id' }],
    ['a search', 'Patient?identifier=h|2', { type: 'Patient', id: 'two' }],
    ['a search, encoded', 'Patient?identifier=h%7C2', { type: 'Patient', id: 'two' }],
    ['a search on a server', 'https://a.example/fhir/Patient?identifier=h|2', { type: 'Patient', id: 'two' }],
    ['a search by value alone', 'Patient?identifier=3', { type: 'Patient', id: '3' }],
    ['a search that fits two', 'Patient?identifier=h|both', { reason: 'several-patients' }],
    ['a search that fits nobody', 'Patient?identifier=h|9', { reason: 'patient-not-found' }],
    [
      'a search with more than an identifier',
      'Patient?identifier=h|2&name=x',
      { reason: 'patient-not-found' },
    ],
    ['a search for another type', 'Practitioner?identifier=h|2', { reason: 'patient-not-found' }],
    ['a search that cannot be decoded', 'Patient?identifier=%E0%A4%A', { reason: 'patient-not-found' }],
    ['nothing', '', { reason: 'patient-not-found' }],
    ['a bare id', '1', { type: undefined, id: '1' }],
    ['a part of the resource itself', '#p', { reason: 'patient-inside' }],
  ])('%s', (_label, reference, expected) => {
    expect(index.resolve(reference, FROM)).toEqual(expected);
  });

  it('treats two versions of one patient as one', () => {
    const history = bundleIndex();
    for (let version = 0; version < 2; version += 1) {
      history.add({ type: 'Patient', id: '1', fullUrl: 'https://a.example/Patient/1', identifiers: ['h|1'] });
    }
    expect(history.resolve('https://a.example/Patient/1')).toEqual({ type: 'Patient', id: '1' });
    expect(history.identified('h|1')).toEqual({ type: 'Patient', id: '1' });
  });
});

describe('an entry of a bundle', () => {
  const resource = { resourceType: 'Patient', id: 'p', identifier: [{ system: 'h', value: '1' }, {}] };
  const keyOf = (entry: unknown) => {
    const read = bundleEntry(entry);
    return isRefused(read) ? read : bundleKey(read);
  };

  it.each([
    [
      'of a collection',
      { fullUrl: 'https://a.example/Patient/p', resource },
      { type: 'Patient', id: 'p', fullUrl: 'https://a.example/Patient/p', identifiers: ['h|1'] },
    ],
    [
      'to be created',
      { fullUrl: 'urn:uuid:7', resource: { resourceType: 'Encounter' }, request: { method: 'POST' } },
      { type: 'Encounter', id: '7', fullUrl: 'urn:uuid:7', identifiers: [] },
    ],
    [
      'to be updated, without a full URL',
      { resource: { resourceType: 'Group' }, request: { method: 'PUT', url: 'Group/8' } },
      { type: 'Group', id: '8', fullUrl: 'Group/8', identifiers: [] },
    ],
    [
      'to be updated by a search, without a full URL',
      { resource: { resourceType: 'Group' }, request: { method: 'PUT', url: 'Group?identifier=8' } },
      { reason: 'no-id' },
    ],
    ['to be deleted', { request: { method: 'DELETE', url: 'Patient/1' } }, { reason: 'deleted' }],
    ['to be patched', { request: { method: 'PATCH' }, resource }, { reason: 'change-only' }],
    ['that asks', { request: { method: 'GET', url: 'Patient?name=x' } }, { reason: 'no-resource' }],
    ['that answers', { response: { status: '201' } }, { reason: 'no-resource' }],
    ['with a text for a resource', { resource: 'Patient' }, { reason: 'not-a-resource' }],
    ['without a type', { resource: { id: '1' } }, { reason: 'not-a-resource' }],
    ['that is no object', [], { reason: 'wrong-shape', detail: 'entry' }],
  ])('%s', (_label, entry, expected) => {
    expect(keyOf(entry)).toEqual(expected);
  });
});
