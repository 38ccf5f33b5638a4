import type { Live } from '@careline/core/internal/live';
import { useEffect } from 'react';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';

/** Follows live changes at the facility while someone is signed in there. */
export function useFollowLive(): Live {
  const { live, config } = useConsole();
  const { resourceId: staffId, facility } = useProfile();
  const facilityId = facility?.facilityId;
  // Third-party data services send no live changes.
  const isOurs = config.dataContract === 'careline';
  useEffect(() => {
    if (!isOurs || facilityId === undefined) return;
    live.follow({ staffId, facilityId });
    window.addEventListener('online', live.wake);
    return () => {
      window.removeEventListener('online', live.wake);
      live.follow(undefined);
    };
  }, [live, isOurs, staffId, facilityId]);
  return live;
}
