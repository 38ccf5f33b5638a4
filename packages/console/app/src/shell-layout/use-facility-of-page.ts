import type { UserProfile } from '@careline/core/internal/identity';
import { PATHS } from '@careline/core/internal/navigation';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';

/**
 * Whether the page at this address may be drawn. When the facility changes it may not: the page is taken down with all it
 * holds of patients, and the person begins at the empty path, because an address may name a patient whom the other
 * facility does not know.
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
