import type { CallSession } from '@careline/core/internal/calls/session';
import { useEffect } from 'react';
import { useLeaveWarning } from '../../../navigation/index.ts';
import { useParts } from '../../../store/index.ts';

/**
 * Tells the owner whether something is unsaved, and asks before the page is closed while the device does not have it. A
 * screen that is left within the page still hands its last entries to the device; a page that is closed may not.
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
