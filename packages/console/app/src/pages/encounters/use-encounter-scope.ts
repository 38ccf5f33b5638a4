import type { EncounterScope } from '@careline/core/internal/encounters/consultations';
import { areaOfPath, ENCOUNTER_SCOPES } from '@careline/core/internal/navigation';
import { useLocation } from 'react-router';

/** Returns the encounter scope of the current area; encounter pages exist in no other area. */
export function useEncounterScope(): EncounterScope {
  const area = areaOfPath(useLocation().pathname);
  return ENCOUNTER_SCOPES.find((scope) => scope === area) ?? 'my_encounters';
}
