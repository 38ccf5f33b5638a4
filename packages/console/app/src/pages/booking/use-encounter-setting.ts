import type { EncounterUser } from '@careline/core/internal/encounters';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';

/** Returns what all encounter widgets need: the services and the current user. */
export function useEncounterSetting() {
  const { http, config } = useConsole();
  const profile = useProfile();
  const { resourceId, scopes } = profile;
  const user = useMemo<EncounterUser>(() => ({ staffId: resourceId, scopes }), [resourceId, scopes]);
  return { http, user, partner: config.retailPartner };
}
