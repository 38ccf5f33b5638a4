import type { UserProfile } from '@careline/core/internal/identity';

/** Where a person without a facility works: the product's default zone (design 4). */
const DEFAULT_ZONE = 'Asia/Kolkata';

/** Calendar days and times on the screens are those of the facility, wherever the person sits. */
export function facilityTimeZone({ facility }: Pick<UserProfile, 'facility'>): string {
  return facility?.timeZone ?? DEFAULT_ZONE;
}
