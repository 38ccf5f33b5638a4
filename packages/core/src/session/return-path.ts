/**
 * Returns the path of an address on this origin, without query and fragment, which may name a patient. Undefined for
 * anything else, to prevent open redirects. Browsers drop tabs and line breaks: slash, tab, slash starts another host.
 */
export function returnPathOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/(?![\s/\\])/.test(address)) return undefined;
  return /^[^?#]*/.exec(address)?.[0];
}
