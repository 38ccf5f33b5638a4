/**
 * The path of an address of ours, without query and fragment, which may name a patient; undefined for anything that is
 * not a path on this origin, so that nobody can be sent elsewhere after a sign-in. Browsers drop tabs and line breaks
 * from addresses: a slash, a tab and a slash begin another host.
 */
export function returnPathOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/(?![\s/\\])/.test(address)) return undefined;
  return /^[^?#]*/.exec(address)?.[0];
}
