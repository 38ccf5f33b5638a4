import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { ActDialogProps } from './act-dialog.tsx';
import type { OpenItemsProps } from './open-items-props.ts';

/** The list of open items, loaded when a dialog first shows it. */
export const OpenItems = onDemand<OpenItemsProps>(
  async () => (await import('./open-items.tsx')).OpenItems,
  <Skeleton lines={2} />,
);

/** The dialog of an action, loaded when it is first opened. */
export const ActDialog = onDemand<ActDialogProps>(async () => (await import('./act-dialog.tsx')).ActDialog);
