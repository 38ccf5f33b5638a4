import { CancelCheckDialog } from './cancel-check-dialog.tsx';
import { CheckEventsDialog } from './check-events-dialog.tsx';
import { FinishCheckDialog } from './finish-check-dialog.tsx';
import { MoveCheckDialog } from './move-check-dialog.tsx';
import type { CheckAction, CheckDialogProps } from './use-check-change.ts';

const DIALOGS = {
  done: FinishCheckDialog,
  move: MoveCheckDialog,
  cancel: CancelCheckDialog,
  events: CheckEventsDialog,
} as const;

export function CheckDialogs({ action, ...props }: CheckDialogProps & { readonly action: CheckAction }) {
  const Dialog = DIALOGS[action];
  return <Dialog key={props.check.id} {...props} />;
}
