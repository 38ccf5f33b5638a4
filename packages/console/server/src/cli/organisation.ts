import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { FACILITY_DEFAULTS, facilityFieldsSchema } from '@careline/core/internal/administration';
import type { OtherAction } from '@careline/core/internal/audit';
import { calendarDateSchema, nonEmptyTextSchema } from '@careline/core/internal/http';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  addOrganisationRecord,
  closeOrganisation,
  listOrganisations,
  type Organisation,
  renameOrganisation,
} from '../facilities/organisations.ts';
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
import { ORGANISATION_USAGE } from './usage/facility-usage.ts';

type Tx = Transaction<Schema>;

const text = { type: 'string' } as const;
const OPTIONS = {
  organisation: text,
  name: text,
  facility: text,
  'time-zone': text,
  reason: text,
  on: text,
  confirm: { type: 'boolean' },
} as const;
const read = (argv: readonly string[]) => parseArgs({ args: [...argv], options: OPTIONS }).values;
type Wanted = ReturnType<typeof read>;

interface Work {
  readonly tx: Tx;
  readonly wanted: Wanted;
  readonly now: number;
  readonly print: Print;
  audit(action: OtherAction, organisationId: string, details: object): Promise<void>;
}

function nameAsked(name: string | undefined): string {
  const result = v.safeParse(nonEmptyTextSchema(120), name ?? '');
  if (result.success) return result.output;
  throw new FacilityError(`--name ${result.issues[0].message}.`);
}

const lineOf = ({ name, open, closed }: Organisation): string =>
  `${name} · ${open} open, ${closed} closed facilities${open === 0 && closed > 0 ? ' · closed' : ''}`;

async function list({ tx, print, now }: Work): Promise<void> {
  const all = await listOrganisations(tx, now);
  for (const one of all) print(lineOf(one));
  if (all.length === 0) print('There is no organisation yet.');
}

async function add({ tx, wanted, now, print, audit }: Work): Promise<void> {
  const name = nameAsked(wanted.name);
  const timeZone = wanted['time-zone'] ?? FACILITY_DEFAULTS.timeZone;
  const fields = v.safeParse(facilityFieldsSchema, {
    ...FACILITY_DEFAULTS,
    timeZone,
    name: wanted.facility ?? '',
  });
  if (!fields.success) {
    const option = fields.issues[0].path?.[0]?.key === 'timeZone' ? 'time-zone' : 'facility';
    throw new FacilityError(`--${option} ${fields.issues[0].message}.`);
  }
  const added = await addOrganisationRecord(tx, { name, facility: fields.output }, now);
  await audit('organisation/add', added.organisationId, { given: { name, facility: fields.output.name } });
  print(
    `Added ${name} with the facility ${fields.output.name}. npm start -- staff add adds its first administrator.`,
  );
}

async function change({ tx, wanted, print, audit }: Work): Promise<void> {
  if (wanted.organisation === undefined) {
    throw new FacilityError('--organisation must be the name of the organisation to change.');
  }
  const { id, name: before } = await findOrganisation(tx, wanted.organisation);
  const name = nameAsked(wanted.name);
  await renameOrganisation(tx, id, name);
  await audit('organisation/update', id, { changes: { name: { before, after: name } } });
  print(`${before} is now ${name}.`);
}

async function close({ tx, wanted, now, print, audit }: Work): Promise<void> {
  if (wanted.organisation === undefined) {
    throw new FacilityError('--organisation must be the name of the organisation to close.');
  }
  const reason = wanted.reason?.trim();
  if (!reason) throw new FacilityError('--reason must say why the organisation is closed.');
  if (wanted.on !== undefined && !v.is(calendarDateSchema, wanted.on)) {
    throw new FacilityError('--on must be a day such as 2026-01-31.');
  }
  const { id, name } = await findOrganisation(tx, wanted.organisation);
  const all = await listOrganisations(tx, now);
  const staff = all.find(({ organisationId }) => organisationId === id)?.staff ?? 0;
  if (!wanted.confirm) {
    throw new FacilityError(
      `${name}: none of its ${staff} active members of staff could sign in any more. Run this again with --confirm.`,
    );
  }
  const closed = await closeOrganisation(tx, { organisationId: id, on: wanted.on, reason }, now);
  await audit('organisation/close', id, { reason, facilities: closed.map(({ facilityId }) => facilityId) });
  for (const { facilityName, closing } of closed) print(`${facilityName}: closed from ${closing?.on} on.`);
  print(`${name} is closed: ${staff} active members of staff cannot sign in from that day on.`);
}

const COMMANDS = new Map([
  ['list', list],
  ['add', add],
  ['change', change],
  ['close', close],
]);

async function perform(
  run: (work: Work) => Promise<void>,
  wanted: Wanted,
  db: Kysely<Schema>,
  print: Print,
): Promise<void> {
  const requestId = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const audit = (tx: Tx) => (action: OtherAction, organisationId: string, details: object) =>
    writeAudit(tx, {
      requestId,
      organisationId,
      action,
      outcome: 'done',
      details: { organisation: organisationId, ...details },
    });
  await printedWork(db, print, (tx, line) => run({ tx, wanted, now, print: line, audit: audit(tx) }));
}

/** Runs `organisation add|change|close|list …`. Returns the exit code. */
export const runOrganisation = (
  argv: readonly string[],
  settings: Settings,
  print: Print = console.log,
  open: OpenDatabase = databaseOf(settings),
): Promise<number> =>
  runCommand(argv, { commands: COMMANDS, usage: ORGANISATION_USAGE }, print, (run, rest) => {
    const wanted = read(rest);
    return withDatabase(open, (db) => perform(run, wanted, db, print));
  });
