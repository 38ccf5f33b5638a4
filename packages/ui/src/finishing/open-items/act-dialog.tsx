import type { OpenItem } from '@careline/core/internal/overview';
import { RecordOutcome } from '../../alerts/danger-signs/index.ts';
import { AcknowledgeAlert } from '../../alerts/reading-alerts/index.ts';

export type OpenItemAct = { readonly kind: 'alert' | 'sign'; readonly item: OpenItem };

export interface ActDialogProps {
  readonly act: OpenItemAct;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The dialog of an action. It answers every reading or report of the episode. */
export function ActDialog({ act, onDone, onClose }: ActDialogProps) {
  const [newest, ...others] = act.item.alerts ?? [];
  const dialog = { onDone, onStale: onDone, onClose };
  if (act.kind === 'alert' && newest) return <AcknowledgeAlert {...dialog} readings={[newest, ...others]} />;
  return act.item.sign ? <RecordOutcome {...dialog} sign={act.item.sign} /> : null;
}
