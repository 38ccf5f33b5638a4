import { describe, expect, it } from 'vitest';
import type { NewStandIn, NewTeamMember } from './care-team.ts';
import { teamFaults } from './team-faults.ts';

const member = (staffId: string, facts: Partial<NewTeamMember> = {}): NewTeamMember => ({
  staffId,
  role: 'doctor',
  validFrom: '2026-01-01',
  validUntil: null,
  ...facts,
});
const standIn = (facts: Partial<NewStandIn> = {}): NewStandIn => ({
  forId: 'a',
  standInId: 'b',
  fromDay: '2026-02-01',
  untilDay: '2026-02-07',
  reason: 'leave',
  ...facts,
});
const TWO = [member('a'), member('b')];

describe('the problems of a care team', () => {
  it.each([
    ['nothing', TWO, [standIn()], []],
    ['somebody twice', [...TWO, member('a')], [], [['members.2', 'twice']]],
    [
      'a membership that ends before it begins',
      [member('a', { validUntil: '2025-12-31' })],
      [],
      [['members.0', 'days-reversed']],
    ],
    ['one day alone', [member('a', { validUntil: '2026-01-01' })], [], []],
    ['somebody for themselves', TWO, [standIn({ standInId: 'a' })], [['standIns.0', 'self']]],
    ['a stand-in who is no member', TWO, [standIn({ standInId: 'c' })], [['standIns.0', 'no-member']]],
    ['days reversed', TWO, [standIn({ untilDay: '2026-01-31' })], [['standIns.0', 'days-reversed']]],
    [
      'the same two on the same day',
      TWO,
      [standIn(), standIn({ fromDay: '2026-02-07', untilDay: '2026-02-09' })],
      [['standIns.1', 'overlaps']],
    ],
    [
      'the same two on the day after',
      TWO,
      [standIn(), standIn({ fromDay: '2026-02-08', untilDay: '2026-02-09' })],
      [],
    ],
    ['each for the other', TWO, [standIn(), standIn({ forId: 'b', standInId: 'a' })], []],
  ] as const)('%s', (_, members, standIns, expected) => {
    const found = teamFaults({ members: [...members], standIns: [...standIns] });
    expect(found.map(({ path, fault }) => [path, fault])).toEqual(expected);
  });
});
