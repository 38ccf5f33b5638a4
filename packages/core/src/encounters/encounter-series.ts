import * as v from 'valibot';
import { ENCOUNTER_SCOPES } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, type HttpError, unixSecondsSchema, uuidSchema } from '#http';
import { encounterSchema } from './encounter.ts';
import { newEncounterEventSchema, newEncounterSchema, newPeriodSchema } from './new-encounter.ts';
import * as words from './words/en.ts';

/** Maximum encounters in a series. */
export const MAX_SERIES = 12;

/** Why a time of a series can't be booked: the care provider has another booking, or does not work then. */
const SERIES_CONFLICTS = ['busy', 'away'] as const;

/** A time of a series that can't be booked, and the nearest free one. Times are in unix seconds. */
const seriesConflictSchema = v.looseObject({
  start: unixSecondsSchema,
  kind: v.picklist(SERIES_CONFLICTS),
  alternative: v.nullable(v.looseObject({ start: unixSecondsSchema, end: unixSecondsSchema })),
});

export type SeriesConflict = v.InferOutput<typeof seriesConflictSchema>;

const seriesProblemSchema = v.looseObject({ conflicts: v.array(seriesConflictSchema) });

/** Returns the times that a `care-provider-busy` problem names for a series; empty for other errors. */
export function seriesConflictsOf(error: Pick<HttpError, 'problem'> | undefined): readonly SeriesConflict[] {
  const read = v.safeParse(seriesProblemSchema, error?.problem);
  return read.success ? read.output.conflicts : [];
}

/**
 * Books an encounter and its repetitions, or nothing.
 * Each is an encounter of its own; the id of the first identifies the series. Fails with `care-provider-busy` and
 * names each time that can't be booked, with the nearest free one.
 */
export const createSeries = defineEndpoint({
  name: 'encounters/series/create',
  summary: 'Book an encounter and its repetitions',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: wordLabel(words.encounterChanges, 'createSeries'),
  path: '/series/create',
  token: 'bearer',
  body: v.strictObject({
    encounter: newEncounterSchema,
    /** Times of the repetitions. */
    later: v.pipe(v.array(newPeriodSchema), v.minLength(1), v.maxLength(MAX_SERIES - 1)),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(encounterSchema) }),
  idempotent: true,
});

/** Cancels an encounter and all later open ones of its series. */
export const cancelSeries = defineEndpoint({
  name: 'encounters/series/cancel',
  summary: 'Cancel an encounter and the later ones of its series',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: wordLabel(words.encounterChanges, 'cancelSeries'),
  path: '/series/cancel',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    event: v.pipe(
      newEncounterEventSchema,
      v.check(({ event }) => event === 'cancel', 'must be a cancellation'),
    ),
  }),
  /** `cancelled` counts the encounters, the named one included. */
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema, cancelled: v.number() }),
  idempotent: true,
});

export const encounterSeriesEndpoints = [createSeries, cancelSeries] as const;
