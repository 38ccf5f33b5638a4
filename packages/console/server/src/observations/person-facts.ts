import { type ReportedLog, reportedFacts } from '@careline/core/internal/calls/findings';
import {
  type DiabetesSource,
  FINDING_METRICS,
  FINDING_TESTS,
  findingsOf,
  type KnownDiabetes,
  type PersonFacts,
  withFindings,
} from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import type { Patient } from '@careline/core/internal/patients';
import { type PregnancyStatement, pregnanciesOf, undatedPregnanciesOf } from '@careline/core/internal/trends';
import { type Kysely, sql } from 'kysely';
import { emergencyUntil, type Reader } from '../platform/access/access.ts';
import { amongPersons } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { COUNTS, MEASURED, type MeasuredRow, recordOfRow } from './alerts/judge-reading.ts';
import { readImportedDiabetes } from './imported-diabetes.ts';
import { schemesOf } from './person-schemes.ts';
import { type CountingEntry, readCountingEntries } from './pregnancy-entries.ts';
import { reportedPregnancies } from './reported-pregnancies.ts';
import type { ReportedPregnancy } from './reported-pregnancy.ts';
import { readWrittenDiabetes } from './written-diabetes.ts';

interface TimedStatement {
  readonly at: number;
  readonly statement: PregnancyStatement;
}

/**
 * Returns what a call reported.
 * A child that died counts as born, because the rules for the weeks after a birth apply to the mother. An end without a
 * date is dated to the day of the call.
 */
function statementOf(reported: ReportedPregnancy, timeZone: string): PregnancyStatement {
  const { dueDate, bornOn, lost, lostOn, knownOn, at } = reported;
  if (knownOn !== undefined) return { knownOn };
  if (bornOn !== undefined) return { bornOn };
  if (dueDate !== undefined) return { dueDate };
  const day = lostOn ?? dayOf(at, timeZone);
  return lost === 'miscarriage' ? { lostOn: day } : { endedOn: day };
}

interface Registered {
  readonly person_id: string;
  readonly edd: string;
  readonly created_at: number;
  readonly ended_at: number | null;
}

/** Returns due dates and ends of registrations. An end counts only if no other registration started at that moment. */
function registeredStatements(rows: readonly Registered[], timeZone: string): readonly TimedStatement[] {
  const begun = new Set(rows.map((row) => row.created_at));
  return rows.flatMap(({ edd, created_at, ended_at }): TimedStatement[] => {
    const registered = { at: created_at, statement: { dueDate: edd } };
    if (ended_at === null || begun.has(ended_at)) return [registered];
    return [registered, { at: ended_at, statement: { endedOn: dayOf(ended_at, timeZone) } }];
  });
}

/**
 * Returns all statements about a patient's pregnancies in chronological order.
 * At the same moment registrations come first, because calls say more.
 */
function inOrder(
  registered: readonly Registered[],
  reported: readonly ReportedPregnancy[],
  timeZone: string,
): readonly PregnancyStatement[] {
  const onCalls = reported.map((one) => ({ at: one.at, statement: statementOf(one, timeZone) })).reverse();
  return [...registeredStatements(registered, timeZone), ...onCalls]
    .sort((one, other) => one.at - other.at)
    .map(({ statement }) => statement);
}

/** Returns the patient's answers about being pregnant, from calls and entries. */
function pregnancyAnswers(
  onCalls: NonNullable<PersonFacts['pregnancyAnswers']>,
  entries: readonly CountingEntry[],
): Pick<PersonFacts, 'pregnancyAnswers'> {
  const recorded = entries.flatMap(({ content }) =>
    content.kind === 'not-pregnant' ? [{ on: content.on, answer: 'no' as const }] : [],
  );
  const answers = [...onCalls, ...recorded];
  return answers.length > 0 ? { pregnancyAnswers: answers } : {};
}

/** Returns the newest statement about breast-feeding by day. On the same day the last one recorded counts. */
function breastfeedingOf(entries: readonly CountingEntry[]): Pick<PersonFacts, 'breastfeeding'> {
  let breastfeeding: PersonFacts['breastfeeding'];
  for (const { content } of entries)
    if (content.kind === 'breastfeeding' && content.on >= (breastfeeding?.on ?? ''))
      breastfeeding = { on: content.on, breastfeeding: content.breastfeeding };
  return breastfeeding ? { breastfeeding } : {};
}

type ByPerson<T> = ReadonlyMap<string, T>;

interface EnrolledRow {
  readonly person_id: string;
  readonly programme: string;
  readonly since: number;
  readonly until: number | null;
}

/** Returns enrolments in programmes that affect how readings are judged, with start and end. */
async function readProgrammes(tx: Kysely<Schema>, ids: readonly string[]): Promise<readonly EnrolledRow[]> {
  const { rows } = await sql<EnrolledRow>`
    select person_id, programme, min(enrolled_at) as since,
      case when bool_or(ended_at is null) then null else max(ended_at) end as until
    from enrolment
    where person_id = ${amongPersons(ids)} and programme in ('healthy_motherhood', 'apollo_sugar')
    group by person_id, programme`.execute(tx);
  return rows;
}

interface FindingRow extends MeasuredRow {
  readonly person_id: string;
}

/**
 * Reads HbA1c, symptoms and laboratory results for all patients.
 * Other findings are read only for patients who are or were pregnant.
 */
async function readFindings(
  tx: Kysely<Schema>,
  ids: readonly string[],
  mothers: readonly string[],
): Promise<ByPerson<readonly FindingRow[]>> {
  const ofAll = ['hba1c', 'symptom', 'laboratory'];
  const { rows } = await sql<FindingRow>`
    select r.person_id, ${MEASURED}
    from reading r
    where r.person_id = ${amongPersons(ids)} and r.metric = any(${[...FINDING_METRICS]}::text[]) and ${COUNTS}
      and (r.metric = any(${ofAll}::text[]) or r.person_id = ${amongPersons(mothers)})
      and (r.metric <> 'laboratory' or r."values" -> 0 ->> 'key' = any(${[...FINDING_TESTS]}::text[]))`.execute(
    tx,
  );
  return grouped(rows);
}

const grouped = <Row extends { readonly person_id: string }>(
  rows: readonly Row[],
): ByPerson<readonly Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const list = found.get(row.person_id);
    if (list) list.push(row);
    else found.set(row.person_id, [row]);
  }
  return found;
};

interface LogRow extends ReportedLog {
  readonly person_id: string;
}

/**
 * Returns the newest log version of each call.
 * The caller picks the relevant ones, because searching for words in the database takes many times as long.
 */
async function readLogs(tx: Kysely<Schema>, ids: readonly string[]): Promise<ByPerson<readonly LogRow[]>> {
  const { rows } = await sql<LogRow>`
    select c.person_id, c.started_at as at, l.answers
    from contact c
    join contact_status s on s.id = c.current_status_id
    join call_log l on l.contact_id = c.id
    where c.person_id = ${amongPersons(ids)} and s.status <> 'withdrawn'
      and l.version = (select max(version) from call_log n where n.contact_id = c.id)`.execute(tx);
  return grouped(rows);
}

async function readOxygenTargets(tx: Kysely<Schema>, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('oxygen_target')
    .select(['id', 'person_id', 'since', 'until', 'prescriber'])
    .where('person_id', '=', amongPersons(ids))
    .orderBy('since')
    .orderBy('id')
    .execute();
  return grouped(rows);
}

const seconds = (value: number | null | undefined): number | undefined => value || undefined;

const EARLIEST_FIRST = (one: KnownDiabetes, other: KnownDiabetes): number =>
  (one.since ?? '') < (other.since ?? '') ? -1 : 1;

/** Returns the earliest known diabetes. */
function knownDiabetes(sources: readonly (KnownDiabetes | undefined)[]): KnownDiabetes | undefined {
  return sources.filter((source) => source !== undefined).sort(EARLIEST_FIRST)[0];
}

const since = (at: number | undefined, timeZone: string, from: DiabetesSource): KnownDiabetes =>
  at === undefined ? { from } : { since: dayOf(at, timeZone), from };

/**
 * Returns each patient's facts, from which `contextAt` in core builds the context of every reading.
 * @param zones the time zone of the requesting facility, by patient id; days follow its calendar
 * @param reportedByCall pregnancies reported on calls, if already read
 */
export async function readFacts(
  tx: Kysely<Schema>,
  zones: ReadonlyMap<string, string>,
  reportedByCall?: ReadonlyMap<string, readonly ReportedPregnancy[]>,
): Promise<ReadonlyMap<string, PersonFacts>> {
  const ids = [...zones.keys()];
  if (ids.length === 0) return new Map();
  const persons = await tx
    .selectFrom('person')
    .select(['id', 'gender', 'birth_date'])
    .where('id', '=', amongPersons(ids))
    .execute();
  const pregnancies = await tx
    .selectFrom('pregnancy')
    .select(['person_id', 'edd', 'created_at', 'ended_at'])
    .where('person_id', '=', amongPersons(ids))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const registered = grouped(pregnancies);
  const reported = reportedByCall ?? (await reportedPregnancies(tx, ids));
  const entries = grouped(
    (await readCountingEntries(tx, ids)).map((entry) => ({ ...entry, person_id: entry.personId })),
  );
  const programmes = grouped(await readProgrammes(tx, ids));
  const isMother = (id: string): boolean =>
    reported.has(id) ||
    registered.has(id) ||
    (programmes.get(id) ?? []).some(({ programme }) => programme === 'healthy_motherhood');
  const findings = await readFindings(tx, ids, ids.filter(isMother));
  const logs = await readLogs(tx, ids);
  const imported = grouped(await readImportedDiabetes(tx, ids));
  const written = grouped(await readWrittenDiabetes(tx, ids));
  const targets = await readOxygenTargets(tx, ids);
  const schemes = await schemesOf(tx, ids);
  return new Map(
    persons.map(({ id, gender, birth_date: birthDate }): [string, PersonFacts] => {
      const timeZone = zones.get(id) ?? 'UTC';
      const enrolled = programmes.get(id) ?? [];
      const motherhood = enrolled.find(({ programme }) => programme === 'healthy_motherhood');
      const sugar = enrolled.find(({ programme }) => programme === 'apollo_sugar');
      const onCalls = reportedFacts(logs.get(id) ?? [], timeZone);
      const found = findingsOf((findings.get(id) ?? []).map(recordOfRow), timeZone);
      const [record] = imported.get(id) ?? [];
      const diabetes = knownDiabetes([
        sugar && since(seconds(sugar.since), timeZone, 'programme'),
        onCalls.diabetes,
        found.diabetes,
        ...[...(record ? [record] : []), ...(written.get(id) ?? [])].map(({ at, is_medicine }) =>
          since(seconds(at), timeZone, is_medicine ? 'medicine' : 'record'),
        ),
      ]);
      const statements = inOrder(registered.get(id) ?? [], reported.get(id) ?? [], timeZone);
      const undated = undatedPregnanciesOf(statements);
      const own = entries.get(id) ?? [];
      const facts: PersonFacts = {
        sex: gender.toLowerCase(),
        birthDate,
        pregnancies: pregnanciesOf(statements),
        ...(undated.length > 0 && { undatedPregnancies: undated }),
        ...pregnancyAnswers(onCalls.pregnancyAnswers ?? [], own),
        ...breastfeedingOf(own),
        gestationalDiabetes: onCalls.gestationalDiabetes,
        symptoms: onCalls.symptoms,
        oxygenTargets: (targets.get(id) ?? []).map(({ id: target, since: from, until, prescriber }) => ({
          id: target,
          since: from,
          prescriber,
          ...(until !== null && { until }),
        })),
        ...(motherhood && { motherhoodUntil: motherhood.until }),
        ...(schemes.has(id) && { scheme: schemes.get(id) }),
      };
      return [
        id,
        { ...withFindings(facts, { ...found, diabetes: undefined }), ...(diabetes && { diabetes }) },
      ];
    }),
  );
}

type Sent = NonNullable<Patient['facts']>;

/** Returns the facts for the response, as mutable lists without undefined fields. */
export const sentFacts = (facts: PersonFacts): Sent => JSON.parse(JSON.stringify(facts)) as Sent;

export const sentPregnancies = (facts: PersonFacts | undefined) =>
  (facts?.pregnancies ?? []).map((pregnancy) => ({ ...pregnancy }));

export interface CourseEnrolment {
  readonly programme: string;
  /** Unix seconds. */
  readonly enrolledAt: number;
  readonly endedAt?: number;
}

/**
 * Returns the enrolments at the reader's facility, including ended ones, earliest first.
 * Under emergency access it returns those at every facility, because the patient is not enrolled at the reader's.
 */
export async function readCourseEnrolments(
  tx: Kysely<Schema>,
  reader: Reader,
  vitaId: string,
): Promise<readonly CourseEnrolment[]> {
  const everywhere = emergencyUntil(reader, vitaId) !== undefined;
  const rows = await tx
    .selectFrom('enrolment')
    .select(['programme', 'enrolled_at', 'ended_at'])
    .where('person_id', '=', vitaId)
    .$if(!everywhere, (query) => query.where('facility_id', '=', reader.facilityId))
    .orderBy('enrolled_at')
    .orderBy('programme')
    .orderBy('id')
    .execute();
  return rows.map(({ programme, enrolled_at: enrolledAt, ended_at: endedAt }) => ({
    programme,
    enrolledAt,
    ...(endedAt !== null && { endedAt }),
  }));
}
