import { listDayBoard } from '@careline/core/internal/encounters';
import {
  CALLS_PATIENTS,
  decideRight,
  READS_WORKLIST,
  type Right,
  SEES_PATIENTS,
} from '@careline/core/internal/navigation';
import { isPharmacist } from '@careline/core/internal/prescriptions';

/** What a user's start page is about: calls, own patients, own prescriptions, the facility's day, or their screens. */
export type Home = 'calls' | 'doctor' | 'pharmacist' | 'board' | 'screens';

export interface HomeOwner {
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
}

/** Returns what the start page is about. Users who call patients always have the worklist of the specification. */
export function homeOf(profile: HomeOwner): Home {
  const may = (right: Right): boolean => decideRight(right, profile.scopes).allowed;
  if (may(CALLS_PATIENTS)) return 'calls';
  if (isPharmacist(profile)) return 'pharmacist';
  if (may(SEES_PATIENTS)) return 'doctor';
  if (may(listDayBoard)) return 'board';
  return may(READS_WORKLIST) ? 'calls' : 'screens';
}
