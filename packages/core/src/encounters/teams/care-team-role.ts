import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Roles in a care team (FHIR CareTeam.participant.role). */
export const CARE_TEAM_ROLES = ['lead', 'doctor', 'nurse', 'coach', 'coordinator', 'other'] as const;
export type CareTeamRole = (typeof CARE_TEAM_ROLES)[number];

const CARE_TEAM_ROLE_LABELS = words.careTeamRoleLabels satisfies CodedLabels<CareTeamRole>;

export const careTeamRoleLabel = (role: string, locale?: string): string =>
  codedLabel(CARE_TEAM_ROLE_LABELS, role, locale);

export const STAND_IN_REASONS = ['leave', 'illness', 'training', 'other'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

const STAND_IN_REASON_LABELS = words.standInReason satisfies CodedLabels<StandInReason>;

export const standInReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(STAND_IN_REASON_LABELS, reason, locale);
