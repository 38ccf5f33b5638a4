export { careTeamsMessages } from './care-teams.messages.ts';
export { CareTeams, type CareTeamsProps } from './care-teams.tsx';
