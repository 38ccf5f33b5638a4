import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { AuditArchiveError } from '../audit/archive-file.ts';
import { archiveMonth, monthsBefore } from '../audit/archive-months.ts';
import { archivedRowsOf, verifyArchives } from '../audit/verify-archives.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { databaseOf, exitCodeOf, type OpenDatabase, type Print, withDatabase } from './command.ts';
import { findPerson } from './find-person.ts';

type Db = Kysely<Schema>;

const AUDIT_USAGE = `Moves old months of the audit into files, and reads those files.

  npm start -- audit archive --before YYYY-MM --to FOLDER             shows what would be moved
  npm start -- audit archive --before YYYY-MM --to FOLDER --confirm   moves it
  npm start -- audit verify FOLDER                                    compares the files with the database's record of them
  npm start -- audit find FOLDER --uhid UHID [--organisation NAME]    prints the archived rows that name a patient

Each month becomes one file, which is written to disk and read back before the month is deleted from the database. The
database stores the SHA-256 of each file and of the file before it, so a changed or missing file is detected. The audit pages
show which days are in files. Keep the folder for as long as the law requires, and as safe as a backup.

With DATABASE_URL its role must own the tables; servers can keep running. The embedded database belongs to one process: stop
the server first. Exit code: 0 done, 1 failed or a file has changed, 2 wrong arguments, 3 the data folder is in use.
`;

const OPTIONS = {
  before: { type: 'string' },
  to: { type: 'string' },
  uhid: { type: 'string' },
  organisation: { type: 'string' },
  confirm: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const read = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
type Wanted = ReturnType<typeof read>['values'];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Returns the month to stop before. The current month is still being written. */
function monthOf({ before = '' }: Wanted): string {
  if (!MONTH.test(before)) throw new AuditArchiveError('--before must be a month such as 2025-01.');
  if (before > new Date().toISOString().slice(0, 7))
    throw new AuditArchiveError('--before must not be later than this month, which is still being written.');
  return before;
}

async function archive(db: Db, wanted: Wanted, print: Print): Promise<number> {
  const { to = '', confirm } = wanted;
  if (!to) throw new AuditArchiveError('--to must be a folder for the files.');
  const months = await monthsBefore(db, monthOf(wanted));
  if (months.length === 0) print('There is nothing to move: no month before that has rows.');
  for (const month of months) {
    if (!confirm) print(`${month.name}: ${month.rows} rows`);
    else {
      const { rows, path, sha256 } = await archiveMonth(db, month, to);
      print(`${path}: ${rows} rows, SHA-256 ${sha256}`);
    }
  }
  if (!confirm && months.length > 0) print('Nothing was changed. Add --confirm to move them.');
  return 0;
}

async function verify(db: Db, folder: string, print: Print): Promise<number> {
  const archives = await verifyArchives(db, folder);
  for (const { file, rows, fault } of archives) print(`${file}: ${fault ?? `${rows} rows, unchanged`}`);
  if (archives.length === 0) print('No month of the audit has been moved into a file.');
  return archives.some(({ fault }) => fault) ? 1 : 0;
}

async function find(db: Db, folder: string, wanted: Wanted, print: Print): Promise<number> {
  const { uhid, organisation } = wanted;
  const { personId } = await findPerson(db, { uhid, organisation });
  for await (const row of archivedRowsOf(db, folder, personId)) print(row);
  return 0;
}

async function run(argv: readonly string[], print: Print, open: OpenDatabase): Promise<number> {
  const { values, positionals } = read(argv);
  const [verb, folder, ...more] = positionals;
  const isKnown =
    verb === 'archive' ? !folder : ['verify', 'find'].includes(verb ?? '') && folder && !more.length;
  if (values.help || !isKnown) {
    print(AUDIT_USAGE);
    return values.help ? 0 : 2;
  }
  return withDatabase(open, (db) => {
    if (verb === 'archive') return archive(db, values, print);
    return verb === 'verify' ? verify(db, folder ?? '', print) : find(db, folder ?? '', values, print);
  });
}

/** Runs `audit archive`, `audit verify` and `audit find`. Returns the exit code. */
export async function runAudit(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
  open: OpenDatabase = databaseOf(settings),
): Promise<number> {
  try {
    return await exitCodeOf(print, () => run(argv, print, open));
  } catch (error) {
    if (!(error instanceof AuditArchiveError)) throw error;
    print(error.message);
    return error.message.startsWith('--') ? 2 : 1;
  }
}
