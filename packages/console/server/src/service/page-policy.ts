import { createHash } from 'node:crypto';
import { isHttpsAddress } from '@careline/core/internal/preferences/kinds';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { contentSecurityPolicy, type HeaderSettings } from '../platform/http/security-headers.ts';
import { logoAddressesElsewhere } from '../staff/organisation-logos.ts';

/** The content security policy of the console's pages, as it is now. */
interface PagePolicy {
  readonly policy: string;
  /** Differs with the policy: a page that a browser has kept with another one is not the same. Empty for the plain one. */
  readonly variant: string;
}

/** `frameAncestors`: who may hold the page in a frame; the console itself where nobody is named. */
export type ReadPagePolicy = (frameAncestors?: string) => Promise<PagePolicy>;

/** So long after a change a page may still come with the policy before it, from any process. */
const KNOWN_MS = 1_000;
/** A page does not wait longer for a database that is away: the logo gives way to the default one. */
const LONGEST_WAIT_MS = 1_000;

const originsOf = (addresses: readonly string[]): readonly string[] =>
  // What was stored by other means than the contract must not write into a header.
  [...new Set(addresses.filter(isHttpsAddress).map((address) => new URL(address).origin))].sort();

/**
 * Follows the header logos that are set: pages are given out before anybody has signed in, so the logos of all
 * organisations of the installation are allowed. `clock` in milliseconds.
 */
export function createPagePolicy(
  db: Kysely<Schema>,
  settings: HeaderSettings,
  clock: () => number,
): ReadPagePolicy {
  let known: readonly string[] = [];
  let reading: { readonly at: number; readonly done: Promise<void> } | undefined;

  async function read(): Promise<void> {
    try {
      known = originsOf(await logoAddressesElsewhere(db));
    } catch {
      // The database is away, which its own check tells of: what was known goes on, and the next page asks again.
      reading = undefined;
    }
  }

  return async (frameAncestors = "'self'") => {
    const at = clock();
    if (!reading || at - reading.at >= KNOWN_MS) reading = { at, done: read() };
    const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS).unref());
    await Promise.race([reading.done, late]);
    const variant =
      known.length === 0 ? '' : createHash('sha256').update(known.join()).digest('hex').slice(0, 8);
    return { policy: contentSecurityPolicy(settings, frameAncestors, known), variant };
  };
}
