import { holdsScope } from '#navigation';
import type { EncounterUser } from '../encounter-actors.ts';

/**
 * Whether a user may change a care provider's availability: their own, or with the scope `availability` anyone's. The
 * specification leaves this open.
 */
export const mayEditAvailability = ({ staffId, scopes }: EncounterUser, careProviderId: string): boolean =>
  holdsScope(scopes, 'availability') || (careProviderId === staffId && holdsScope(scopes, 'my_encounters'));
