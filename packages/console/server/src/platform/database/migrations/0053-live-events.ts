import { type Kysely, sql } from 'kysely';

/**
 * That something changed, for screens that stand open elsewhere: where, in which list, and which thing, never of whom. Triggers
 * note it in the transaction of the change, whoever makes it: a request, an import, a command, a server of the version before.
 */
const TABLE = [
  `create table live_event (
    -- The transaction that made the change: what has been read is told by it, in whatever order transactions end.
    xid bigint not null default pg_current_xact_id()::text::bigint,
    facility_id uuid not null,
    topic text not null,
    -- The nil UUID: several, or nothing that has an id of its own.
    subject_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    primary key (xid, facility_id, topic, subject_id)
  )`,
  `create index live_event_at on live_event (at)`,
];

const NIL = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Of more things at once it is noted only that there were several. */
const MANY = 20;

interface Noted {
  readonly table: string;
  readonly topic: string;
  readonly key: string;
  /** Columns that no screen shows. */
  readonly ignored?: string;
  /** From a row `r` to the facilities that see it: `f.facility_id`. */
  readonly facilities: string;
  /** The column with the id of the thing. */
  readonly subject?: string;
}

const ITS_OWN = `cross join lateral (select r.facility_id) f`;
const OF_PATIENT = `join person_facility f on f.person_id = r.person_id`;
const ofProvider = (column: string) => `join staff_facility f on f.staff_id = r.${column}`;

const NOTED: readonly Noted[] = [
  {
    table: 'encounter',
    topic: 'encounters',
    key: 'id',
    ignored: 'reminded_for, announced_for',
    facilities: ITS_OWN,
    subject: 'id',
  },
  {
    table: 'work_item',
    topic: 'worklist',
    key: 'facility_id, person_id, programme',
    ignored: 'check_at',
    facilities: ITS_OWN,
  },
  // A claim that is renewed changes nothing that others see.
  { table: 'work_claim', topic: 'worklist', key: 'person_id', ignored: 'until', facilities: OF_PATIENT },
  { table: 'reading_alert', topic: 'alerts', key: 'reading_id', facilities: OF_PATIENT },
  { table: 'open_sign', topic: 'alerts', key: 'id', facilities: OF_PATIENT },
  { table: 'encounter_slot', topic: 'availability', key: 'id', facilities: ITS_OWN },
  { table: 'provider_time', topic: 'availability', key: 'id', facilities: ofProvider('care_provider_id') },
  { table: 'care_provider', topic: 'availability', key: 'staff_id', facilities: ofProvider('staff_id') },
  {
    table: 'care_provider_exception',
    topic: 'availability',
    key: 'id',
    facilities: ofProvider('care_provider_id'),
  },
  {
    table: 'service_slot',
    topic: 'availability',
    key: 'facility_id, service_type',
    facilities: ITS_OWN,
  },
];

const note = ({ topic, facilities, subject }: Noted, rows: string) => {
  const id = subject
    ? `case when count(*) over (partition by f.facility_id) > ${MANY} then ${NIL} else r.${subject} end`
    : NIL;
  return `
    insert into live_event (facility_id, topic, subject_id)
    select distinct f.facility_id, '${topic}', ${id}
    from ${rows} r ${facilities}
    on conflict do nothing`;
};

/** Rows that say something else than before, as they are and as they were: some leave one list for another. */
function changedRows({ key, ignored = '' }: Noted): string {
  const shown = (row: string) => `to_jsonb(${row}) - '{${ignored.replaceAll(' ', '')}}'::text[]`;
  const differs = `left join %s b using (${key}) where ${shown('a')} is distinct from ${shown('b')}`;
  const side = (one: string, other: string) => `select a.* from ${one} a ${differs.replace('%s', other)}`;
  return `(${side('stored', 'old_stored')} union all ${side('old_stored', 'stored')})`;
}

const noting = (
  name: string,
  body: string,
) => `create function ${name}() returns trigger language plpgsql as $$
    begin
      ${body};
      return null;
    end
  $$`;

function statementsOf(noted: Noted): readonly string[] {
  const { table } = noted;
  return [
    noting(`live_${table}_stored`, note(noted, 'stored')),
    noting(`live_${table}_changed`, note(noted, changedRows(noted))),
    `create trigger ${table}_live_insert after insert on ${table}
      referencing new table as stored for each statement execute function live_${table}_stored()`,
    `create trigger ${table}_live_delete after delete on ${table}
      referencing old table as stored for each statement execute function live_${table}_stored()`,
    `create trigger ${table}_live_update after update on ${table}
      referencing new table as stored old table as old_stored
      for each statement execute function live_${table}_changed()`,
  ];
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLE, ...NOTED.flatMap(statementsOf)]) await sql.raw(statement).execute(db);
}
