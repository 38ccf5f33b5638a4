export { AddReading, type AddReadingProps } from './add-reading.tsx';
export type { AddedKind } from './added-kind.ts';
export { CriticalReading } from './critical-reading.tsx';
