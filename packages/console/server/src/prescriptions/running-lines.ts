import { dayOf } from '@careline/core/internal/formatting';
import {
  findingKey,
  type IssuedLine,
  isCurrent,
  lineState,
  loadPrescriptionChecks,
  type MedicineFinding,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import type { Kysely } from 'kysely';
import { isOfFacility } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readBasis } from './prescription-basis.ts';

/** A line that the patient takes, with its prescription. */
export interface RunningLine {
  readonly line: IssuedLine;
  readonly prescription: Prescription;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
}

export interface LineFinding extends RunningLine {
  readonly finding: MedicineFinding;
}

/** Facts that may change after the signature. Doses, names and other medicines are checked when prescribing. */
const KINDS_OF_FACTS: readonly string[] = [
  'allergy',
  'kidney',
  'liver',
  'condition',
  'pregnancy',
  'breastfeeding',
];

/** A finding that only asks for a missing fact is not new. */
const isNews = ({ kind, severity, asksFor }: MedicineFinding): boolean =>
  severity !== 'note' && KINDS_OF_FACTS.includes(kind) && asksFor === undefined;

/** Returns the keys of the warnings shown at the signature. Lines of older versions have warnings without rules. */
function keysAtSigning({ warnings }: IssuedLine): ReadonlySet<string> {
  const known = warnings as readonly Partial<MedicineFinding>[];
  return new Set(
    known.flatMap(({ rule, about }) =>
      rule === undefined || about === undefined ? [] : [findingKey({ rule, about })],
    ),
  );
}

const isNewTo = (line: IssuedLine, finding: MedicineFinding): boolean =>
  isNews(finding) && !keysAtSigning(line).has(findingKey(finding));

/** Returns the prescription lines that the patient takes now. `now` is in unix seconds. */
export async function runningLines(
  tx: Kysely<Schema>,
  prescriptions: readonly Prescription[],
  now: number,
): Promise<readonly RunningLine[]> {
  if (prescriptions.length === 0) return [];
  const facilities = await tx
    .selectFrom('facility')
    .select(['id', 'time_zone'])
    .where('id', 'in', [...new Set(prescriptions.map(({ facilityId }) => facilityId))])
    .execute();
  const zones = new Map(facilities.map(({ id, time_zone }) => [id, time_zone]));
  return prescriptions.flatMap((prescription) => {
    const timeZone = zones.get(prescription.facilityId) ?? 'UTC';
    return prescription.lines
      .filter((line) => isCurrent(lineState(line, prescription, dayOf(now, timeZone))))
      .map((line) => ({ line, prescription, timeZone }));
  });
}

/** Groups lines by prescriber and facility, because the record is read on the prescriber's behalf. */
function byPrescriber(lines: readonly RunningLine[]): readonly (readonly RunningLine[])[] {
  const groups = new Map<string, RunningLine[]>();
  for (const one of lines) {
    const key = `${one.prescription.facilityId} ${one.prescription.signer.id}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

async function judgeGroup(
  tx: Kysely<Schema>,
  group: readonly RunningLine[],
  now: number,
): Promise<readonly LineFinding[] | undefined> {
  const [first] = group;
  if (!first) return [];
  const { prescription, timeZone } = first;
  const { facilityId, vitaId, signer } = prescription;
  if (!(await isOfFacility(tx, facilityId, vitaId))) return undefined;
  const staff = await tx.selectFrom('staff').select('scopes').where('id', '=', signer.id).executeTakeFirst();
  const reader = { facilityId, staffId: signer.id, scopes: staff?.scopes ?? [], timeZone, now };
  const { patient } = await readBasis(tx, { vitaId, encounterId: null }, reader, undefined);
  const { check } = await loadPrescriptionChecks();
  const lines = group.map(({ line }) => line);
  // The current medicines include these lines, which must not be checked against themselves.
  const findings = check(lines, { ...patient, current: patient.current.filter(({ line }) => !line) });
  return group.flatMap((one, index) =>
    (findings[index] ?? [])
      .filter((finding) => isNewTo(one.line, finding))
      .map((finding) => ({ ...one, finding })),
  );
}

export interface JudgedLines {
  /** Findings that hold now and did not at the signature. */
  readonly findings: readonly LineFinding[];
  /** Lines that could not be judged because their facility no longer has the patient. */
  readonly unjudged: readonly string[];
}

/** Checks lines against the patient's facts at `now` (unix seconds). */
export async function judgeRunning(
  tx: Kysely<Schema>,
  lines: readonly RunningLine[],
  now: number,
): Promise<JudgedLines> {
  const findings: LineFinding[] = [];
  const unjudged: string[] = [];
  for (const group of byPrescriber(lines)) {
    const found = await judgeGroup(tx, group, now);
    if (found) findings.push(...found);
    else unjudged.push(...group.map(({ line }) => line.id));
  }
  return { findings, unjudged };
}
