import { describe, expect, it } from 'vitest';
import { addStatus, callEndpoints, dial, getTouchpoint } from '#calls';
import { defineEndpoint } from '#http';
import { aPerson } from '#test';
import { mayQueue } from './may-queue.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { dueEntries, fitsContract, nextDueAt } from './send-order.ts';

const NOW = 1_000_000;
const contract = { number: 3, endpoints: callEndpoints };

const anEntry = (id: string, facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  idempotencyKey: id,
  endpoint: 'status/v2/add',
  body: {},
  patient: 'p1',
  facility: 'facility-1',
  user: 'anita',
  contractNumber: 3,
  createdAt: 1,
  order: Number(id),
  attempts: 0,
  nextTryAt: 0,
  waitsFor: 'nothing',
  maybeStored: false,
  state: 'waiting',
  lastError: null,
  doneAt: null,
  ...facts,
});

const question = (entries: readonly OutboxEntry[]) => ({
  entries,
  person: aPerson('anita'),
  contract,
  now: NOW,
});
const due = (...entries: readonly OutboxEntry[]) => dueEntries(question(entries)).map(({ id }) => id);

describe('what may wait', () => {
  it.each([
    ['a call’s outcome', addStatus, true],
    ['a read', getTouchpoint, false],
    ['dialling, which is an act of now', dial, false],
    ['a write that has no key', { ...addStatus, idempotent: undefined }, false],
    ['a write whose address has a parameter', defineEndpoint({ ...addStatus, path: '/x/{id}' }), false],
  ])('%s', (_, endpoint, may) => {
    expect(mayQueue(endpoint)).toBe(may);
  });
});

describe('the entries to send now', () => {
  it.each<[string, readonly OutboxEntry[], readonly string[]]>([
    ['the first of each patient', [anEntry('1'), anEntry('2'), anEntry('3', { patient: 'p2' })], ['1', '3']],
    ['the order counts, not the place', [anEntry('2'), anEntry('1')], ['1']],
    ['after the first is done, the second', [anEntry('1', { state: 'done' }), anEntry('2')], ['2']],
    ['nothing behind one that is being sent', [anEntry('1', { state: 'sending' }), anEntry('2')], []],
    ['nothing behind a refused one', [anEntry('1', { state: 'refused' }), anEntry('2')], []],
    ['nothing behind a conflict', [anEntry('1', { state: 'conflict' }), anEntry('2')], []],
    ['nothing behind one whose time has not come', [anEntry('1', { nextTryAt: NOW + 1 }), anEntry('2')], []],
    ['one whose time has come', [anEntry('1', { nextTryAt: NOW })], ['1']],
    ['nothing of another author', [anEntry('1', { user: 'bela' })], []],
    ['nothing of another facility', [anEntry('1', { facility: 'facility-2' }), anEntry('2')], ['2']],
    ['the contract before', [anEntry('1', { contractNumber: 2 })], ['1']],
    ['no older contract', [anEntry('1', { contractNumber: 1 })], []],
    ['nothing that a newer version wrote', [anEntry('1', { contractNumber: 4 })], []],
  ])('%s', (_, entries, ids) => {
    expect(due(...entries)).toEqual(ids);
  });

  it.each<[string, readonly OutboxEntry[], number | undefined]>([
    ['nothing waits for a time', [anEntry('1')], undefined],
    [
      'the soonest',
      [anEntry('1', { nextTryAt: NOW + 9 }), anEntry('2', { patient: 'p2', nextTryAt: NOW + 5 })],
      NOW + 5,
    ],
    [
      'not the one behind',
      [anEntry('1', { nextTryAt: NOW + 9 }), anEntry('2', { nextTryAt: NOW + 5 })],
      NOW + 9,
    ],
  ])('checks again: %s', (_, entries, at) => {
    expect(nextDueAt(question(entries))).toBe(at);
  });
});

describe('fitsContract', () => {
  it.each([
    ['the current one', 3, 'status/v2/add', 'send'],
    ['the one before', 2, 'status/v2/add', 'send'],
    ['an older one', 1, 'status/v2/add', 'tray'],
    ['a newer one', 4, 'status/v9/add', 'later'],
    ['a call that is gone', 3, 'status/v1/add', 'tray'],
  ])('%s', (_, contractNumber, endpoint, fits) => {
    expect(fitsContract({ contractNumber, endpoint }, contract)).toBe(fits);
  });
});
