import { getCallLog } from '@careline/core/internal/calls';
import { namesOfMedicines, type ReportedLog } from '@careline/core/internal/calls/findings';
import {
  allergyKey,
  endedDiagnoses,
  listCaseSheet,
  type NamedBefore,
  namesTakenAway,
  reportedDrugs,
  reportedIllnesses,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { dayOf } from '@careline/core/internal/formatting';
import type { Right } from '@careline/core/internal/navigation';
import type { EndedEntry, EndedReason } from '@careline/core/internal/overview';
import { type ImportedEntry, isAbsence, isInForce, type VitalSection } from '@careline/core/internal/record';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { listVersions, readSection } from './case-sheet-versions.ts';
import { readRows } from './entries-in-force.ts';

/** A line has no room for more. */
const MAX_ENDED = 10;
/** Number of newest versions and calls to look through. */
const LOOKED_AT = 50;

export interface EndedQuestion {
  readonly vitaId: string;
  readonly facilityId: string;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
  /** Returns whether the caller may call an endpoint. What they may not read is not shown here either. */
  readonly may: (right: Right) => boolean;
}

type Tx = Kysely<Schema>;
/** An ended entry without its section. */
export type EndedThing = Pick<EndedEntry, 'name' | 'reason' | 'on'>;
type Found = EndedThing;

const REASON_OF_STATE: Readonly<Record<string, EndedReason>> = {
  past: 'ended',
  refuted: 'ruled-out',
  'entered-in-error': 'in-error',
  recorded: 'reported',
};

function importedEnd({ state, details, time }: ImportedEntry): string | null {
  const end = details.find(({ key }) => key === 'end')?.text ?? (state === 'recorded' ? time : null);
  return /^[0-9]{4}(?:-[0-9]{2}){0,2}/.exec(end ?? '')?.[0] ?? null;
}

async function fromImports(tx: Tx, vitaId: string, section: VitalSection): Promise<Found[]> {
  const entries = await readRows(tx, vitaId, section);
  return entries
    .filter((entry) => !entry.isReplaced && !isInForce(entry) && !isAbsence(entry))
    .flatMap((entry): Found[] => {
      const reason = REASON_OF_STATE[entry.state];
      return reason ? [{ name: entry.name ?? entry.code?.code ?? null, reason, on: importedEnd(entry) }] : [];
    });
}

const foundIn = (
  versions: readonly SheetVersion[],
  read: (version: SheetVersion) => readonly NamedBefore[],
  timeZone: string,
): Found[] =>
  versions.flatMap((version) =>
    read(version).map(({ name, state }) => ({ name, reason: state, on: dayOf(version.at, timeZone) })),
  );

/**
 * Returns entries that earlier versions of a section had and the newest does not. Their end is the day of the newest.
 */
async function takenAway(tx: Tx, section: string, { vitaId, timeZone }: EndedQuestion): Promise<Found[]> {
  const { newest, versions } = await readSection(tx, vitaId, section);
  const [last] = newest;
  if (!last || versions <= newest.length) return [];
  const { data } = await listVersions(tx, { vitaId, section, limit: LOOKED_AT });
  const on = dayOf(last.at, timeZone);
  return namesTakenAway(data, newest).map((name) => ({ name, reason: 'withdrawn', on }));
}

/** Returns the newest logs of a patient's calls at the facility, latest call first. */
async function readLogs(tx: Tx, { vitaId, facilityId }: EndedQuestion): Promise<readonly ReportedLog[]> {
  const { rows } = await sql<ReportedLog>`
    select c.started_at as at, l.answers
    from contact c
    join contact_status s on s.id = c.current_status_id
    join call_log l on l.contact_id = c.id
    where c.person_id = ${vitaId} and c.facility_id = ${facilityId} and s.status <> 'withdrawn'
      and l.version = (select max(version) from call_log n where n.contact_id = c.id)
    order by c.started_at desc, c.id desc limit ${LOOKED_AT}`.execute(tx);
  return rows;
}

function allergiesIn({ answers: { allergies } }: ReportedLog): readonly string[] {
  const kinds = allergies?.kinds;
  const substances = allergies?.substances;
  const isNone = Array.isArray(kinds) && kinds.includes('NONE');
  return typeof substances === 'string' && substances.trim() !== '' && !isNone ? [substances.trim()] : [];
}

const medicinesIn = ({ answers }: ReportedLog): readonly string[] =>
  answers.medications?.takesNone === true ? [] : namesOfMedicines(answers);

async function fromCalls(tx: Tx, section: VitalSection, question: EndedQuestion): Promise<Found[]> {
  const read = { ALLERGIES: allergiesIn, MEDICATIONS: medicinesIn, DIAGNOSIS: () => [] }[section];
  return (await readLogs(tx, question)).flatMap((log) =>
    read(log).map((name) => ({ name, reason: 'reported', on: dayOf(log.at, question.timeZone) })),
  );
}

async function fromSheet(tx: Tx, section: VitalSection, question: EndedQuestion): Promise<Found[]> {
  const { vitaId, timeZone } = question;
  const newestOf = async (name: string) => (await readSection(tx, vitaId, name)).newest;
  if (section === 'MEDICATIONS') return foundIn(await newestOf('DRUG'), reportedDrugs, timeZone);
  const gone = await takenAway(tx, section, question);
  if (section === 'ALLERGIES') return gone;
  return [
    ...foundIn(await newestOf('DIAGNOSIS'), endedDiagnoses, timeZone),
    ...gone,
    ...foundIn(await newestOf('PAST_HISTORY'), reportedIllnesses, timeZone),
  ];
}

async function allOf(tx: Tx, section: VitalSection, question: EndedQuestion): Promise<Found[]> {
  const { vitaId, may } = question;
  return [
    ...(may(listCaseSheet) ? await fromSheet(tx, section, question) : []),
    ...(may(getCallLog) ? await fromCalls(tx, section, question) : []),
    ...(await fromImports(tx, vitaId, section)),
  ];
}

/** Keeps each name once, with its latest day. Latest first, unknown days last. */
function eachOnce(found: readonly Found[]): Found[] {
  const latest = found.toSorted((one, other) => (other.on ?? '').localeCompare(one.on ?? ''));
  const first = new Map<string, Found>();
  for (const one of latest) {
    const key = allergyKey(one.name ?? '');
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/**
 * Returns the ended entries of a section in which nothing is current, so that no screen claims that nothing is
 * recorded.
 * @param prescribed prescriptions of this service that ended
 */
export async function readEnded(
  tx: Tx,
  section: VitalSection,
  question: EndedQuestion,
  prescribed: readonly EndedThing[] = [],
): Promise<EndedEntry[]> {
  const found = eachOnce([...prescribed, ...(await allOf(tx, section, question))]);
  return found.slice(0, MAX_ENDED).map(({ name, reason, on }) => ({ section, name, reason, on }));
}
