export { TeamWork, type TeamWorkProps } from './team-work.tsx';
