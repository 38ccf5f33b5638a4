export { BriefStatus, type BriefStatusProps, useBriefWords } from './brief-status.tsx';
