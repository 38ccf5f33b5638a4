import type { Kysely, Transaction } from 'kysely';
import {
  type ClaimedExport,
  claimExport,
  dropExpired,
  nextFile,
  noteAttempt,
  noteFailed,
  noteFinished,
  notePage,
  releaseExport,
  restartFile,
} from '../fhir/export/bulk-exports.ts';
import { appendAt, exportPath, exportsOnDisk, removeFiles } from '../fhir/export/export-files.ts';
import { readExportPage } from '../fhir/export/export-page.ts';
import { FHIR_RESOURCES } from '../fhir/fhir-registry.ts';
import { isFhirType } from '../fhir/fhir-type.ts';
import { requireType } from '../fhir/read-resource.ts';
import type { Holder } from '../identity/authenticate.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { requireExportRight } from './export-right.ts';
import { readCaller } from './read-caller.ts';

export interface RunExportsDeps {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
  /** Folder of the files. */
  readonly folder: string;
  /** Address of the API, without a slash at the end. */
  readonly base: string;
  /** Awaited before each page, to let requests go first. */
  readonly between: () => Promise<unknown>;
}

/** Returns the holder of the token with which an export was requested. */
const holderOf = (one: ClaimedExport): Holder => ({
  staffId: one.staff_id,
  sessionId: one.session_id,
  facilityId: one.facility_id,
  expiresAt: 0,
  ...(one.scopes ? { scopes: one.scopes } : {}),
  ...(one.partner_id
    ? { partner: { partnerId: one.partner_id, origin: null, issuedAt: one.requested_at } }
    : {}),
  ...(one.system_scopes ? { systemScopes: one.system_scopes } : {}),
});

/** Returns the caller with the rights of this moment. Emergency access to single patients does not apply. */
async function callerOf(tx: Transaction<Schema>, one: ClaimedExport, now: number) {
  const caller = await readCaller(tx, holderOf(one), { now, page: undefined, isOwnPage: false });
  requireExportRight(caller);
  return { ...caller, grants: [] };
}

/** Writes one page. Returns whether there is more to do with this export. */
async function writePage(one: ClaimedExport, deps: RunExportsDeps): Promise<boolean> {
  const { db, folder, base, now } = deps;
  const file = await nextFile(db, one.id);
  if (!file || !isFhirType(file.type)) {
    await noteFinished(db, one, now());
    deps.log.info('export-written', { export: one.id });
    return false;
  }
  const { type } = file;
  const place = { since: one.since ?? undefined, after: file.after_id ?? undefined };
  const page = await runWork(db, async (tx) => {
    const caller = await callerOf(tx, one, now());
    requireType(FHIR_RESOURCES[type], { caller, systemScopes: one.system_scopes ?? undefined }, 'read');
    return readExportPage(FHIR_RESOURCES[type], place, { tx, caller, base });
  });
  const bytes = await appendAt(exportPath(folder, one.id, type), file.bytes, page.text);
  if (bytes === undefined) {
    await restartFile(db, one.id, type);
    return true;
  }
  const written = { type, next: page.next, rows: file.row_count + page.rows, bytes };
  return runWork(db, (tx) => notePage(tx, one, written, now()));
}

async function writeExport(one: ClaimedExport, deps: RunExportsDeps, signal: AbortSignal): Promise<void> {
  const { db, log, now, between } = deps;
  try {
    while (!signal.aborted && (await writePage(one, deps))) await between();
    if (signal.aborted) await releaseExport(db, one, now());
  } catch (error) {
    if (error instanceof ProblemError) {
      await noteFailed(db, one, error.message, now());
      return;
    }
    const hasFailed = await noteAttempt(db, one, now());
    log.warn(hasFailed ? 'export-failed' : 'export-delayed', { export: one.id, ...errorFacts(error) });
  }
}

/** Removes what has expired, from the database and from this machine. */
async function removeExpired({ db, now, folder }: RunExportsDeps): Promise<void> {
  const onDisk = await exportsOnDisk(folder);
  const remaining = await dropExpired(db, now());
  for (const id of onDisk) if (!remaining.has(id)) await removeFiles(folder, id);
}

/**
 * Writes the files of waiting exports, page by page, and removes expired ones. An export continues where another process
 * stopped. Stops with the signal, after the current page.
 */
export async function runExports(deps: RunExportsDeps, signal: AbortSignal): Promise<void> {
  await removeExpired(deps);
  while (!signal.aborted) {
    const one = await claimExport(deps.db, deps.now());
    if (!one) return;
    await writeExport(one, deps, signal);
  }
}
