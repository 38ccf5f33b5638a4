import {
  CARE_TEAM_ROLES,
  type CareTeam,
  type CareTeamRole,
  type NewCareTeam,
  STAND_IN_REASONS,
  type StandInReason,
  type TeamFaultKind,
  teamFaults,
} from '@careline/core/internal/encounters/teams';
import type { careTeamsMessages } from './care-teams.messages.ts';

/** One row of the members form. Unset fields are empty strings. */
export interface MemberRow {
  readonly key: string;
  readonly staffId: string;
  readonly role: CareTeamRole;
  readonly validFrom: string;
  readonly validUntil: string;
}

export interface StandInRow {
  readonly key: string;
  readonly forId: string;
  readonly standInId: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly reason: StandInReason;
  readonly note: string;
}

export interface TeamForm {
  readonly name: string;
  readonly members: readonly MemberRow[];
  readonly standIns: readonly StandInRow[];
}

export const EMPTY_TEAM: TeamForm = { name: '', members: [], standIns: [] };

export const formOfTeam = ({ name, members, standIns }: CareTeam): TeamForm => ({
  name,
  members: members.map(({ staffId, role, validFrom, validUntil }, index) => ({
    key: `m${index}`,
    staffId,
    role: CARE_TEAM_ROLES.find((one) => one === role) ?? 'other',
    validFrom,
    validUntil: validUntil ?? '',
  })),
  standIns: standIns.map((row, index) => ({
    key: `s${index}`,
    forId: row.for.id,
    standInId: row.standIn.id,
    fromDay: row.fromDay,
    untilDay: row.untilDay,
    reason: STAND_IN_REASONS.find((one) => one === row.reason) ?? 'other',
    note: row.note ?? '',
  })),
});

/** Returns the team to store from the form. */
export const teamOfForm = ({ name, members, standIns }: TeamForm): NewCareTeam => ({
  name: name.trim(),
  members: members.map(({ key: _, validUntil, ...member }) => ({
    ...member,
    validUntil: validUntil || null,
  })),
  standIns: standIns.map(({ key: _, note, ...standIn }) => ({
    ...standIn,
    ...(note.trim() && { note: note.trim() }),
  })),
});

const WORDS = {
  twice: 'twice',
  'days-reversed': 'daysReversed',
  'no-member': 'noMember',
  self: 'self',
  overlaps: 'overlaps',
} as const satisfies Record<TeamFaultKind, keyof typeof careTeamsMessages.en>;

export type FaultText = (typeof WORDS)[TeamFaultKind] | 'needName' | 'needPerson' | 'needDay';

/** Returns the fault of each row by its key. Empty fields come before contradictions. */
export function formFaults(form: TeamForm): ReadonlyMap<string, FaultText> {
  const faults = new Map<string, FaultText>();
  if (!form.name.trim()) faults.set('name', 'needName');
  const rows = { members: form.members, standIns: form.standIns };
  for (const { path, fault } of teamFaults(teamOfForm(form))) {
    const [list, index] = path.split('.') as ['members' | 'standIns', string];
    const key = rows[list][Number(index)]?.key;
    if (key) faults.set(key, WORDS[fault]);
  }
  for (const { key, staffId, validFrom } of form.members) {
    if (!staffId || !validFrom) faults.set(key, staffId ? 'needDay' : 'needPerson');
  }
  for (const { key, forId, standInId, fromDay, untilDay } of form.standIns) {
    if (!forId || !standInId) faults.set(key, 'needPerson');
    else if (!fromDay || !untilDay) faults.set(key, 'needDay');
  }
  return faults;
}
