import { listWork } from '@careline/core/internal/calls/worklist';
import { allergyKey, listCaseSheet, readAllergies, readDiagnoses } from '@careline/core/internal/case-sheets';
import { isOpenStatus, listPatientEncounters } from '@careline/core/internal/encounters';
import { dayOf } from '@careline/core/internal/formatting';
import { decideRight, type Right } from '@careline/core/internal/navigation';
import type { EndedEntry, RecordSummary } from '@careline/core/internal/overview';
import { type IssuedLine, isSameMedicine, listPrescriptions } from '@careline/core/internal/prescriptions';
import { type ImportedEntry, RECORD_SECTION_KEYS, VITAL_SECTIONS } from '@careline/core/internal/record';
import { type Kysely, sql } from 'kysely';
import { selectEncounters, toEncounter } from '../encounters/encounter-rows.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Caller } from '../platform/http/route.ts';
import { endedLines } from '../prescriptions/ended-lines.ts';
import { currentLines, listPrescriptions as prescriptionsOf } from '../prescriptions/prescription-rows.ts';
import { readSection } from '../record/case-sheet-versions.ts';
import { sheetIdOf } from '../record/case-sheets.ts';
import { readEnded } from '../record/ended-entries.ts';
import { readInForce, readSocial } from '../record/entries-in-force.ts';
import { countEntries } from '../record/imported-entries.ts';

/** Maximum entries per section, because a strip has no room for more. The total is shown. */
const MAX_ENTRIES = 30;
/** Number of upcoming encounters to search for the first open one. */
const LOOKED_AT = 20;

export interface SummaryQuestion {
  readonly vitaId: string;
  readonly caller: Caller;
  /** Unix seconds. */
  readonly now: number;
}

async function readNextCall(tx: Kysely<Schema>, { vitaId, caller }: SummaryQuestion) {
  const { rows } = await sql<{
    programme: string;
    call_type: string;
    kind: string;
    due_at: number;
    timed: boolean;
  }>`
    select programme, call_type, kind, due_at, timed from work_item
    where person_id = ${vitaId} and facility_id = ${caller.facilityId} and due_at is not null
      and kind is not null and call_type is not null
    order by due_at, programme limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { programme, call_type: callType, kind, due_at: dueAt, timed } = row;
  return { programme, callType, kind, dueAt, timed };
}

/** Returns the next encounter, and how many are booked after it. */
async function readBooked(tx: Kysely<Schema>, { vitaId, caller, now }: SummaryQuestion) {
  const rows = await selectEncounters(tx)
    .where('e.person_id', '=', vitaId)
    .where('e.facility_id', '=', caller.facilityId)
    .where('e.starts_at', '>=', now - 3600)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(LOOKED_AT)
    .execute();
  const [next = null, ...later] = rows.map(toEncounter).filter(({ status }) => isOpenStatus(status));
  return { nextEncounter: next, laterEncounters: later.length };
}

/** Leaves out imported entries that the case sheet also has. */
function besideSheet(entries: readonly ImportedEntry[] = [], written: readonly string[]): ImportedEntry[] {
  const keys = new Set(written.map(allergyKey));
  return entries.filter(({ name }) => name === null || !keys.has(allergyKey(name)));
}

/** Leaves out medicines that are prescribed here. */
const besidePrescribed = (
  entries: readonly ImportedEntry[] = [],
  lines: readonly IssuedLine[],
): ImportedEntry[] =>
  entries.filter(({ name }) => name === null || !lines.some((line) => isSameMedicine(name, line)));

/** Returns the case sheet's allergies and diagnoses, if the caller may see them. */
async function readSheets(tx: Kysely<Schema>, vitaId: string) {
  return {
    allergySheet: await readSection(tx, vitaId, 'ALLERGIES'),
    diagnosisSheet: await readSection(tx, vitaId, 'DIAGNOSIS'),
  };
}

/** What counts as current in the three sections that care starts from. Entries are not cut off. */
export interface CurrentFacts {
  /** Imported entries that neither the case sheet nor a prescription repeats. */
  readonly inForce: ReadonlyMap<string, readonly ImportedEntry[]>;
  /** Prescribed lines; undefined if the caller may not read prescriptions. */
  readonly prescribed: readonly IssuedLine[] | undefined;
  /** The case sheet's sections; undefined if the caller may not read case sheets. */
  readonly sheets: Awaited<ReturnType<typeof readSheets>> | undefined;
  /** What ended or was only reported, for sections without a current entry. */
  readonly ended: readonly EndedEntry[];
}

/**
 * Returns the current medicines, allergies and diagnoses that the caller may read.
 * @param bySection the number of imported entries in each section
 */
export async function readCurrentFacts(
  tx: Kysely<Schema>,
  { vitaId, caller, now }: SummaryQuestion,
  bySection: ReadonlyMap<string, number>,
): Promise<CurrentFacts> {
  const inForce = new Map<string, ImportedEntry[]>();
  for (const section of VITAL_SECTIONS) {
    if (bySection.get(section)) inForce.set(section, await readInForce(tx, vitaId, section));
    else inForce.set(section, []);
  }
  const may = (right: Right) => decideRight(right, caller.scopes).allowed;
  const sheets = may(listCaseSheet) ? await readSheets(tx, vitaId) : undefined;
  if (sheets) {
    const substances = readAllergies(sheets.allergySheet).allergies.map(({ substance }) => substance);
    const terms = readDiagnoses(sheets.diagnosisSheet).map(({ term }) => term);
    inForce.set('ALLERGIES', besideSheet(inForce.get('ALLERGIES'), substances));
    inForce.set('DIAGNOSIS', besideSheet(inForce.get('DIAGNOSIS'), terms));
  }
  const written = {
    ALLERGIES: sheets ? readAllergies(sheets.allergySheet).allergies.length : 0,
    DIAGNOSIS: sheets ? readDiagnoses(sheets.diagnosisSheet).length : 0,
  };
  const prescriptions = may(listPrescriptions) ? await prescriptionsOf(tx, vitaId) : undefined;
  const prescribed = prescriptions && currentLines(prescriptions, dayOf(now, caller.timeZone));
  if (prescribed) inForce.set('MEDICATIONS', besidePrescribed(inForce.get('MEDICATIONS'), prescribed));
  const holding = { ...written, MEDICATIONS: prescribed?.length ?? 0 };
  const empty = VITAL_SECTIONS.filter((section) => !inForce.get(section)?.length && holding[section] === 0);
  const { facilityId, timeZone } = caller;
  const when = { now, timeZone };
  const ended: EndedEntry[] = [];
  for (const section of empty) {
    const lines = section === 'MEDICATIONS' ? endedLines(prescriptions ?? [], when) : [];
    ended.push(...(await readEnded(tx, section, { vitaId, facilityId, timeZone, may }, lines)));
  }
  return { inForce, prescribed, sheets, ended };
}

/** Returns the most important facts about a patient that the caller may read. */
export async function readSummary(tx: Kysely<Schema>, question: SummaryQuestion): Promise<RecordSummary> {
  const { vitaId, caller } = question;
  const { bySection, undecided } = await countEntries(tx, vitaId);
  const { inForce, prescribed, sheets, ended } = await readCurrentFacts(tx, question, bySection);
  const may = (right: Right) => decideRight(right, caller.scopes).allowed;
  const social = bySection.get('SOCIAL') ? await readSocial(tx, vitaId) : [];
  return {
    record: await sheetIdOf(tx, vitaId),
    sections: RECORD_SECTION_KEYS.map((section) => {
      const current = inForce.get(section);
      return { section, count: bySection.get(section) ?? 0, ...(current && { inForce: current.length }) };
    }),
    entries: [...inForce.values()].flatMap((entries) => entries.slice(0, MAX_ENTRIES)),
    ended: [...ended],
    social: social.slice(0, MAX_ENTRIES),
    undecided,
    ...(prescribed && { prescribed: [...prescribed] }),
    ...sheets,
    ...(may(listWork) && { nextCall: await readNextCall(tx, question) }),
    ...(may(listPatientEncounters) && (await readBooked(tx, question))),
  };
}
