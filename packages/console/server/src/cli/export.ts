import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILT_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely } from 'kysely';
import { appendAt } from '../fhir/export/export-files.ts';
import { EXPORT_TYPES, readExportPage } from '../fhir/export/export-page.ts';
import { FHIR_RESOURCES } from '../fhir/fhir-registry.ts';
import type { FhirType } from '../fhir/fhir-type.ts';
import { readSince } from '../fhir/patient-rows.ts';
import { writeAudit } from '../platform/access/audit.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { Caller } from '../platform/http/route.ts';
import { FHIR_PATH } from '../service/mount-fhir.ts';
import { databaseOf, exitCodeOf, type OpenDatabase, type Print, withDatabase } from './command.ts';
import { findFacility } from './find-facility.ts';
import { EXPORT_USAGE } from './usage/export-usage.ts';
import { UsageError } from './usage-error.ts';

const OPTIONS = {
  facility: { type: 'string' },
  since: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const read = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });

/** The command has every right at the facility. No row of the database has this id. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

interface Facility {
  readonly id: string;
  readonly organisation_id: string;
  readonly time_zone: string;
}

const callerAt = ({ id, organisation_id, time_zone }: Facility): Caller => ({
  staffId: NO_ONE,
  sessionId: NO_ONE,
  name: '',
  organisationId: organisation_id,
  scopes: BUILT_SCOPES,
  facilityId: id,
  timeZone: time_zone,
  grants: [],
});

interface ExportRun {
  readonly db: Kysely<Schema>;
  readonly caller: Caller;
  readonly base: string;
  readonly folder: string;
  readonly since: number | undefined;
}

/** Writes one file, and returns the number of its rows. Writes no file if there are none. */
async function writeType(type: FhirType, { db, caller, base, folder, since }: ExportRun): Promise<number> {
  const path = join(folder, `${type}.ndjson`);
  let [rows, bytes] = [0, 0];
  let after: string | undefined;
  do {
    const place = { since, after };
    const page = await runWork(db, (tx) => readExportPage(FHIR_RESOURCES[type], place, { tx, caller, base }));
    if (page.rows > 0) {
      const written = await appendAt(path, bytes, page.text, { isLater: page.next !== undefined });
      if (written === undefined) throw new UsageError(`${path} was changed while it was written.`);
      bytes = written;
    }
    rows += page.rows;
    after = page.next;
  } while (after !== undefined);
  return rows;
}

/** Creates the folder. Throws `UsageError` if it contains something, which could be another export. */
async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new UsageError(`${folder} is not empty. Choose another folder.`);
}

function sinceOf(text: string | undefined): number | undefined {
  try {
    return readSince(text);
  } catch {
    throw new UsageError('--since must be an instant with a zone, such as 2026-01-31T09:30:00Z.');
  }
}

async function exportFacility(run: ExportRun, print: Print): Promise<void> {
  const started = performance.now();
  const counts: Partial<Record<FhirType, number>> = {};
  for (const type of EXPORT_TYPES) {
    const rows = await writeType(type, run);
    if (rows === 0) continue;
    counts[type] = rows;
    print(`${type.padEnd(20)} ${String(rows).padStart(10)}`);
  }
  const { organisationId, facilityId } = run.caller;
  await writeAudit(run.db, {
    organisationId,
    facilityId,
    requestId: randomUUID(),
    action: 'fhir/export',
    outcome: 'done',
    details: { by: 'command', counts, ...(run.since === undefined ? {} : { since: run.since }) },
  });
  const total = Object.values(counts).reduce((sum, rows) => sum + rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    `${total} resources in ${seconds} s. They are patient data: protect ${run.folder} like the database.`,
  );
}

/** Runs `export PATH` and returns the exit code. */
export async function runExport(
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
  open: OpenDatabase = databaseOf(settings),
): Promise<number> {
  return exitCodeOf(print, async () => {
    const { values, positionals } = read(argv);
    const [folder, ...more] = positionals;
    if (values.help || folder === undefined || more.length > 0) {
      print(EXPORT_USAGE);
      return values.help ? 0 : 2;
    }
    const since = sinceOf(values.since);
    return withDatabase(open, async (db) => {
      const facility = await findFacility(db, values.facility);
      await requireEmpty(folder);
      const base = `${settings.origin}${FHIR_PATH}`;
      await exportFacility({ db, caller: callerAt(facility), base, folder, since }, print);
      return 0;
    });
  });
}
