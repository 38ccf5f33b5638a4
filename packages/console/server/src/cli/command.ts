import type { Kysely, Transaction } from 'kysely';
import type { Settings } from '../platform/config/config.ts';
import { openStore, type Store } from '../platform/database/open-store.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { isUsageError, wordsOf } from './usage-error.ts';

export type Print = (line: string) => void;

/** Opens the database while a command uses it. */
export type OpenDatabase = () => Promise<Pick<Store, 'database' | 'close'>>;

/** Returns a function that opens the configured database without printing anything. */
export const databaseOf =
  (settings: Settings): OpenDatabase =>
  () =>
    openStore(settings, () => undefined);

/** Returns the result of `work` and always closes the database. */
export async function withDatabase<Result>(
  open: OpenDatabase,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const store = await open();
  try {
    return await work(store.database.db);
  } finally {
    await store.close();
  }
}

/** Runs `work` in one transaction and prints its lines, also on failure. A retried transaction prints nothing twice. */
export async function printedWork(
  db: Kysely<Schema>,
  print: Print,
  work: (tx: Transaction<Schema>, print: Print) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  try {
    await runWork(db, (tx) => {
      lines.length = 0;
      return work(tx, (line) => void lines.push(line));
    });
  } finally {
    for (const line of lines) print(line);
  }
}

/** Returns the command's exit code. Prints usage errors and returns 2 for them. */
export async function exitCodeOf(print: Print, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    print(wordsOf(error));
    return 2;
  }
}

export interface Commands<Run> {
  readonly commands: ReadonlyMap<string, Run>;
  readonly usage: string;
}

/** Runs the command named by the first word, or prints the usage. Returns the exit code. */
export async function runCommand<Run>(
  [command = '', ...rest]: readonly string[],
  { commands, usage }: Commands<Run>,
  print: Print,
  perform: (run: Run, argv: readonly string[]) => Promise<void>,
): Promise<number> {
  const run = commands.get(command);
  if (!run || rest.includes('--help')) {
    print(usage);
    return command === '--help' || rest.includes('--help') ? 0 : 2;
  }
  return exitCodeOf(print, async () => {
    await perform(run, rest);
    return 0;
  });
}
