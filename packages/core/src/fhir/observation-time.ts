import type * as v from 'valibot';
import type { FhirPlace } from './bundle-index.ts';
import { type FhirObject, isFhirObject } from './fhir-json.ts';
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
 * The time of a reading, as it was written. Of a period its start, else its end; of a timing its first event, else the
 * start of its bounds. The period or timing itself is kept beside it.
 * @param written the Observation as it came
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

/** A time that needs no other beside it. */
const PLAIN_TIME = /^\d{4}(?:-\d\d){0,2}(?:T\d\d:\d\d.*)?$/;
const isPlain = (time: unknown): boolean => typeof time === 'string' && PLAIN_TIME.test(time);

/**
 * The times of the report and of the encounter of a reading that has neither a plain time of its own nor one of its issue.
 * @param time as `effectiveParts` found it
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
