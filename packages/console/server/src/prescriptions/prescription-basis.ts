import {
  allergyKey,
  readAllergies,
  readDiagnoses,
  type SheetAllergies,
} from '@careline/core/internal/case-sheets';
import { dayOf } from '@careline/core/internal/formatting';
import { decideRight, type Right } from '@careline/core/internal/navigation';
import {
  type CurrentCondition,
  type CurrentMedicine,
  findingKey,
  type IssuedLine,
  type MedicineFinding,
  mayPrescribe,
  type Prescription,
  type PrescriptionBasis,
  registrationText,
} from '@careline/core/internal/prescriptions';
import { type ImportedEntry, isAbsence } from '@careline/core/internal/record';
import type { Kysely } from 'kysely';
import { readFacts } from '../observations/person-facts.ts';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readSection } from '../record/case-sheet-versions.ts';
import { readEnded } from '../record/ended-entries.ts';
import { readInForce } from '../record/entries-in-force.ts';
import { readRegistration } from '../staff/registrations.ts';
import {
  type ConsultationQuestion,
  type FoundEncounter,
  type PrescribingReader,
  readConsultation,
} from './consultation.ts';
import { readJudgedPatient } from './judged-patient.ts';
import { readMedicineList } from './medicine-list.ts';
import { readPaperFacts, readSignedFacts } from './paper-facts.ts';
import { currentLines, listPrescriptions } from './prescription-rows.ts';

/** Roles are read at each request, like scopes, so a user who loses the role can no longer sign. */
export async function readRoles(tx: Kysely<Schema>, staffId: string): Promise<readonly string[]> {
  const row = await tx.selectFrom('staff').select('roles').where('id', '=', staffId).executeTakeFirst();
  return row?.roles ?? [];
}

const named = (names: readonly (string | null)[]): string[] => names.filter((name) => name !== null);

/** Returns allergy names, the case sheet's first, each once. An unreadable entry still counts; its code is its name. */
function namesOf({ allergies }: SheetAllergies, imported: readonly ImportedEntry[]): string[] {
  const names = [
    ...allergies.map(({ substance }) => substance),
    ...imported.map(({ name, code }) => name ?? code?.code ?? '?'),
  ];
  return [...new Map(names.toReversed().map((name) => [allergyKey(name), name])).values()].toReversed();
}

/** Returns current diagnoses from the case sheet and from other systems. */
async function readConditions(tx: Kysely<Schema>, vitaId: string): Promise<CurrentCondition[]> {
  const imported = (await readInForce(tx, vitaId, 'DIAGNOSIS')).filter((entry) => !isAbsence(entry));
  const written = readDiagnoses(await readSection(tx, vitaId, 'DIAGNOSIS'));
  return [
    ...written.map(({ term, code }) => ({ name: term, ...(code !== '' && { code }) })),
    ...imported.map(({ name, code }) => ({
      name: name ?? code?.code ?? '?',
      ...(isIcd10(code) && { code: code.code }),
    })),
  ];
}

const isIcd10 = (code: ImportedEntry['code']): code is NonNullable<ImportedEntry['code']> =>
  code?.system?.includes('icd-10') === true;

/** Questions asked on an earlier prescription are not asked again. */
const askedOn = (prescriptions: readonly Prescription[]): string[] => [
  ...new Set(
    prescriptions.flatMap(({ lines }) =>
      lines.flatMap(({ warnings }) =>
        (warnings as readonly Partial<MedicineFinding>[]).flatMap(({ rule, about }) =>
          rule === undefined || about === undefined ? [] : [findingKey({ rule, about })],
        ),
      ),
    ),
  ),
];

/**
 * Returns the facts for and against prescribing to a patient now. The caller must have checked access. Throws
 * `not-found` for a patient without facts.
 */
export async function readBasis(
  tx: Kysely<Schema>,
  consultation: ConsultationQuestion,
  reader: PrescribingReader,
  encounter: FoundEncounter,
): Promise<PrescriptionBasis & Required<Pick<PrescriptionBasis, 'consultation'>>> {
  const { vitaId } = consultation;
  const { staffId, scopes, timeZone, now } = reader;
  const allergies = await readInForce(tx, vitaId, 'ALLERGIES');
  const sheet = readAllergies(await readSection(tx, vitaId, 'ALLERGIES'));
  const medicines = await readInForce(tx, vitaId, 'MEDICATIONS');
  const prescriptions = await listPrescriptions(tx, vitaId);
  const own = currentLines(prescriptions, dayOf(now, timeZone));
  const real = allergies.filter((entry) => !isAbsence(entry));
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  const names = namesOf(sheet, real);
  const may = (right: Right): boolean => decideRight(right, scopes).allowed;
  const question = { vitaId, facilityId: reader.facilityId, timeZone, may };
  const taken = named(medicines.filter((entry) => !isAbsence(entry)).map(({ name }) => name));
  const nameOf = ({ medicine, strength }: IssuedLine) => [medicine, strength].filter(Boolean).join(' ');
  const list = await readMedicineList(tx, vitaId);
  const current: CurrentMedicine[] = [
    ...own.map((line) => ({ name: nameOf(line), line })),
    ...taken.map((name) => ({ name })),
    ...list.outside.map(({ name }) => ({ name })),
  ];
  const registration = await readRegistration(tx, staffId);
  const ended = names.length === 0 ? await readEnded(tx, 'ALLERGIES', question) : [];
  const reported = named(ended.map(({ name, reason }) => (reason === 'reported' ? name : null)));
  const judged = { vitaId, facts, now, timeZone };
  const patient = await readJudgedPatient(tx, judged, {
    conditions: await readConditions(tx, vitaId),
    allergies: [...names, ...reported],
    current,
  });
  const isPrescriber = mayPrescribe({ roles: await readRoles(tx, staffId), scopes });
  const paper =
    isPrescriber &&
    (await readPaperFacts(tx, consultation, await readSignedFacts(tx, { ...reader, ...consultation })));
  return {
    allergies: names,
    reportedAllergies: reported,
    endedAllergies: named(ended.map(({ name, reason }) => (reason === 'reported' ? null : name))),
    noKnownAllergies:
      real.length === 0 &&
      sheet.allergies.length === 0 &&
      (allergies.length > 0 || sheet.noneKnown !== undefined),
    pregnancy: patient.pregnancy,
    ...(facts.breastfeeding && { breastfeeding: { ...facts.breastfeeding } }),
    current: current.map(({ name }) => name),
    adherence: own.flatMap((line) =>
      line.adherence && line.adherence.answer !== 'taken' ? [{ name: nameOf(line), ...line.adherence }] : [],
    ),
    medicines: list,
    patient: patient as PrescriptionBasis['patient'],
    asked: askedOn(prescriptions),
    mayPrescribe: isPrescriber,
    registrationNumber: registrationText(registration),
    registration,
    consultation: await readConsultation(tx, consultation, reader, encounter),
    ...(paper && { paper }),
  };
}
