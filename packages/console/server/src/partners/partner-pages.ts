import { isListedPage } from '@careline/core/internal/administration';
import type { Kysely } from 'kysely';
import type { Holder } from '../identity/authenticate.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

/** The pages of other origins that may ask this server. */
export interface PartnerPages {
  /** Whether a partner that is switched on names this very origin, or a pattern that it is of. */
  allows(origin: string): Promise<boolean>;
  /**
   * The page of another origin that asks, by its `Origin`. Undefined for pages of ours: the console, and the frame that a
   * partner's page puts an element into, where no script but ours runs.
   */
  other(origin: string | undefined): string | undefined;
}

/** Preflights come before any proof of who asks, so they must not become queries. What a token opens is read each time. */
const KNOWN_MS = 1_000;

async function readOrigins(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('partner').select('origins').where('active', '=', true).execute();
  return new Set(rows.flatMap((row) => row.origins));
}

/** `own` is this server's origin: its pages are the console, whatever a partner names. `clock` in milliseconds. */
export function createPartnerPages(db: Kysely<Schema>, own: string, clock: () => number): PartnerPages {
  let known: { readonly at: number; readonly origins: Promise<ReadonlySet<string>> } | undefined;

  function origins(): Promise<ReadonlySet<string>> {
    const at = clock();
    if (known && at - known.at < KNOWN_MS) return known.origins;
    const reading = readOrigins(db);
    known = { at, origins: reading };
    reading.catch(() => {
      known = undefined;
    });
    return reading;
  }

  return {
    async allows(origin) {
      const listed = await origins();
      return origin !== own && (listed.has(origin) || [...listed].some((page) => isListedPage(page, origin)));
    },
    other: (origin) => (origin === own ? undefined : origin),
  };
}

/** A token of the console is not for a partner's page, should one ever come into its hands. */
export async function requireOwnPage(
  { partner }: Holder,
  page: string | undefined,
  pages: PartnerPages,
): Promise<void> {
  if (partner || page === undefined || !(await pages.allows(page))) return;
  throw new ProblemError('token-invalid', {
    detail: 'The token is for Careline’s own pages, not for a partner’s.',
    action: 'Ask for a token at the token exchange.',
  });
}
