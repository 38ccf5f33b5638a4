import {
  addEncounterEvent,
  cancelSeries,
  type Encounter,
  type EncounterChangeReason,
  getEncounter,
  moveEncounter,
  type NewOutcome,
  noteArrival,
  offerEncounter,
} from '#encounters';
import type { NewLeftOpen } from '#finishing';
import { type HttpClient, HttpError, ofPatient, type SubmissionIds } from '#http';
import { manualMetaInfo } from '#metrics';

export interface ChangeReason {
  readonly reason: EncounterChangeReason;
  readonly note?: string;
}

/** An action on an encounter, with its input. */
export type EncounterChange =
  | { readonly act: 'accept' | 'arrive' }
  | { readonly act: 'assign_care_provider'; readonly careProviderId: string }
  | { readonly act: 'offer'; readonly careTeamId: string | null }
  | { readonly act: 'complete'; readonly outcome?: NewOutcome; readonly leftOpen?: NewLeftOpen[] }
  | { readonly act: 'reopen'; readonly note: string }
  | ({ readonly act: 'decline' | 'reject' | 'cancel' } & ChangeReason)
  /** Also cancels the later encounters of the series. */
  | ({ readonly act: 'cancel'; readonly withLater: true } & ChangeReason)
  | ({
      readonly act: 'move';
      readonly period: { readonly start: number; readonly end: number };
    } & ChangeReason);

/** The fields that a change needs; calendars have no more. */
export type ActedEncounter = Pick<
  Encounter,
  | 'id'
  | 'vitaId'
  | 'version'
  | 'status'
  | 'period'
  | 'serviceType'
  | 'patient'
  | 'careProvider'
  | 'package'
  | 'arrivedAt'
  | 'seriesId'
>;

/**
 * Either the change was saved, or someone else changed the encounter first: then nothing was saved, and the result has
 * the current encounter.
 */
export type ChangeResult =
  | { readonly kind: 'changed'; readonly encounter: Encounter }
  | { readonly kind: 'concurrent-change'; readonly encounter: Encounter; readonly by: string | undefined };

/** Ids of one change, reused for every attempt. */
type Ids = SubmissionIds;

async function send(
  http: HttpClient,
  { id, vitaId, version = 1 }: ActedEncounter,
  change: EncounterChange,
  ids: Ids,
) {
  const metaInfo = manualMetaInfo(ids.at * 1000);
  const of = { vitaId, encounterId: id, version };
  const idempotencyKey = ids.key;
  if (change.act === 'arrive') {
    return http.call(noteArrival, { body: { ...of, metaInfo }, idempotencyKey });
  }
  if (change.act === 'offer') {
    const { careTeamId } = change;
    return http.call(offerEncounter, { body: { ...of, careTeamId, metaInfo }, idempotencyKey });
  }
  if ('withLater' in change) {
    const { reason, note } = change;
    const event = { id: ids.id, event: 'cancel' as const, reason, ...(note && { note }), metaInfo };
    return http.call(cancelSeries, { body: { ...of, event }, idempotencyKey });
  }
  const { act, ...facts } = change;
  if (change.act === 'move') {
    const { period, reason, note } = change;
    const move = { id: ids.id, reason, ...(note && { note }), metaInfo };
    return http.call(moveEncounter, { body: { ...of, period, move }, idempotencyKey });
  }
  const event = { id: ids.id, event: act as Exclude<typeof act, 'move'>, ...facts, metaInfo };
  return http.call(addEncounterEvent, { body: { ...of, event }, idempotencyKey });
}

/** Loads the encounter that someone else changed; rethrows if nobody did. */
async function readConcurrentChange(
  http: HttpClient,
  before: ActedEncounter,
  error: unknown,
): Promise<ChangeResult> {
  if (!(error instanceof HttpError) || error.code !== 'conflict') throw error;
  const answer = ofPatient(
    await http.call(getEncounter, { query: { id: before.id } }),
    before.vitaId,
    getEncounter,
  );
  const { encounter } = answer.data;
  if (encounter.version === before.version) throw error;
  return { kind: 'concurrent-change', encounter, by: error.problem?.by?.name };
}

/** Saves a change of an encounter. If someone else was first, returns the current state. */
export async function changeEncounter(
  http: HttpClient,
  encounter: ActedEncounter,
  change: EncounterChange,
  ids: Ids,
): Promise<ChangeResult> {
  try {
    const answer = await send(http, encounter, change, ids);
    return { kind: 'changed', encounter: ofPatient(answer, encounter.vitaId, addEncounterEvent).data };
  } catch (error) {
    return await readConcurrentChange(http, encounter, error);
  }
}
