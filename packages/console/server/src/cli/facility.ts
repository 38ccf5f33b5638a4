import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  addFacility,
  closeFacility,
  FACILITY_DEFAULTS,
  type FacilityFields,
  type FacilityRecord,
  facilityFieldsSchema,
  reopenFacility,
  updateFacility,
} from '@careline/core/internal/administration';
import { dayOf } from '@careline/core/internal/formatting';
import { calendarDateSchema, type Endpoint } from '@careline/core/internal/http';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  addFacilityRecord,
  changeFacilityRecord,
  facilityFieldsOf,
} from '../facilities/change-facilities.ts';
import { closeFacilityRecord, consequencesOf, reopenFacilityRecord } from '../facilities/close-facility.ts';
import { type FacilityActor, listFacilityRecords } from '../facilities/facility-records.ts';
import { writeAudit } from '../platform/access/audit.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  databaseOf,
  type OpenDatabase,
  type Print,
  printedWork,
  runCommand,
  withDatabase,
} from './command.ts';
import { FacilityError, findOrganisation } from './find-facility.ts';
import { FACILITY_USAGE } from './usage/facility-usage.ts';

type Tx = Transaction<Schema>;

const text = { type: 'string' } as const;
const FIELD_OPTIONS = {
  name: text,
  code: text,
  type: text,
  'time-zone': text,
  address: text,
  phone: text,
  'duty-doctor': text,
  hours: text,
} as const;
const OPTIONS = {
  ...FIELD_OPTIONS,
  facility: text,
  organisation: text,
  reason: text,
  on: text,
  confirm: { type: 'boolean' },
} as const;

const read = (argv: readonly string[]) => parseArgs({ args: [...argv], options: OPTIONS }).values;
type Wanted = ReturnType<typeof read>;

/** What a command works with: its organisation, and one transaction with the audit row. */
interface Work {
  readonly tx: Tx;
  readonly actor: FacilityActor;
  readonly wanted: Wanted;
  readonly print: Print;
  audit(action: Endpoint, facilityId: string, details: object): Promise<void>;
}

const OPTION_OF: Readonly<Record<string, string>> = {
  timeZone: 'time-zone',
  dutyDoctorPhone: 'duty-doctor',
  callingHours: 'hours',
};

function validFields(fields: unknown): FacilityFields {
  const result = v.safeParse(facilityFieldsSchema, fields);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = String(issue.path?.[0]?.key ?? '');
  throw new FacilityError(`--${OPTION_OF[field] ?? field} ${issue.message}.`);
}

/** Returns null for an empty value, which clears the field. */
const emptied = (value: string): string | null => (value.trim() === '' ? null : value);

function hoursOf(value: string) {
  const [from = '', to = ''] = value.split('-');
  return { from, to };
}

/** Returns the fields set on the command line. */
function fieldsOf(wanted: Wanted): Partial<Record<keyof FacilityFields, unknown>> {
  const { code, type, address, phone, name, hours } = wanted;
  const dutyDoctorPhone = wanted['duty-doctor'];
  const nullable = Object.entries({ code, type, address, phone, dutyDoctorPhone }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, emptied(value)] as const],
  );
  return {
    ...Object.fromEntries(nullable),
    ...(name !== undefined && { name }),
    ...(wanted['time-zone'] !== undefined && { timeZone: wanted['time-zone'] }),
    ...(hours !== undefined && { callingHours: hoursOf(hours) }),
  };
}

async function asked({ tx, actor, wanted: { facility } }: Work): Promise<FacilityRecord> {
  const all = await listFacilityRecords(tx, actor);
  const wanted = facility?.trim() ?? '';
  const found = all.find(
    ({ facilityId, facilityName, code }) =>
      facilityName === wanted || code === wanted.toUpperCase() || facilityId === wanted.toLowerCase(),
  );
  if (found) return found;
  const names = all.map(({ facilityName }) => `"${facilityName}"`).join(', ');
  throw new FacilityError(
    names ? `Choose a facility with --facility: ${names}.` : 'There is no facility yet.',
  );
}

function stateOf({ closing }: FacilityRecord): string {
  if (closing === null) return 'open';
  return `${closing.closed ? 'closed since' : 'closes on'} ${closing.on}: ${closing.reason}`;
}

const lineOf = (one: FacilityRecord): string =>
  [one.facilityName, one.code, one.type, one.timeZone, stateOf(one)].filter(Boolean).join(' · ');

async function list({ tx, actor, print }: Work): Promise<void> {
  const all = await listFacilityRecords(tx, actor);
  for (const one of all) print(lineOf(one));
  if (all.length === 0) print('There is no facility yet.');
}

async function add({ tx, actor, wanted, print, audit }: Work): Promise<void> {
  if (wanted.name === undefined) throw new FacilityError('--name must be the name of the new facility.');
  const data = await addFacilityRecord(tx, validFields({ ...FACILITY_DEFAULTS, ...fieldsOf(wanted) }), actor);
  await audit(addFacility, data.facilityId, { given: facilityFieldsOf(data) });
  print(`Added ${lineOf(data)}`);
}

async function change(work: Work): Promise<void> {
  const { tx, actor, wanted, print, audit } = work;
  const before = await asked(work);
  const fields = validFields({ ...facilityFieldsOf(before), ...fieldsOf(wanted) });
  const { facilityId } = before;
  const stored = await changeFacilityRecord(tx, { ...fields, facilityId, updatedAt: undefined }, actor);
  if (Object.keys(stored.changes).length === 0) return print(`Nothing to change: ${lineOf(before)}`);
  await audit(updateFacility, facilityId, { changes: stored.changes });
  print(`Changed ${lineOf(stored.data)}`);
}

function dayAsked(on: string | undefined, today: string): string {
  if (on === undefined) return today;
  if (v.is(calendarDateSchema, on)) return on;
  throw new FacilityError('--on must be a day such as 2026-01-31.');
}

async function close(work: Work): Promise<void> {
  const { tx, actor, wanted, print, audit } = work;
  const reason = wanted.reason?.trim();
  if (!reason) throw new FacilityError('--reason must say why the facility is closed.');
  const { facilityId, facilityName, timeZone } = await asked(work);
  const on = dayAsked(wanted.on, dayOf(actor.now, timeZone));
  const { staff, withoutFacility, patients } = await consequencesOf(tx, facilityId);
  print(
    `${facilityName}: ${staff} members of staff work there; ${patients} patients are at no other facility.`,
  );
  if (withoutFacility.length > 0) {
    print(`Left without a facility: ${withoutFacility.map(({ name }) => name).join(', ')}.`);
    if (!wanted.confirm)
      throw new FacilityError('Assign them to another facility, or run this again with --confirm.');
  }
  const closing = { facilityId, on, reason, withoutFacility: undefined, updatedAt: undefined };
  const stored = await closeFacilityRecord(tx, closing, { ...actor, facilityId: undefined });
  const ids = withoutFacility.map(({ id }) => id);
  await audit(closeFacility, facilityId, { reason, changes: stored.changes, withoutFacility: ids });
  print(lineOf(stored.data));
}

async function reopen(work: Work): Promise<void> {
  const { tx, actor, print, audit } = work;
  const { facilityId } = await asked(work);
  const { data, changes } = await reopenFacilityRecord(tx, { facilityId, updatedAt: undefined }, actor);
  await audit(reopenFacility, facilityId, { changes });
  print(lineOf(data));
}

const COMMANDS = new Map([
  ['list', list],
  ['add', add],
  ['change', change],
  ['close', close],
  ['reopen', reopen],
]);

async function perform(
  run: (work: Work) => Promise<void>,
  wanted: Wanted,
  db: Kysely<Schema>,
  print: Print,
): Promise<void> {
  const requestId = randomUUID();
  const { id: organisationId } = await findOrganisation(db, wanted.organisation);
  const actor = { organisationId, staffId: null, now: Math.floor(Date.now() / 1000) };
  const audit = (tx: Tx) => (action: Endpoint, facilityId: string, details: object) =>
    writeAudit(tx, {
      requestId,
      organisationId,
      facilityId,
      action,
      outcome: 'done',
      details: { facility: facilityId, ...details },
    });
  await printedWork(db, print, (tx, line) => run({ tx, actor, wanted, print: line, audit: audit(tx) }));
}

/** Runs `facility add|change|close|reopen|list …`. Returns the exit code. */
export const runFacility = (
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
  open: OpenDatabase = databaseOf(settings),
): Promise<number> =>
  runCommand(argv, { commands: COMMANDS, usage: FACILITY_USAGE }, print, (run, rest) => {
    const wanted = read(rest);
    return withDatabase(open, (db) => perform(run, wanted, db, print));
  });
