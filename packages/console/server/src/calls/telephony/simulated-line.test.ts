import { describe, expect, it } from 'vitest';
import { type SimulatedPlan, simulatedLine, simulatedPlan } from './simulated-line.ts';

const BEGAN = 1_760_000_000;

const at = (plan: SimulatedPlan, second: number, endedAfter: number | null = null) =>
  simulatedLine(
    { plan, beganAt: BEGAN, endedAt: endedAfter === null ? null : BEGAN + endedAfter },
    BEGAN + second,
  );

describe('a simulated line', () => {
  it.each<[string, SimulatedPlan, number, string, string | null]>([
    ['is dialled first', 'answered', 0, 'dialling', null],
    ['rings', 'answered', 1, 'ringing', null],
    ['rings until it is answered', 'answered', 4, 'ringing', null],
    ['is answered', 'answered', 5, 'answered', null],
    ['stays so', 'answered', 600, 'answered', null],
    ['ends by itself some day', 'answered', 1805, 'ended', null],
    ['rings for long', 'no-answer', 24, 'ringing', null],
    ['is given up', 'no-answer', 25, 'failed', 'no-answer'],
    ['is busy', 'busy', 2, 'failed', 'busy'],
    ['does not ring at a phone that is off', 'unreachable', 3, 'dialling', null],
    ['is not reached', 'unreachable', 4, 'failed', 'unreachable'],
  ])('%s', (_, plan, second, state, reason) => {
    expect(at(plan, second)).toMatchObject({ state, reason });
  });

  it.each<[string, SimulatedPlan, number, object]>([
    ['while it rings', 'answered', 3, { state: 'ended', answeredAt: null, endedAt: BEGAN + 3 }],
    ['while people talk', 'answered', 65, { state: 'ended', answeredAt: BEGAN + 5, endedAt: BEGAN + 65 }],
    ['after it failed', 'busy', 9, { state: 'failed', reason: 'busy', endedAt: BEGAN + 2 }],
  ])('stays ended when the user ended it %s', (_, plan, second, line) => {
    for (const later of [0, 1, 5000]) expect(at(plan, second + later, second)).toMatchObject(line);
  });

  it('only ever moves forward', () => {
    const order = ['dialling', 'ringing', 'answered', 'ended', 'failed'];
    for (const plan of ['answered', 'no-answer', 'busy', 'unreachable'] as const) {
      let last = 0;
      for (let second = 0; second < 2000; second += 1) {
        const now = order.indexOf(at(plan, second).state);
        expect(now).toBeGreaterThanOrEqual(last);
        last = now;
      }
    }
  });
});

it.each([
  ['+919876543210', 'answered'],
  ['+919876543217', 'no-answer'],
  ['+919876543218', 'busy'],
  ['+919876543219', 'unreachable'],
  ['022 2345 678 9 (home)', 'unreachable'],
  ['', 'answered'],
])('always does the same for the number %s', (number, plan) => {
  expect(simulatedPlan(number)).toBe(plan);
});
