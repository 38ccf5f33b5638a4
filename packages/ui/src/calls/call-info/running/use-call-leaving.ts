import type { CallSessionState } from '@careline/core/calls/session';
import { useEffect } from 'react';
import { useLeaveWarning } from '../../../navigation/index.ts';

/**
 * Tells the owner whether something is unsaved, and asks before the page is closed while the device does not have it. A
 * screen that is left within the page still hands its last entries to the device; a page that is closed may not.
 */
export function useCallLeaving(
  { dirty, draft }: CallSessionState,
  onDirtyChange: ((dirty: boolean, kept: boolean) => void) | undefined,
): void {
  const { phase, editable } = draft;
  const isStored = phase === 'saved' || !editable;
  const isKept = isStored || phase === 'unsaved';
  useLeaveWarning(dirty && !isStored, undefined);
  useEffect(() => onDirtyChange?.(dirty, isKept), [dirty, isKept, onDirtyChange]);
}
