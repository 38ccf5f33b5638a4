import { hasOwnShape, identifierKey, isOwnUhid, MIN_UHID_CHARACTERS, ownUhid } from '#patients';

const HIGHEST = 999_999_999;

/**
 * Returns the organisation's UHID for a serial number.
 * @param serial 0 to 999,999,999
 */
export function uhidOf(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > HIGHEST)
    throw new RangeError('nine digits at most');
  return ownUhid(String(serial).padStart(9, '0'));
}

/**
 * Returns the problem of a typed UHID: `too-short` to be searched for, or `check-digit` if it has our form with a
 * wrong digit.
 */
export function uhidProblem(text: string): 'too-short' | 'check-digit' | undefined {
  const uhid = identifierKey(text);
  if (uhid.length < MIN_UHID_CHARACTERS) return 'too-short';
  return hasOwnShape(uhid) && !isOwnUhid(uhid) ? 'check-digit' : undefined;
}
