import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { criticalFirst, isCritical, newLeftOpenListSchema, unexplainedItems } from './open-item.ts';

const ONE = '00000000-0005-7000-8000-000000000001';
const OTHER = '00000000-0005-7000-8000-000000000002';
const reason = 'Sent to the emergency room';

const CRITICAL = { kind: 'alert', id: ONE, level: 'critical' };

describe('critical items without a reason', () => {
  it.each([
    ['a critical item without a reason', [CRITICAL], [], 1],
    ['a critical item with its reason', [CRITICAL], [{ kind: 'alert', id: ONE, reason }], 0],
    ['the reason of another reading', [CRITICAL], [{ kind: 'alert', id: OTHER, reason }], 1],
    ['the reason of another kind', [CRITICAL], [{ kind: 'sign', id: ONE, reason }], 1],
    ['an item to review', [{ ...CRITICAL, level: 'review' }], [], 0],
    [
      'two items and one reason',
      [CRITICAL, { ...CRITICAL, id: OTHER }],
      [{ kind: 'alert', id: ONE, reason }],
      1,
    ],
    ['no items', [], [], 0],
  ] as const)('%s', (_, items, reasons, count) => {
    expect(unexplainedItems(items, reasons)).toHaveLength(count);
  });
});

it('puts critical items first, and changes no other order', () => {
  const item = (id: string, level: string) => ({ id, level });
  const items = [item('a', 'review'), item('b', 'critical'), item('c', 'review'), item('d', 'critical')];
  expect(criticalFirst(items, isCritical).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});

describe('reasons on the wire', () => {
  it.each([
    ['a reason in words', { kind: 'alert', id: ONE, reason }, true],
    ['a reason in Hindi', { kind: 'sign', id: ONE, reason: 'अस्पताल भेजा' }, true],
    ['no words', { kind: 'alert', id: ONE, reason: '' }, false],
    ['blanks', { kind: 'alert', id: ONE, reason: '     ' }, false],
    ['two characters', { kind: 'alert', id: ONE, reason: 'ok' }, false],
    ['501 characters', { kind: 'alert', id: ONE, reason: 'x'.repeat(501) }, false],
    ['an unknown kind', { kind: 'mood', id: ONE, reason }, false],
    ['an id that is no UUID', { kind: 'alert', id: '1', reason }, false],
    ['a field of its own', { kind: 'alert', id: ONE, reason, level: 'review' }, false],
  ])('%s', (_, given, isTaken) => {
    expect(v.safeParse(newLeftOpenListSchema, [given]).success).toBe(isTaken);
  });
});
