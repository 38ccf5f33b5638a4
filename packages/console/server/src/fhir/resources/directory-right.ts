import {
  FINDS_ALL_PATIENTS,
  FINDS_DOCTORS,
  FINDS_FACILITIES,
  type PartnerRight,
} from '@careline/core/internal/navigation';

/** Everyone who reads records, where staff and facilities are named, and everyone with a directory. */
export const READS_DIRECTORY = {
  scopes: [...FINDS_ALL_PATIENTS.scopes, ...FINDS_DOCTORS.scopes, ...FINDS_FACILITIES.scopes],
} as const satisfies PartnerRight;
