import type { UserProfile } from '@careline/core/internal/identity';
import { PATHS } from '@careline/core/internal/navigation';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';

/**
 * Returns whether the page at this address may be drawn. On a change of facility it unmounts the page with all its
 * patient data and goes to the empty path, because the address may name a patient the new facility does not know.
 */
export function useFacilityOfPage({ facility }: Pick<UserProfile, 'facility'>): boolean {
  const { recents, worklist } = useConsole();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const facilityId = facility?.facilityId;
  const [pageOf, setPageOf] = useState(facilityId);
  const ready = pageOf === facilityId;
  useEffect(() => {
    if (ready) return;
    recents.clear();
    worklist.list?.clear();
    if (pathname === PATHS.shell) setPageOf(facilityId);
    else void navigate(PATHS.shell);
  }, [ready, pathname, facilityId, recents, worklist, navigate]);
  return ready;
}
