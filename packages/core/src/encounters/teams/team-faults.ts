import type { NewCareTeam } from './care-team.ts';

export type TeamFaultKind = 'twice' | 'days-reversed' | 'no-member' | 'self' | 'overlaps';

export interface TeamFault {
  /** Path in the team, such as `members.2` or `standIns.0`. */
  readonly path: `members.${number}` | `standIns.${number}`;
  readonly fault: TeamFaultKind;
}

type Member = NewCareTeam['members'][number];
type StandIn = NewCareTeam['standIns'][number];

function memberFault(member: Member, before: readonly Member[]): TeamFaultKind | undefined {
  if (before.some(({ staffId }) => staffId === member.staffId)) return 'twice';
  return member.validUntil !== null && member.validUntil < member.validFrom ? 'days-reversed' : undefined;
}

const sameTime = (one: StandIn, other: StandIn): boolean =>
  one.forId === other.forId &&
  one.standInId === other.standInId &&
  one.fromDay <= other.untilDay &&
  other.fromDay <= one.untilDay;

function standInFault(
  standIn: StandIn,
  before: readonly StandIn[],
  members: readonly Member[],
): TeamFaultKind | undefined {
  const { forId, standInId, fromDay, untilDay } = standIn;
  if (forId === standInId) return 'self';
  if (![forId, standInId].every((id) => members.some(({ staffId }) => staffId === id))) return 'no-member';
  if (untilDay < fromDay) return 'days-reversed';
  return before.some((other) => sameTime(standIn, other)) ? 'overlaps' : undefined;
}

/** Returns the problems of a team. Form and server share these rules. */
export function teamFaults({ members, standIns }: Pick<NewCareTeam, 'members' | 'standIns'>): TeamFault[] {
  const faults: TeamFault[] = [];
  members.forEach((member, index) => {
    const fault = memberFault(member, members.slice(0, index));
    if (fault) faults.push({ path: `members.${index}`, fault });
  });
  standIns.forEach((standIn, index) => {
    const fault = standInFault(standIn, standIns.slice(0, index), members);
    if (fault) faults.push({ path: `standIns.${index}`, fault });
  });
  return faults;
}
