import type * as v from 'valibot';
import type { FhirObject } from './fhir-json.ts';
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
