import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { errorFacts, type Log } from '../../platform/http/log.ts';
import { lineRef, moveLine, nameLine } from '../call-lines.ts';
import { type CallProvider, LineError, type Telephony, type WantedLine } from './telephony.ts';

export interface ProviderTelephonyDeps {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Asks a provider to connect calls and stores the result.
 * The contact is stored first. If the provider fails, the call waits for its outcome and is not lost.
 */
export function providerTelephony(
  provider: CallProvider,
  { db, log, now }: ProviderTelephonyDeps,
): Telephony {
  async function connect(line: WantedLine): Promise<void> {
    const contactId = line.reference;
    try {
      const ref = await provider.connect(line);
      await runWork(db, (tx) => nameLine(tx, contactId, ref));
      log.info('line-asked', { contact: contactId });
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      log.warn('line-refused', { contact: contactId, reason: error.reason });
      const news = { contactId, state: 'failed', reason: error.reason, at: now() } as const;
      await runWork(db, (tx) => moveLine(tx, news));
    }
  }

  async function hangUp(contactId: string): Promise<void> {
    const ref = await lineRef(db, contactId);
    if (ref === undefined) return;
    await provider
      .hangUp(ref)
      .catch((error) => log.warn('line-not-ended', { contact: contactId, ...errorFacts(error) }));
  }

  return { kind: 'provider', connect, hangUp };
}
