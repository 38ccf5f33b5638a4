import { describe, expect, it } from 'vitest';
import { contactOf } from '../../../../test/contacts.ts';
import { callBacksDue } from './call-backs-due.ts';

const TODAY_ENDS = 1_700_000_000;
const due = (id: string, vitaId: string, nextCallAt: number | null, part = {}) =>
  contactOf({ id, vitaId, ...part }, { nextCallAt });

describe('callBacksDue', () => {
  it.each([
    ['a promise for later today', [due('a', 'p1', TODAY_ENDS - 60)], ['a']],
    ['a missed one', [due('a', 'p1', TODAY_ENDS - 200_000)], ['a']],
    ['none for tomorrow', [due('a', 'p1', TODAY_ENDS + 1)], []],
    ['none without a next call', [due('a', 'p1', null)], []],
    ['earliest first', [due('a', 'p1', TODAY_ENDS - 10), due('b', 'p2', TODAY_ENDS - 20)], ['b', 'a']],
    ['none that a later call settled', [due('new', 'p1', null), due('old', 'p1', TODAY_ENDS - 60)], []],
    [
      'one that only a call of another type followed',
      [due('new', 'p1', null, { callType: 'monthly' }), due('old', 'p1', TODAY_ENDS - 60)],
      ['old'],
    ],
  ])('lists %s', (_, contacts, expected) => {
    expect(callBacksDue(contacts, TODAY_ENDS).map((contact) => contact.id)).toEqual(expected);
  });
});
