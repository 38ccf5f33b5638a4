export {
  type CareTeam,
  type Instead,
  MAX_STAND_INS,
  MAX_TEAM_MEMBERS,
  type NewCareTeam,
  type NewStandIn,
  type NewTeamMember,
  type OwnTeams,
} from './care-team.ts';
export {
  CARE_TEAM_ROLE_LABELS,
  CARE_TEAM_ROLES,
  type CareTeamRole,
  careTeamRoleLabel,
  STAND_IN_REASON_LABELS,
  STAND_IN_REASONS,
  type StandInReason,
  standInReasonLabel,
} from './care-team-role.ts';
export {
  addCareTeam,
  careTeamEndpoints,
  deleteCareTeam,
  getOwnTeams,
  listCareTeams,
  listInstead,
  updateCareTeam,
} from './care-teams.endpoints.ts';
export { type TeamFault, type TeamFaultKind, teamFaults } from './team-faults.ts';
