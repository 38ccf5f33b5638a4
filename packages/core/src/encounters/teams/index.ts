export {
  type CareTeam,
  type Instead,
  MAX_STAND_INS,
  MAX_TEAM_MEMBERS,
  type NewCareTeam,
  type OwnTeams,
} from './care-team.ts';
export {
  CARE_TEAM_ROLES,
  type CareTeamRole,
  careTeamRoleLabel,
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
export { type TeamFaultKind, teamFaults } from './team-faults.ts';
