import type { Encounter } from '@careline/core/encounters';
import { CancelCheckDialog } from './cancel-check-dialog.tsx';
import { CheckEventsDialog } from './check-events-dialog.tsx';
import { FinishCheckDialog } from './finish-check-dialog.tsx';
import { MoveCheckDialog } from './move-check-dialog.tsx';

export type CheckAction = 'done' | 'move' | 'cancel' | 'events';

export interface CheckDialogProps {
  readonly check: Encounter;
  /** The patient's name. */
  readonly name: string;
  /** It is stored. */
  readonly onStored: (action: CheckAction, check: Encounter) => void;
  /** Somebody else changed it: the row shows what they made of it. */
  readonly onSeen: (check: Encounter) => void;
  readonly onClose: () => void;
}

const DIALOGS = {
  done: FinishCheckDialog,
  move: MoveCheckDialog,
  cancel: CancelCheckDialog,
  events: CheckEventsDialog,
} as const;

/** The dialog of one action. */
export function CheckDialogs({ action, ...props }: CheckDialogProps & { readonly action: CheckAction }) {
  const Dialog = DIALOGS[action];
  return <Dialog key={props.check.id} {...props} />;
}
