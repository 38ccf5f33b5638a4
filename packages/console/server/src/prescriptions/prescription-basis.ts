import { allergyKey, readAllergies, type SheetAllergies } from '@careline/core/case-sheets';
import { decideRight } from '@careline/core/navigation';
import {
  mayPrescribe,
  type PrescriptionBasis,
  pregnancyOf,
  registrationText,
} from '@careline/core/prescriptions';
import { type ImportedEntry, isAbsence } from '@careline/core/record';
import type { Kysely } from 'kysely';
import { contextOfFacts } from '../observations/person-context.ts';
import { readFacts } from '../observations/person-facts.ts';
import { notFound, type Reader, requirePatient } from '../platform/access/access.ts';
import { dayOf } from '../platform/database/day-bounds.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readSection } from '../record/case-sheet-versions.ts';
import { readEnded } from '../record/ended-entries.ts';
import { readInForce } from '../record/entries-in-force.ts';
import { readRegistration } from '../staff/registrations.ts';
import { currentLines, listPrescriptions } from './prescription-rows.ts';

/** Who prescribes, and when. */
export interface PrescribingReader extends Reader {
  readonly staffId: string;
  readonly scopes: readonly string[];
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Roles are read at each request, as scopes are: whoever lost theirs signs no more. */
export async function readRoles(tx: Kysely<Schema>, staffId: string): Promise<readonly string[]> {
  const row = await tx.selectFrom('staff').select('roles').where('id', '=', staffId).executeTakeFirst();
  return row?.roles ?? [];
}

const named = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null);

/** Those of the case sheet first, each once; one that nobody could read is an allergy all the same: its code stands for it. */
function namesOf({ allergies }: SheetAllergies, imported: readonly ImportedEntry[]): string[] {
  const names = [
    ...allergies.map(({ substance }) => substance),
    ...imported.map(({ name, code }) => name ?? code?.code ?? '?'),
  ];
  return [...new Map(names.toReversed().map((name) => [allergyKey(name), name])).values()].toReversed();
}

/** What speaks for and against prescribing something to a patient now. Throws `not-found`. */
export async function readBasis(
  tx: Kysely<Schema>,
  vitaId: string,
  reader: PrescribingReader,
): Promise<PrescriptionBasis> {
  const { staffId, scopes, timeZone, now } = reader;
  await requirePatient(tx, reader, vitaId);
  const allergies = await readInForce(tx, vitaId, 'ALLERGIES');
  const sheet = readAllergies(await readSection(tx, vitaId, 'ALLERGIES'));
  const medicines = await readInForce(tx, vitaId, 'MEDICATIONS');
  const own = currentLines(await listPrescriptions(tx, vitaId), dayOf(now, timeZone));
  const real = allergies.filter((entry) => !isAbsence(entry));
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  const names = namesOf(sheet, real);
  const may = (endpoint: string): boolean => decideRight(endpoint, scopes).allowed;
  const question = { vitaId, facilityId: reader.facilityId, timeZone, may };
  const registration = await readRegistration(tx, staffId);
  const ended = names.length === 0 ? await readEnded(tx, 'ALLERGIES', question) : [];
  return {
    allergies: names,
    reportedAllergies: named(ended.map(({ name, reason }) => (reason === 'reported' ? name : null))),
    endedAllergies: named(ended.map(({ name, reason }) => (reason === 'reported' ? null : name))),
    noKnownAllergies:
      real.length === 0 &&
      sheet.allergies.length === 0 &&
      (allergies.length > 0 || sheet.noneKnown !== undefined),
    pregnancy: pregnancyOf(contextOfFacts(facts, now, timeZone)),
    ...(facts.breastfeeding && { breastfeeding: { ...facts.breastfeeding } }),
    current: [
      ...own.map(({ medicine, strength }) => [medicine, strength].filter(Boolean).join(' ')),
      ...named(medicines.filter((entry) => !isAbsence(entry)).map(({ name }) => name)),
    ],
    mayPrescribe: mayPrescribe({ roles: await readRoles(tx, staffId), scopes }),
    registrationNumber: registrationText(registration),
    registration,
  };
}
