import {
  CASE_SHEET_SECTIONS,
  continuedVersions,
  correctsOthers,
  DIABETES_SECTIONS,
  namesDiabetes,
  type newSheetVersionSchema,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { contextAt } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import type { FormContext } from '@careline/core/internal/forms';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { problemFaults } from '../observations/log-faults.ts';
import { readFacts } from '../observations/person-facts.ts';
import { rejudge } from '../observations/rejudge.ts';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { requireSheetProvider } from './case-sheet-access.ts';
import { sheetFileFaults } from './case-sheet-files.ts';
import { readSection, selectSheetVersions, toSheetVersion } from './case-sheet-versions.ts';
import { handOverFaults, hasCritical, lateHandOverFaults, measuredTimeFaults } from './sheet-critical.ts';
import { MEASURED_SECTIONS, selectMeasuredVersions, storeSheetReadings } from './sheet-readings.ts';
import { takeOverSheets } from './take-over-sheets.ts';

type ValidVersion = InferOutput<typeof newSheetVersionSchema>;
type Tx = Transaction<Schema>;

const fault = (path: string, message: string): InputFault => ({ path: `version.${path}`, message });

/** Returns the id of a patient's sheet and readings on the live stream, which does not name the patient. */
export async function sheetIdOf(tx: Kysely<Schema>, vitaId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select case_sheet_id(${vitaId}::uuid) as id`.execute(tx);
  return rows[0]?.id ?? vitaId;
}

async function contextOf(tx: Tx, vitaId: string, { now, timeZone }: Entry): Promise<FormContext> {
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  const today = dayOf(now, timeZone);
  const { age } = contextAt(facts, { day: today, at: now }, (instant) => dayOf(instant, timeZone));
  return { today, ...(age && { age }) };
}

/** Checks that the encounter belongs to the patient and this facility. */
async function encounterFaults(tx: Tx, { vitaId, encounterId }: ValidVersion, entry: Entry) {
  if (encounterId === undefined) return [];
  const found = await tx
    .selectFrom('encounter')
    .select('id')
    .where('id', '=', encounterId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .executeTakeFirst();
  return found ? [] : [fault('encounterId', 'must be an encounter of this patient')];
}

/** Throws `conflict` with the newer versions, so that the user can combine both. */
function refuseOutdated({ follows }: ValidVersion, newest: readonly SheetVersion[]): void {
  const named = new Set(follows);
  if (named.size === newest.length && newest.every(({ id }) => named.has(id))) return;
  throw new ProblemError('conflict', {
    detail: 'Someone else has changed this section.',
    action: 'Check the newer version, combine both, and save again.',
    newer: newest,
  });
}

/** Returns faults in the content of a version, regardless of what it follows. */
async function versionFaults(
  tx: Tx,
  version: ValidVersion,
  newest: readonly SheetVersion[],
  entry: Entry,
): Promise<readonly InputFault[]> {
  const { vitaId, answers, reason } = version;
  const section = CASE_SHEET_SECTIONS[version.section];
  const { form } = section;
  if (version.form !== form.id) return [fault('form', `must be ${form.id}`)];
  const isEmpty = Object.keys(answers).length === 0 && newest.length === 0;
  const continued = continuedVersions(section, newest, version.encounterId);
  const needsReason = reason === undefined && correctsOthers(form, continued, answers, entry.staffId);
  const context = await contextOf(tx, vitaId, entry);
  return [
    ...metaInfoFaults(version.metaInfo, 'version.metaInfo'),
    ...(isEmpty ? [fault('answers', 'must have an answer: this section is empty')] : []),
    ...(needsReason ? [fault('reason', 'must give a reason for changing what someone else wrote')] : []),
    ...problemFaults(form, answers, context, (path) => `version.answers.${path}`),
    ...lateHandOverFaults(answers, entry),
    ...(await sheetFileFaults(tx, vitaId, form, answers)),
    ...(await encounterFaults(tx, version, entry)),
  ];
}

/** Returns the next number in the record it is written in. Versions that came with a merge were numbered elsewhere. */
async function nextNumber(tx: Tx, { vitaId, section }: ValidVersion): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0)::int + 1 as number from case_sheet_version
    where section = ${section} and (person_id = ${vitaId} or written_for = ${vitaId})`.execute(tx);
  return rows[0]?.number ?? 1;
}

async function insertVersion(tx: Tx, version: ValidVersion, entry: Entry): Promise<boolean> {
  const { id, vitaId, section, form, answers, follows, encounterId, reason, metaInfo } = version;
  const inserted = await tx
    .insertInto('case_sheet_version')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      written_for: vitaId,
      encounter_id: encounterId ?? null,
      section,
      number: await nextNumber(tx, version),
      form,
      answers: JSON.stringify(answers),
      follows: [...follows],
      reason: reason === undefined ? null : JSON.stringify(reason),
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return Boolean(inserted.numInsertedOrUpdatedRows);
}

/**
 * Stores measured values as the patient's readings. Throws if one is critical and the answers do not name the
 * person informed.
 */
async function storeMeasured(tx: Tx, { id, section, answers }: ValidVersion, entry: Entry) {
  const { now } = entry;
  const row = await selectMeasuredVersions(tx).where('v.id', '=', id).executeTakeFirstOrThrow();
  const stored = await storeSheetReadings(tx, row, { now });
  if (await hasCritical(tx, stored)) refuseFaults(handOverFaults(CASE_SHEET_SECTIONS[section].form, answers));
}

const mayNameDiabetes = (section: string): boolean => DIABETES_SECTIONS.some((one) => one === section);

/**
 * Adds a version to a section. Throws `case-sheet-access` for read-only users, `not-found`, `input-invalid`, and
 * `conflict` with the newest versions if it does not follow them.
 */
export async function saveVersion(tx: Tx, version: ValidVersion, entry: Entry): Promise<SheetVersion> {
  const { id, vitaId, section } = version;
  await requireSheetProvider(tx, entry.staffId);
  await requirePatient(tx, entry, vitaId);
  // Saves for one patient run one after another. The unique number catches any that do not.
  await lockPatient(tx, vitaId);
  const { newest } = await readSection(tx, vitaId, section);
  refuseOutdated(version, newest);
  refuseFaults(await versionFaults(tx, version, newest, entry));
  // Answers must be valid before readings are made from them.
  refuseFaults(await measuredTimeFaults(tx, version, entry));
  // Earlier versions may have no readings yet, and the new one is compared with them.
  if (MEASURED_SECTIONS.includes(section)) await takeOverSheets(tx, vitaId, entry);
  if (!(await insertVersion(tx, version, entry)))
    throw new ProblemError('conflict', {
      detail: 'This version is already stored.',
      action: 'Read the section again.',
      newer: newest,
    });
  const row = await selectSheetVersions(tx).where('v.id', '=', id).executeTakeFirstOrThrow();
  const stored = toSheetVersion(row);
  if (MEASURED_SECTIONS.includes(section)) await storeMeasured(tx, version, entry);
  // A patient with known diabetes has other goals, so the readings are judged again.
  if (mayNameDiabetes(section) && newest.some(namesDiabetes) !== namesDiabetes(stored))
    await rejudge(tx, [vitaId], entry.now);
  return stored;
}
