import type * as v from 'valibot';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
import type { FhirPlace } from './fhir-place.ts';
import { maybe, object, period, text, texts } from './fhir-shapes.ts';

const timing = object({
  event: texts,
  repeat: maybe(object({ boundsPeriod: maybe(period) })),
});

/** effective[x] of an Observation. */
export const EFFECTIVE = {
  effectiveDateTime: text,
  effectiveInstant: text,
  effectivePeriod: maybe(period),
  effectiveTiming: maybe(timing),
};

type Effective = { [key in keyof typeof EFFECTIVE]: v.InferOutput<(typeof EFFECTIVE)[key]> };

/**
 * Returns the time of a reading, as written: the start or else the end of a period, the first event of a timing, or
 * else the start of its bounds.
 * The period or timing itself is preserved too.
 * @param written the unparsed Observation
 */
export function effectiveParts(read: Effective, written: FhirObject): Record<string, unknown> {
  const { effectivePeriod: over, effectiveTiming: at } = read;
  const bounds = at?.repeat?.boundsPeriod;
  const time = read.effectiveDateTime ?? read.effectiveInstant ?? over?.start ?? over?.end;
  return {
    effectiveDateTime: time ?? at?.event[0] ?? bounds?.start ?? bounds?.end,
    effectivePeriod: written.effectivePeriod,
    effectiveTiming: written.effectiveTiming,
  };
}

/** A time that is complete on its own. */
const PLAIN_TIME = /^\d{4}(?:-\d\d){0,2}(?:T\d\d:\d\d.*)?$/;
const isPlain = (time: unknown): boolean => typeof time === 'string' && PLAIN_TIME.test(time);

/**
 * Returns the times of the report and the encounter, for readings without a plain time or issue date.
 * @param time result of `effectiveParts`
 */
export function timesBeside(time: unknown, resource: FhirObject, place: FhirPlace): Record<string, unknown> {
  if (isPlain(time) || isPlain(resource.issued)) return {};
  const { id } = resource;
  const encounter = resource.encounter ?? resource.context;
  const reference = isFhirObject(encounter) ? encounter.reference : undefined;
  const own = typeof id === 'string' ? `Observation/${id}` : undefined;
  return {
    reportTime: place.index?.reportTime([own, place.fullUrl]),
    encounterTime: place.index?.encounterTime(typeof reference === 'string' ? reference : undefined),
  };
}
