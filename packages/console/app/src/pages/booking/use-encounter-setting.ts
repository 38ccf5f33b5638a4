import type { EncounterUser } from '@careline/core/encounters';
import { useTimeZone } from '@careline/ui/provider';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';

/** What every widget of encounters works with: the services, the clock of the facility, and who acts. */
export function useEncounterSetting() {
  const { http, config } = useConsole();
  const profile = useProfile();
  const { resourceId, scopes } = profile;
  const user = useMemo<EncounterUser>(() => ({ staffId: resourceId, scopes }), [resourceId, scopes]);
  return { http, user, timeZone: useTimeZone(), partner: config.retailPartner };
}
