import { createHash } from 'node:crypto';
import { isHttpsAddress } from '@careline/core/internal/preferences/kinds';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { contentSecurityPolicy, type HeaderSettings } from '../platform/http/security-headers.ts';
import { logoAddressesElsewhere } from '../staff/organisation-logos.ts';

/** The current content security policy of console pages. */
interface PagePolicy {
  readonly policy: string;
  /** Changes with the policy, because cached pages with different policies differ. Empty for the default policy. */
  readonly variant: string;
}

/** `frameAncestors`: origins that may frame the page. By default only the console. */
export type ReadPagePolicy = (frameAncestors?: string) => Promise<PagePolicy>;

/** How long pages may still have the previous policy after a change, from any process. */
const KNOWN_MS = 1_000;
/** How long a page waits for an unavailable database. Then it shows the default logo. */
const LONGEST_WAIT_MS = 1_000;

const originsOf = (addresses: readonly string[]): readonly string[] =>
  // Values stored by other means than the contract must not get into a header.
  [...new Set(addresses.filter(isHttpsAddress).map((address) => new URL(address).origin))].sort();

/**
 * Creates a policy that allows the current header logos. Pages are served before sign-in, so it allows the logos of all
 * organisations. `clock` is in milliseconds.
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
      // The database is unavailable, which its own check reports. Keep the known policy and try again for the next
      // page.
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
