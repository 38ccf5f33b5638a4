export { DangerSigns, type DangerSignsProps } from './danger-signs.tsx';
export { RecordOutcome } from './record-outcome.tsx';
