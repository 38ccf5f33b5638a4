import { onDemand } from '../../primitives/on-demand/index.ts';
import type { ActDialogProps } from './act-dialog.tsx';

/** The dialog of an act, loaded when it is first opened. */
export const ActDialog = onDemand<ActDialogProps>(async () => (await import('./act-dialog.tsx')).ActDialog);
