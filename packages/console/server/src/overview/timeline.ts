import { readableKinds, type TimelineItem, type TimelineKind } from '@careline/core/internal/overview';
import { ADMINISTRATIVE_KINDS } from '@careline/core/internal/record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readContacts } from '../calls/contact-list.ts';
import { readNotes } from '../care/care-notes.ts';
import { selectTasks, toTask } from '../care/task-rows.ts';
import { readAddendaOf } from '../encounters/addenda.ts';
import { selectEncounters, toEncounter } from '../encounters/encounter-rows.ts';
import { readLeftByEvents } from '../finishing/left-open.ts';
import { readOrdersOf, readReportsOf } from '../labs/lab-rows.ts';
import { type OutboxFacts, selectMessages, toMessage } from '../messages/message-rows.ts';
import { type AlertRow, alertOf, SELECT_ALERTS } from '../observations/alerts/reading-alerts.ts';
import { isTheirs } from '../observations/imported-rows.ts';
import { type KeyColumn, keyset } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Caller } from '../platform/http/route.ts';
import { readPrescriptions } from '../prescriptions/prescription-rows.ts';
import { selectAssessments, toAssessment } from '../record/assessments.ts';
import { selectSheetVersions, toSheetVersion } from '../record/case-sheet-versions.ts';
import { entryTime, selectEntries, timeOfEntry, toEntry } from '../record/imported-entries.ts';
import { isShown, selectReports, toReport } from '../record/report-rows.ts';

type Tx = Kysely<Schema>;

export interface TimelineQuestion {
  readonly vitaId: string;
  readonly caller: Caller;
  readonly kind?: TimelineKind | undefined;
  readonly limit: number;
  /** Unix seconds of the latest event; undefined for all. */
  readonly until?: number | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
  readonly messages: OutboxFacts;
}

export interface TimelinePage {
  readonly data: TimelineItem[];
  readonly next: string | null;
}

interface Place {
  readonly kind: TimelineKind;
  readonly id: string;
  readonly at: number;
}

interface Source {
  /** SQL for the columns `id` and `at`, with their tables. */
  readonly from: (question: TimelineQuestion) => RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  readonly at: RawBuilder<number>;
  /** Returns the full entries for these ids, in any order. */
  readonly read: (tx: Tx, ids: readonly string[], question: TimelineQuestion) => Promise<readonly Found[]>;
}

type Found = Pick<
  TimelineItem,
  | 'call'
  | 'encounter'
  | 'leftOpen'
  | 'addenda'
  | 'alert'
  | 'note'
  | 'report'
  | 'score'
  | 'sheet'
  | 'prescription'
  | 'labOrder'
  | 'labReport'
  | 'referral'
  | 'message'
  | 'imported'
> & {
  readonly id: string;
};

const isClinical = sql`r.kind <> all(${[...ADMINISTRATIVE_KINDS]}::text[])`;

/** An imported encounter also exists as an encounter here, and must appear only once. */
const isNoEncounter = sql`not (r.encounter_read_at is not null and exists (
  select from encounter e where e.organisation_id = r.organisation_id and e.imported_from = r.source
    and e.imported_key = case r.kind when 'Appointment' then 'Appointment/' else 'Encounter/' end || r.source_id))`;

/** Returns encounters with their addenda and the items that were open at completion. */
async function readEncounters(
  tx: Tx,
  ids: readonly string[],
  { caller }: TimelineQuestion,
): Promise<readonly Found[]> {
  const rows = await selectEncounters(tx).where('e.id', 'in', ids).execute();
  const addenda = await readAddendaOf(tx, ids);
  const completions = await tx
    .selectFrom('encounter_event')
    .select(['id', 'encounter_id'])
    .where('encounter_id', 'in', ids)
    .where('event', '=', 'complete')
    .orderBy('position', 'desc')
    .execute();
  const eventIds = completions.map(({ id }) => id);
  const left = await readLeftByEvents(tx, eventIds, caller.scopes);
  return rows.map(toEncounter).map((encounter) => ({
    id: encounter.id,
    encounter,
    addenda: addenda.get(encounter.id) ?? [],
    leftOpen: completions
      .filter(({ encounter_id: of }) => of === encounter.id)
      .flatMap(({ id }) => left.get(id) ?? []),
  }));
}

/** Where each kind is stored and how it is read. Each query uses the index of its own list. */
const SOURCES: Readonly<Record<TimelineKind, Source>> = {
  call: {
    from: ({ vitaId }) => sql`contact c where c.person_id = ${vitaId}`,
    id: sql`c.id`,
    at: sql`c.started_at`,
    read: async (tx, ids) => (await readContacts(tx, ids)).map((call) => ({ id: call.id, call })),
  },
  encounter: {
    from: ({ vitaId, caller }) =>
      sql`encounter e where e.person_id = ${vitaId} and e.facility_id = ${caller.facilityId}`,
    id: sql`e.id`,
    at: sql`e.starts_at`,
    read: readEncounters,
  },
  alert: {
    from: ({ vitaId, caller }) => sql`reading_alert a
      where a.person_id = ${vitaId} and a.organisation_id = ${caller.organisationId}`,
    id: sql`a.reading_id`,
    at: sql`a.sort_at`,
    read: async (tx, ids) => {
      const { rows } =
        await sql<AlertRow>`${SELECT_ALERTS} where a.reading_id = any(${[...ids]}::uuid[])`.execute(tx);
      return rows.map(alertOf).map((alert) => ({ id: alert.readingId, alert }));
    },
  },
  note: {
    from: ({ vitaId }) => sql`care_note n where n.person_id = ${vitaId} and n.version = 1 and not exists (
      select from care_note d where d.note_id = n.note_id and d.deleted)`,
    id: sql`n.note_id`,
    at: sql`n.begun_at`,
    read: async (tx, ids) => (await readNotes(tx, ids)).map((note) => ({ id: note.id, note })),
  },
  report: {
    from: ({ vitaId }) => sql`report r where r.person_id = ${vitaId} and ${isShown}`,
    id: sql`r.id`,
    at: sql`r.created_at`,
    read: async (tx, ids) =>
      (await selectReports(tx).where('r.id', 'in', ids).execute())
        .map(toReport)
        .map((report) => ({ id: report.id, report })),
  },
  score: {
    from: ({ vitaId }) => sql`assessment a where a.person_id = ${vitaId} and a.withdrawn_at is null`,
    id: sql`a.id`,
    at: sql`a.at`,
    read: async (tx, ids) =>
      (await selectAssessments(tx).where('a.id', 'in', ids).execute())
        .map(toAssessment)
        .map((score) => ({ id: score.id, score })),
  },
  prescription: {
    from: ({ vitaId }) => sql`prescription x where x.person_id = ${vitaId}`,
    id: sql`x.id`,
    at: sql`x.created_at`,
    read: async (tx, ids) =>
      (await readPrescriptions(tx, ids)).map((prescription) => ({ id: prescription.id, prescription })),
  },
  'lab-order': {
    from: ({ vitaId }) => sql`lab_order o where o.person_id = ${vitaId}`,
    id: sql`o.id`,
    at: sql`o.created_at`,
    read: async (tx, ids) => (await readOrdersOf(tx, ids)).map((labOrder) => ({ id: labOrder.id, labOrder })),
  },
  'lab-report': {
    from: ({ vitaId }) => sql`lab_report l where l.person_id = ${vitaId}`,
    id: sql`l.id`,
    at: sql`l.created_at`,
    read: async (tx, ids) =>
      (await readReportsOf(tx, ids)).map((labReport) => ({ id: labReport.id, labReport })),
  },
  referral: {
    from: ({ vitaId }) => sql`follow_up f where f.person_id = ${vitaId} and f.kind = 'referral'`,
    id: sql`f.id`,
    at: sql`f.created_at`,
    read: async (tx, ids) =>
      (await selectTasks(tx).where('f.id', 'in', ids).execute())
        .map(toTask)
        .map((referral) => ({ id: referral.id, referral })),
  },
  'case-sheet': {
    from: ({ vitaId }) => sql`case_sheet_version s where s.person_id = ${vitaId}`,
    id: sql`s.id`,
    at: sql`s.created_at`,
    read: async (tx, ids) =>
      (await selectSheetVersions(tx).where('v.id', 'in', ids).execute())
        .map(toSheetVersion)
        .map((sheet) => ({ id: sheet.id, sheet })),
  },
  message: {
    from: ({ vitaId }) => sql`patient_message m where m.person_id = ${vitaId}`,
    id: sql`m.id`,
    at: sql`m.created_at`,
    read: async (tx, ids, { messages }) =>
      (await selectMessages(tx).where('m.id', 'in', ids).execute())
        .map((row) => toMessage(row, messages))
        .map((message) => ({ id: message.id, message })),
  },
  imported: {
    from: ({ vitaId }) =>
      sql`imported_resource r where r.person_id = ${vitaId} and ${isTheirs} and ${isClinical} and ${isNoEncounter}`,
    id: sql`r.id`,
    at: entryTime,
    read: async (tx, ids) =>
      (await selectEntries(tx).where('r.id', 'in', ids).execute())
        .map(toEntry)
        .map((imported) => ({ id: imported.id, imported })),
  },
};

const orderOf = (at: KeyColumn[0], id: KeyColumn[0]) =>
  keyset<Place>(
    'desc',
    [
      [at, 'bigint'],
      [id, 'uuid'],
    ],
    (place) => [place.at, place.id],
  );

const ORDER = orderOf('at', 'id');

/** Selects the entries of a page plus one, across kinds. Each kind returns at most one page. */
function placesStatement(kinds: readonly TimelineKind[], question: TimelineQuestion): RawBuilder<Place> {
  const most = question.limit + 1;
  const parts = kinds.map((kind) => {
    const { from, id, at } = SOURCES[kind];
    const order = orderOf(at, id);
    const after = order.beyond(question.after);
    const beyond = after ? sql`and ${after}` : sql``;
    const past = question.until === undefined ? sql`` : sql`and ${at} <= ${question.until}::bigint`;
    return sql`(select ${kind}::text as kind, ${id} as id, ${at} as at from ${from(question)} ${past} ${beyond}
      order by ${order.by} limit ${most})`;
  });
  return sql<Place>`select kind, id, at from (${sql.join(parts, sql` union all `)}) as line
    order by ${ORDER.by} limit ${most}`;
}

/** Returns the full entries, by kind and id. */
async function readWhole(tx: Tx, places: readonly Place[], question: TimelineQuestion) {
  const found = new Map<string, Found>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    for (const one of await SOURCES[kind].read(tx, ids, question)) found.set(`${kind} ${one.id}`, one);
  }
  return found;
}

/** Returns a page of a patient's events that the caller may read, newest first. */
export async function listTimeline(tx: Tx, question: TimelineQuestion): Promise<TimelinePage> {
  const { caller, kind, limit } = question;
  const kinds = readableKinds(caller.scopes).filter((one) => kind === undefined || one === kind);
  if (kinds.length === 0) return { data: [], next: null };
  const { rows } = await placesStatement(kinds, question).execute(tx);
  const page = ORDER.cut(rows, limit, (place) => place);
  const whole = await readWhole(tx, page.data, question);
  return {
    data: page.data.flatMap((place) => {
      const found = whole.get(`${place.kind} ${place.id}`);
      return found ? [{ ...found, kind: place.kind, at: timeOfEntry(place.at) }] : [];
    }),
    next: page.next,
  };
}
