import { holdsScope } from '#navigation';
import type { EncounterUser } from '../encounter-actors.ts';

/**
 * Whether somebody may set when a care provider can be booked: care providers their own, whoever runs the availability of
 * a facility everybody's there. The specification leaves it open.
 */
export const mayEditAvailability = ({ staffId, scopes }: EncounterUser, careProviderId: string): boolean =>
  holdsScope(scopes, 'availability') || (careProviderId === staffId && holdsScope(scopes, 'my_encounters'));
