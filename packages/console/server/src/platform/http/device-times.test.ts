import { describe, expect, it } from 'vitest';
import { clockShift, readDeviceClock, shifted } from './device-times.ts';

const NOW = 1_760_000_000;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** A call that a device starts now, by its own clock. */
const begun = (deviceNow: number, facts: object = {}) => ({
  contact: { startedAt: deviceNow, metaInfo: { updatedAt: deviceNow, source: 'manual' }, ...facts },
});

const reading = (measuredAt: number, writtenAt: number, source = 'manual') => ({
  data: { timestamp: measuredAt, metaInfo: { updatedAt: writtenAt, source } },
});

const shiftOf = (body: unknown, facts: { endpoint?: string; deviceNow?: number } = {}) =>
  clockShift({ endpoint: 'touchpoint/v2/add', body, now: NOW, ...facts });

describe('the error of a device’s clock', () => {
  it.each([
    ['400 days behind', -400 * DAY],
    ['40 days behind', -40 * DAY],
    ['two minutes ahead', 2 * MINUTE],
    ['an hour ahead', HOUR],
    ['25 hours ahead', 25 * HOUR],
    ['400 days ahead', 400 * DAY],
  ])('is computed from what it writes: %s', (_, wrongBy) => {
    expect(shiftOf(begun(NOW + wrongBy))).toBe(-wrongBy);
    expect(shiftOf(reading(NOW + wrongBy, NOW + wrongBy))).toBe(-wrongBy);
  });

  it.each([
    ['an hour ago', -HOUR],
    ['20 days ago', -20 * DAY],
  ])('is unknown for a save that may have waited: written %s', (_, wrongBy) => {
    expect(shiftOf(begun(NOW + wrongBy))).toBe(0);
  });

  it.each([
    ['routine/dial', {}],
    ['touchpoint/v2/add', { unlessOpen: true }],
  ])('is known for what never waits: %s', (endpoint, facts) => {
    expect(shiftOf({ ...begun(NOW - HOUR), ...facts }, { endpoint })).toBe(HOUR);
    expect(shiftOf({ ...begun(NOW - 5 * MINUTE), ...facts }, { endpoint })).toBe(0);
  });

  it('is the client’s value if it sends one', () => {
    expect(shiftOf(begun(NOW - HOUR), { deviceNow: NOW - HOUR })).toBe(HOUR);
    expect(shiftOf(begun(NOW - 3 * HOUR), { deviceNow: NOW - HOUR })).toBe(HOUR);
    expect(shiftOf(begun(NOW - HOUR), { deviceNow: NOW })).toBe(0);
    expect(shiftOf(begun(NOW - HOUR), { deviceNow: NOW - 30 })).toBe(0);
  });

  it('is not computed from what a measuring device stored long ago', () => {
    expect(shiftOf(reading(NOW - 40 * DAY, NOW - 40 * DAY, 'device'))).toBe(0);
  });

  it.each([[undefined], [null], [{}], [{ updatedAt: NOW + DAY }], [[1, 'text']]])('is none in %j', (body) => {
    expect(shiftOf(body)).toBe(0);
  });

  it('is known from a consent in the future', () => {
    expect(shiftOf({ registration: { consent: { givenAt: NOW + 25 * HOUR } } })).toBe(-25 * HOUR);
  });
});

describe('times corrected to the server’s clock', () => {
  it('are those that the device calls now', () => {
    const device = NOW - 40 * DAY;
    const body = {
      ...begun(device),
      status: { endedAt: device + 9, nextCallAt: NOW + DAY, metaInfo: { updatedAt: device + 9 } },
    };
    expect(shifted(body, 40 * DAY)).toEqual({
      contact: { startedAt: NOW, metaInfo: { updatedAt: NOW, source: 'manual' } },
      status: { endedAt: NOW + 9, nextCallAt: NOW + DAY, metaInfo: { updatedAt: NOW + 9 } },
    });
  });

  it('are not those that a person typed', () => {
    const typed = NOW - 3 * DAY;
    expect(shifted(reading(typed, NOW + 25 * HOUR), -25 * HOUR)).toEqual(reading(typed, NOW));
  });

  it('are not the versions of records, and no text', () => {
    const body = { updatedAt: NOW + DAY, answers: { at: '2026-11-29T10:00' }, list: [NOW] };
    expect(shifted(body, -DAY)).toEqual(body);
  });
});

it.each([
  ['1760000000', 1_760_000_000],
  [' 1760000000 ', 1_760_000_000],
  ['', undefined],
  ['now', undefined],
  ['-5', undefined],
  ['1760000000000', undefined],
])('the clock of a request %j is %s', (text, expected) => {
  expect(readDeviceClock({ 'careline-clock': text })).toBe(expected);
});
