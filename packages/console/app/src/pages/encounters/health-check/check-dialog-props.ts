import type { Encounter } from '@careline/core/internal/encounters';

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

export type CheckAction = 'done' | 'move' | 'cancel' | 'events';
