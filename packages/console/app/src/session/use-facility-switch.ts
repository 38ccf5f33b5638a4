import type { FacilitySwitch } from '@careline/core/internal/session';
import { useCallback } from 'react';
import { useConsole } from '../console-context.tsx';

/** The session could not switch to the facility. The component that offered the choice shows why. */
class FacilitySwitchError extends Error {
  readonly result: FacilitySwitch;

  constructor(result: FacilitySwitch) {
    super(`The facility was not changed: ${result}`);
    this.name = 'FacilitySwitchError';
    this.result = result;
  }
}

/**
 * Switches this tab's facility without a reload, then restarts the shell at the empty path.
 * It asks about unsaved work first; a person who keeps it stays on the page. Rejects with `FacilitySwitchError`.
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
      // The switch failed, so the work is still unsaved.
      unsaved.setDirty(wasDirty);
      throw new FacilitySwitchError(result);
    },
    [session, unsaved],
  );
}
