import type { EncounterCircle } from '@careline/core/internal/encounters/consultations';
import { areaOfPath, ENCOUNTER_SCOPES } from '@careline/core/internal/navigation';
import { useLocation } from 'react-router';

/** Whose encounters the area of the address shows; pages of encounters stand in no other area. */
export function useCircle(): EncounterCircle {
  const area = areaOfPath(useLocation().pathname);
  return ENCOUNTER_SCOPES.find((scope) => scope === area) ?? 'my_encounters';
}
