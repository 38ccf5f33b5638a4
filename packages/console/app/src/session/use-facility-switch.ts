import type { FacilitySwitch } from '@careline/core/internal/session';
import { useCallback } from 'react';
import { useConsole } from '../console-context.tsx';

/** The session could not go to the facility; who offered the choice says so. */
class FacilitySwitchError extends Error {
  readonly result: FacilitySwitch;

  constructor(result: FacilitySwitch) {
    super(`The facility was not changed: ${result}`);
    this.name = 'FacilitySwitchError';
    this.result = result;
  }
}

/**
 * Changes the facility of this tab without a reload. Unsaved work is asked about first; whoever keeps it stays where they
 * are. The shell then begins anew at the empty path. Rejects with `FacilitySwitchError`.
 */
export function useFacilitySwitch(): (facilityId: string) => Promise<void> {
  const { session, unsaved } = useConsole();
  return useCallback(
    async (facilityId) => {
      const wasDirty = unsaved.isDirty();
      const agreed = await new Promise<boolean>((resolve) => {
        unsaved.ask(
          () => resolve(true),
          () => resolve(false),
        );
      });
      if (!agreed) return;
      const result = await session.switchFacility(facilityId);
      if (result === 'renewed') return;
      // What was to be given up is still there.
      unsaved.setDirty(wasDirty);
      throw new FacilitySwitchError(result);
    },
    [session, unsaved],
  );
}
