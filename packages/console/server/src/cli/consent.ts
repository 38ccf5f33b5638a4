import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { recordConsent } from '../patients/record-consent.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { databaseOf, exitCodeOf, type Print, withDatabase } from './command.ts';
import { findPerson, type WantedPerson } from './find-person.ts';
import { CONSENT_USAGE } from './usage/privacy-usage.ts';

interface Wanted extends WantedPerson {
  readonly given: boolean;
}

/** Returns undefined if the command line is invalid. */
function read(argv: readonly string[]): Wanted | undefined {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { uhid: { type: 'string' }, organisation: { type: 'string' } },
    allowPositionals: true,
  });
  const [change, ...more] = positionals;
  if (more.length > 0 || (change !== 'withdraw' && change !== 'give')) return undefined;
  return { uhid: values.uhid, organisation: values.organisation, given: change === 'give' };
}

async function change(wanted: Wanted, db: Kysely<Schema>, print: Print): Promise<void> {
  const person = await findPerson(db, wanted);
  const request = { ...person, requestId: randomUUID(), now: Math.floor(Date.now() / 1000) };
  const changed = await runWork(db, (tx) => recordConsent(tx, request, wanted.given));
  const state = wanted.given ? 'may be called again' : 'will no longer be called or sent messages';
  print(
    changed ? `${wanted.uhid} ${state}.` : `${wanted.uhid}: this was already recorded; nothing was changed.`,
  );
}

/** Runs `consent withdraw|give --uhid …`. Returns the exit code. */
export async function runConsent(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
): Promise<number> {
  if (argv.includes('--help')) {
    print(CONSENT_USAGE);
    return 0;
  }
  return exitCodeOf(print, async () => {
    const wanted = read(argv);
    if (wanted) await withDatabase(databaseOf(settings), (db) => change(wanted, db, print));
    else print(CONSENT_USAGE);
    return wanted ? 0 : 2;
  });
}
