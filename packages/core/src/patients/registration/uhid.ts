import { hasOwnShape, identifierKey, isOwnUhid, MIN_UHID_CHARACTERS, ownUhid } from '#patients';

const HIGHEST = 999_999_999;

/** A UHID of the organisation's own making. @param serial 0 to 999,999,999 */
export function uhidOf(serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > HIGHEST)
    throw new RangeError('nine digits at most');
  return ownUhid(String(serial).padStart(9, '0'));
}

/**
 * What is wrong with a UHID that was typed: `too-short` for a search to find it again, or `check-digit` where it has the
 * shape of ours and one of its digits must be wrong.
 */
export function uhidProblem(text: string): 'too-short' | 'check-digit' | undefined {
  const uhid = identifierKey(text);
  if (uhid.length < MIN_UHID_CHARACTERS) return 'too-short';
  return hasOwnShape(uhid) && !isOwnUhid(uhid) ? 'check-digit' : undefined;
}
