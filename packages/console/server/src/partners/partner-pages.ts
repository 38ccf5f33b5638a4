import { isListedPage } from '@careline/core/internal/administration';
import type { Kysely } from 'kysely';
import type { Holder } from '../identity/authenticate.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

/** Pages of other origins that may call this server. */
export interface PartnerPages {
  /** Returns whether an active partner lists this origin, or a pattern that matches it. */
  allows(origin: string): Promise<boolean>;
  /**
   * Returns the origin of a foreign page by its `Origin`. Undefined for our own pages: the console, and an element's
   * frame in a partner's page, which runs only our scripts.
   */
  other(origin: string | undefined): string | undefined;
}

/** Preflights arrive before authentication, so they must not cause queries. A token's rights are read each time. */
const KNOWN_MS = 1_000;

async function readOrigins(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('partner').select('origins').where('active', '=', true).execute();
  return new Set(rows.flatMap((row) => row.origins));
}

/** `own` is this server's origin, whose pages are the console whatever partners list. `clock` is in milliseconds. */
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

/** Refuses a console token that got into a partner's page. */
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
