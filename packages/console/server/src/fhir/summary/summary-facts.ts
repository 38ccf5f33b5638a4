import type { EndedEntry } from '@careline/core/internal/overview';
import { isAbsence } from '@careline/core/internal/record';
import type {
  AllergyIntolerance,
  CarePlan,
  CodeableConcept,
  Condition,
  FhirResource,
  Goal,
  Immunization,
  MedicationRequest,
  MedicationStatement,
  Observation,
} from 'fhir/r4';
import { sql } from 'kysely';
import { COUNTS } from '../../observations/alerts/judge-reading.ts';
import { readCurrentFacts } from '../../overview/record-summary.ts';
import { countEntries } from '../../record/imported-entries.ts';
import type { FhirCall } from '../fhir-call.ts';
import { findResource } from '../fhir-registry.ts';
import type { FhirType } from '../fhir-type.ts';
import { readMany } from '../search/included.ts';
import type { SummarySection } from './summary-texts.ts';

export interface SummaryFacts {
  readonly entries: Readonly<Record<Exclude<SummarySection, 'pregnancy'>, readonly FhirResource[]>>;
  /** Goals that the plans refer to. */
  readonly goals: readonly Goal[];
  /** Names that were reported and not confirmed, of sections without a current entry. */
  readonly reported: readonly EndedEntry[];
}

const UUID_CHARACTERS = 36;
/** Whether a resource is a row of a case sheet. Others were imported. */
const isOfSheet = ({ id = '' }: FhirResource): boolean => id.length > UUID_CHARACTERS;

const codesOf = (concept: CodeableConcept | undefined): readonly string[] =>
  concept?.coding?.flatMap(({ code }) => (code === undefined ? [] : [code])) ?? [];

const isNone = (concept: CodeableConcept | undefined): boolean =>
  codesOf(concept).some((code) => isAbsence({ code: { code } }));

/** Leaves out the statement that there is none if anything is recorded. */
function withoutNone<Entry>(
  entries: readonly Entry[],
  conceptOf: (entry: Entry) => CodeableConcept | undefined,
) {
  const facts = entries.filter((entry) => !isNone(conceptOf(entry)));
  return facts.length > 0 ? facts : entries;
}

const isWrong = ({ verificationStatus }: Condition | AllergyIntolerance): boolean =>
  codesOf(verificationStatus).some((code) => code === 'refuted' || code === 'entered-in-error');

const PAST = ['inactive', 'resolved', 'remission'];
const isPast = ({ clinicalStatus }: Condition | AllergyIntolerance): boolean =>
  codesOf(clinicalStatus).some((code) => PAST.includes(code));

const COUNTED = ['final', 'amended', 'corrected'];
const isOfCategory =
  (wanted: string) =>
  ({ category = [], status }: Observation): boolean =>
    COUNTED.includes(status) && category.some((concept) => codesOf(concept).includes(wanted));

const newestFirst = (one: Observation, other: Observation): number =>
  (other.effectiveDateTime ?? '').localeCompare(one.effectiveDateTime ?? '');

/** Reads a type's resources of the patient. */
const reader =
  (vitaId: string, call: FhirCall) =>
  async <Resource extends FhirResource>(type: FhirType, person: string): Promise<Resource[]> =>
    (await readMany(
      findResource(type),
      sql<boolean>`${sql.ref(person)} = ${vitaId}::uuid`,
      call,
    )) as Resource[];

/** Reads the newest reading of each kind that counts. */
const newestReadings = (vitaId: string, call: FhirCall) =>
  readMany(
    findResource('Observation'),
    sql<boolean>`r.id in (
      select distinct on (r.metric, r.system, r.code, r."values" -> 0 ->> 'key', r.meal_situation) r.id
      from reading r where r.person_id = ${vitaId}::uuid and r.doubt is null and ${COUNTS}
      order by r.metric, r.system, r.code, r."values" -> 0 ->> 'key', r.meal_situation, r.sort_at desc, r.id desc)`,
    call,
  ) as Promise<Observation[]>;

/** Returns the resources of a summary: the same current entries as on the patient's page. */
export async function readSummaryFacts(vitaId: string, call: FhirCall): Promise<SummaryFacts> {
  const { tx, caller, now } = call;
  const read = reader(vitaId, call);
  const { bySection } = await countEntries(tx, vitaId);
  const current = await readCurrentFacts(tx, { vitaId, caller, now }, bySection);
  const inForce = new Set([...current.inForce.values()].flatMap((entries) => entries.map(({ id }) => id)));
  const isCurrent = (resource: Condition | AllergyIntolerance): boolean =>
    !isWrong(resource) && !isPast(resource) && (isOfSheet(resource) || inForce.has(resource.id ?? ''));

  const conditions = await read<Condition>('Condition', 'r.person_id');
  const allergies = await read<AllergyIntolerance>('AllergyIntolerance', 'r.person_id');
  const noneStated = (one: AllergyIntolerance) => isNone(one.code) && !isWrong(one) && !isPast(one);
  const requests = await read<MedicationRequest>('MedicationRequest', 'p.person_id');
  const statements = await read<MedicationStatement>('MedicationStatement', 'r.person_id');
  const readings = await newestReadings(vitaId, call);
  const plans = (await read<CarePlan>('CarePlan', 'r.person_id')).filter(({ status }) => status === 'active');
  const goals = await read<Goal>('Goal', 'r.person_id');
  const ofPlans = new Set(plans.flatMap(({ goal = [] }) => goal.map(({ reference }) => reference)));
  return {
    entries: {
      medicines: withoutNone<MedicationRequest | MedicationStatement>(
        [
          ...requests.filter(({ status }) => status === 'active'),
          ...statements.filter(({ id = '' }) => inForce.has(id)),
        ],
        ({ medicationCodeableConcept }) => medicationCodeableConcept,
      ),
      allergies: withoutNone(
        allergies.filter((one) => isCurrent(one) || noneStated(one)),
        ({ code }) => code,
      ),
      problems: withoutNone(conditions.filter(isCurrent), ({ code }) => code),
      pastProblems: conditions.filter((one) => !isWrong(one) && isPast(one) && !isNone(one.code)),
      results: readings.filter(isOfCategory('laboratory')).toSorted(newestFirst),
      vitalSigns: readings.filter(isOfCategory('vital-signs')).toSorted(newestFirst),
      immunizations: (await read<Immunization>('Immunization', 'r.person_id')).filter(
        ({ status }) => status === 'completed',
      ),
      plan: plans,
    },
    goals: goals.filter(({ id }) => ofPlans.has(`Goal/${id}`)),
    reported: current.ended.filter(({ reason }) => reason === 'reported'),
  };
}
