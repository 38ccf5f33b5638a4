import type { EncounterCircle } from '@careline/core/encounters/consultations';
import { areaOfPath, ENCOUNTER_SCOPES } from '@careline/core/navigation';
import { useLocation } from 'react-router';

/** Whose encounters the area of the address shows; pages of encounters stand in no other area. */
export function useCircle(): EncounterCircle {
  const area = areaOfPath(useLocation().pathname);
  return ENCOUNTER_SCOPES.find((scope) => scope === area) ?? 'my_encounters';
}
