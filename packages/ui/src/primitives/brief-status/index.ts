export { BriefStatus, type BriefStatusProps } from './brief-status.tsx';
