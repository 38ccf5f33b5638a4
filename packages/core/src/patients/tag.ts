import * as v from 'valibot';
import { unixSecondsSchema } from '#http';

/** Semantic tokens of the theme, which all have a soft background. */
export const TAG_COLOURS = ['accent', 'danger', 'warning', 'success', 'info'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

export const MAX_TAG_LABEL = 60;
/** Maximum tags of a patient. A merge may exceed it; then none can be added. */
export const MAX_PATIENT_TAGS = 10;

export const tagCodeSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'must be a code such as HIGH_RISK'),
);

/** A displayed tag: label and colour of the current definition, or of when it was set if that is gone. */
export const shownTagSchema = v.looseObject({ code: v.string(), label: v.string(), colour: v.string() });
export type ShownTag = v.InferOutput<typeof shownTagSchema>;

export const patientTagSchema = v.looseObject({
  ...shownTagSchema.entries,
  /** Unix seconds. */
  setAt: unixSecondsSchema,
  setBy: v.looseObject({ id: v.string(), name: v.string() }),
});
export type PatientTag = v.InferOutput<typeof patientTagSchema>;
