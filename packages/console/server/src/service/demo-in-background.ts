import type { Kysely } from 'kysely';
import { makeDemoEncounters } from '../demo/demo-encounters.ts';
import { isDemoReady, makeDemo } from '../demo/make-demo.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import type { DemoState } from './health.ts';

export interface BackgroundOptions {
  readonly log: Log;
  /** Prints for the operator at the terminal. */
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Resolves when no request is running. */
  readonly quiet: () => Promise<void>;
}

export interface BackgroundDemo {
  readonly state: () => DemoState;
  /** Creates missing demo patients. Never rejects. */
  start(): Promise<void>;
}

/** Creates demo patients while the server already answers requests. `/health` reports the progress. */
export function makeDemoInBackground(
  db: Kysely<Schema>,
  settings: Pick<Settings, 'demo'>,
  { log, print, signal, quiet }: BackgroundOptions,
): BackgroundDemo {
  let state: DemoState = settings.demo ? 'making' : 'none';

  async function makePeople(): Promise<boolean> {
    if (await isDemoReady(db)) return true;
    print('Creating the demo people in the background; the search finds more of them as they arrive.');
    if (!(await makeDemo(db, { signal, between: quiet }))) return false;
    print('All demo people have been created.');
    return true;
  }

  async function make(): Promise<void> {
    if (!(await makePeople())) return;
    await makeDemoEncounters(db, Math.floor(Date.now() / 1000), signal);
    state = 'ready';
  }

  return {
    state: () => state,
    async start() {
      if (!settings.demo) return;
      try {
        await make();
      } catch (error) {
        if (signal.aborted) return;
        state = 'failed';
        log.error('demo-failed', errorFacts(error));
        print('Creating the demo people failed; the next start continues from here.');
      }
    },
  };
}
