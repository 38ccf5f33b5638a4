/**
 * The path of an address of ours, without query and fragment, which may name a patient; undefined for anything that is
 * not a path on this origin, so that nobody can be sent elsewhere after a sign-in.
 */
export function returnPathOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return undefined;
  return /^[^?#]*/.exec(address)?.[0];
}
