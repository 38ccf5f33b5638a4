import { type CodedLabels, codedLabel } from '#formatting';

/** Roles in a care team (FHIR CareTeam.participant.role). */
export const CARE_TEAM_ROLES = ['lead', 'doctor', 'nurse', 'coach', 'coordinator', 'other'] as const;
export type CareTeamRole = (typeof CARE_TEAM_ROLES)[number];

const CARE_TEAM_ROLE_LABELS = {
  en: {
    lead: 'Lead',
    doctor: 'Doctor',
    nurse: 'Nurse',
    coach: 'Coach',
    coordinator: 'Coordinator',
    other: 'Other',
  },
  hi: {
    lead: 'प्रमुख',
    doctor: 'डॉक्टर',
    nurse: 'नर्स',
    coach: 'कोच',
    coordinator: 'समन्वयक',
    other: 'अन्य',
  },
} as const satisfies CodedLabels<CareTeamRole>;

export const careTeamRoleLabel = (role: string, locale?: string): string =>
  codedLabel(CARE_TEAM_ROLE_LABELS, role, locale);

export const STAND_IN_REASONS = ['leave', 'illness', 'training', 'other'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

const STAND_IN_REASON_LABELS = {
  en: { leave: 'Leave', illness: 'Illness', training: 'Training', other: 'Another reason' },
  hi: { leave: 'छुट्टी', illness: 'बीमारी', training: 'प्रशिक्षण', other: 'दूसरा कारण' },
} as const satisfies CodedLabels<StandInReason>;

export const standInReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(STAND_IN_REASON_LABELS, reason, locale);
