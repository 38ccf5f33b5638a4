import { onDemand } from '../../primitives/on-demand/index.ts';
import type { FinishSheetProps } from './finish-sheet.tsx';

/** The sheet that finishes a visit, loaded when it is first opened. */
export const FinishSheet = onDemand<FinishSheetProps>(
  async () => (await import('./finish-sheet.tsx')).FinishSheet,
);
export type { FinishSheetProps } from './finish-sheet.tsx';
export { finishVisitMessages } from './finish-visit.messages.ts';
