// spec: 174, 186, 227

import { describe, expect, it } from 'vitest';
import { aRecord, sequence } from '#test';
import { readMetricRecords } from './read-metric-records.ts';

const PATIENT = '00000000-0002-7000-8000-000000000001';
const OTHER = '00000000-0002-7000-8000-000000000002';
const { metaInfo } = aRecord(1);

const answer = (...data: readonly unknown[]) => ({ vitaId: PATIENT, data });
const ids = (reply: ReturnType<typeof readMetricRecords>) => reply?.records.map(({ id }) => id);

describe('readMetricRecords', () => {
  it.each([
    ['no metaInfo', { metaInfo: undefined }],
    ['a metaInfo that is null', { metaInfo: null }],
    ['a deleted record', { metaInfo: { ...metaInfo, deleted: true } }],
    ['a record that does not say', { metaInfo: { updatedAt: 1 } }],
    ['a record that says it in words', { metaInfo: { ...metaInfo, deleted: 'false' } }],
    ['a zero for false', { metaInfo: { ...metaInfo, deleted: 0 } }],
  ])('leaves out and counts %s', (_, facts) => {
    const reply = readMetricRecords(answer({ ...aRecord(1), ...facts }, aRecord(2)), PATIENT);
    expect(ids(reply)).toEqual(['record-2']);
    expect(reply).toMatchObject({ deleted: 1, unreadable: 0 });
  });

  it('keeps deleted records of the diet timeline', () => {
    const deleted = aRecord(1, { metaInfo: { ...metaInfo, deleted: true } });
    const reply = readMetricRecords(answer(deleted, aRecord(2)), PATIENT, { keepDeleted: true });
    expect(ids(reply)).toEqual(['record-1', 'record-2']);
    expect(reply?.deleted).toBe(0);
  });

  it.each([
    ['null', null],
    ['a text', 'record'],
    ['a number', 7],
    ['no id', { ...aRecord(1), id: undefined }],
    ['no values', { ...aRecord(1), values: undefined }],
    ['values that are none', { ...aRecord(1), values: [null] }],
    ['a value without its text', { ...aRecord(1), values: [{ key: 'weight', value: 75 }] }],
    ['a value whose number is a text', { ...aRecord(1), values: [{ key: 'a', text: '1', value: '1' }] }],
    ['a number beyond the largest', { ...aRecord(1), values: [{ key: 'a', text: '1', value: Infinity }] }],
    ['a unit that is none', { ...aRecord(1), values: [{ key: 'a', text: '1', unit: {} }] }],
    ['a metric that is none', { ...aRecord(1), metric: ['body'] }],
    ['an author who is an object', { ...aRecord(1), author: { name: 'Anita Coach' } }],
    ['a code that is a number', { ...aRecord(1), code: 29463 }],
    ['an irregular pulse in words', { ...aRecord(1), irrPulse: 'true' }],
    ['a date that is a number, beside a timestamp', { ...aRecord(1), date: 20240105 }],
    ['a timestamp that is null, beside a date', { ...aRecord(1), timestamp: null, date: '2024-01-05' }],
    ['no metaInfo', { ...aRecord(1), metaInfo: undefined }],
    ['a metaInfo without its times', { ...aRecord(1), metaInfo: { deleted: false, source: 'manual' } }],
    ['neither timestamp nor date', { ...aRecord(1), timestamp: undefined }],
    ['a timestamp in words', { ...aRecord(1), timestamp: '1704450600' }],
    ['a timestamp that is no number', { ...aRecord(1), timestamp: Number.NaN }],
    ['a date that is none', { ...aRecord(1), timestamp: undefined, date: 'May' }],
    ['a date out of range', { ...aRecord(1), timestamp: undefined, date: '2024-13-01' }],
  ])('counts %s as unreadable and keeps the rest', (_, candidate) => {
    const reply = readMetricRecords(answer(candidate, aRecord(2)), PATIENT, { keepDeleted: true });
    expect(ids(reply)).toEqual(['record-2']);
    expect(reply?.unreadable).toBe(1);
  });

  it.each([
    ['another patient', { vitaId: OTHER, data: [aRecord(1)] }],
    ['no patient', { data: [aRecord(1)] }],
    ['no list', { vitaId: PATIENT }],
    ['a list that is an object', { vitaId: PATIENT, data: {} }],
    ['null', null],
    ['a text', 'ok'],
    ['a bare list', [aRecord(1)]],
  ])('refuses an answer of %s', (_, given) => {
    expect(readMetricRecords(given, PATIENT)).toBeUndefined();
  });

  it('accepts the patient’s id in any letter case', () => {
    const patient = '0190ABCD-0002-7000-8000-00000000000F';
    const reply = readMetricRecords({ vitaId: patient.toLowerCase(), data: [aRecord(1)] }, patient);
    expect(reply?.records).toHaveLength(1);
  });

  it('sorts by time and keeps the order of equal times', () => {
    const at = (number: number, timestamp: number) => aRecord(number, { timestamp });
    const reply = readMetricRecords(
      answer(at(1, 300), at(2, -100), at(3, 200), at(4, 200), at(5, 0)),
      PATIENT,
    );
    expect(ids(reply)).toEqual(['record-2', 'record-5', 'record-3', 'record-4', 'record-1']);
  });

  it('sorts a day without a time at its start in the zone', () => {
    const midnight = Date.parse('2024-01-05T00:00:00+05:30') / 1000;
    const day = aRecord(1, { timestamp: undefined, date: '2024-01-05' });
    const before = aRecord(2, { timestamp: midnight - 1 });
    const after = aRecord(3, { timestamp: midnight + 1 });
    const reply = readMetricRecords(answer(after, day, before), PATIENT, { timeZone: 'Asia/Kolkata' });
    expect(ids(reply)).toEqual(['record-2', 'record-1', 'record-3']);
  });

  it.each([
    ['whole seconds of a century', 3e9, 1],
    ['times too far apart to pack', 1e15, 1],
    ['fractions of a second', 3e9, 0.001],
  ])('matches a plain sort for %s', (_, span, step) => {
    const next = sequence(11);
    const data = Array.from({ length: 3000 }, (_unused, number) =>
      aRecord(number, { timestamp: Math.floor(((next() - 0.5) * span) / step) * step }),
    );
    const expected = [...data].sort((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0));
    expect(ids(readMetricRecords(answer(...data), PATIENT))).toEqual(expected.map(({ id }) => id));
  });

  it('leaves the answer unchanged', () => {
    const given = answer(aRecord(2), aRecord(1));
    const copy = structuredClone(given);
    readMetricRecords(given, PATIENT);
    expect(given).toEqual(copy);
  });
});
