import { dayOf } from '@careline/core/internal/formatting';
import {
  isDoctor,
  type PrescribingConsultation,
  type PrescriptionBasis,
  prescribingModes,
  visitOf,
} from '@careline/core/internal/prescriptions';
import { type Kysely, sql } from 'kysely';
import type { Reader } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
/** The prescriber and the time. */
export interface PrescribingReader extends Reader {
  readonly staffId: string;
  readonly scopes: readonly string[];
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

type Tx = Kysely<Schema>;

export interface ConsultationQuestion {
  readonly vitaId: string;
  readonly encounterId: string | null;
}

/** Returns the mode of an encounter of the patient at this facility; undefined for any other id. */
export const findEncounter = (tx: Tx, { vitaId, encounterId }: ConsultationQuestion, facilityId: string) =>
  tx
    .selectFrom('encounter as e')
    .select([
      sql<boolean>`e.consultation_mode = 'VIRTUAL'`.as('isVirtual'),
      sql<boolean>`exists (
        select from video_presence v where v.encounter_id = e.id and v.party = 'patient' and v.admitted_at is not null
      )`.as('hasVideo'),
    ])
    .where('e.id', '=', encounterId)
    .where('e.person_id', '=', vitaId)
    .where('e.facility_id', '=', facilityId)
    .executeTakeFirst();

export const readEncounter = async (tx: Tx, question: ConsultationQuestion, facilityId: string) =>
  question.encounterId === null ? undefined : findEncounter(tx, question, facilityId);

/** The question's encounter; undefined if it has none, or for an id that is not the patient's encounter here. */
export type FoundEncounter = Awaited<ReturnType<typeof findEncounter>>;

/** A consultation that a doctor completed, or in which one signed a prescription. */
interface Earlier {
  readonly staff_id: string;
  readonly roles: readonly string[];
  readonly at: number;
  readonly in_person: boolean;
}

async function readEarlier(
  tx: Tx,
  { vitaId, encounterId }: ConsultationQuestion,
  { now }: PrescribingReader,
): Promise<readonly Earlier[]> {
  const { rows } = await sql<Earlier>`
    select c.staff_id, s.roles, max(c.at)::float8 as at, c.in_person
    from (
      select e.care_provider_id as staff_id, e.starts_at as at, e.consultation_mode = 'PHYSICAL' as in_person
      from encounter e
      where e.person_id = ${vitaId} and e.status = 'COMPLETED'
        and e.id is distinct from ${encounterId}::uuid
      union all
      select p.signer_id, p.created_at, coalesce(p.mode = 'in-person', false)
      from prescription p
      where p.person_id = ${vitaId}
        and not exists (
          select from prescription_event v where v.prescription_id = p.id and v.kind = 'withdrawn'
        )
    ) c
    join staff s on s.id = c.staff_id
    where c.at <= ${now}
    group by c.staff_id, s.roles, c.in_person`.execute(tx);
  return rows.filter(({ roles }) => isDoctor(roles));
}

/**
 * Returns the legal requirements for the consultation. It is a follow-up if this doctor consulted the patient within
 * six months; for an examination in person, any doctor counts in the same period. The record does not say for which
 * condition, so the signing doctor answers for that.
 */
export async function readConsultation(
  tx: Tx,
  question: ConsultationQuestion,
  reader: PrescribingReader,
  encounter: FoundEncounter,
): Promise<NonNullable<PrescriptionBasis['consultation']>> {
  const { staffId, timeZone, now } = reader;
  const earlier = await readEarlier(tx, question, reader);
  const isRecent = ({ at }: Earlier): boolean =>
    visitOf({
      lastConsultedOn: dayOf(at, timeZone),
      today: dayOf(now, timeZone),
      isSameCondition: true,
    }) === 'follow-up';
  const recent = earlier.filter(isRecent);
  return {
    modes: [...prescribingModes(encounter)],
    visit: recent.some(({ staff_id }) => staff_id === staffId) ? 'follow-up' : 'first',
    wasSeenInPerson: recent.some(({ in_person }) => in_person),
  };
}

/** Returns the consultation in the mode that the doctor chose, or in the presumed one. */
export const consultationIn = (
  { modes: [presumed = 'text'], visit, wasSeenInPerson }: NonNullable<PrescriptionBasis['consultation']>,
  mode: PrescribingConsultation['mode'] | undefined,
): PrescribingConsultation => ({ mode: mode ?? presumed, visit, wasSeenInPerson });
