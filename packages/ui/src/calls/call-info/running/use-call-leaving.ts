import type { CallSession } from '@careline/core/internal/calls/session';
import { useEffect } from 'react';
import { useLeaveWarning } from '../../../navigation/index.ts';
import { useParts } from '../../../store/index.ts';

/**
 * Reports unsaved entries to the owner, and warns before the page closes while the device does not have them.
 * Leaving the screen within the page still stores the last entries on the device; closing the page may not.
 */
export function useCallLeaving(
  { store }: Pick<CallSession, 'store'>,
  onDirtyChange: ((dirty: boolean, stored: boolean) => void) | undefined,
): void {
  const { dirty, draft } = useParts(store, ['dirty', 'draft']);
  const { phase, editable } = draft;
  const isStored = phase === 'saved' || !editable;
  const losesNothing = isStored || phase === 'unsaved';
  useLeaveWarning(dirty && !isStored, undefined);
  useEffect(() => onDirtyChange?.(dirty, losesNothing), [dirty, losesNothing, onDirtyChange]);
}
