import * as v from 'valibot';
import { unixSecondsSchema } from '#http';

/** The semantic tokens of the theme, which have a soft ground in every look. */
export const TAG_COLOURS = ['accent', 'danger', 'warning', 'success', 'info'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

export const MAX_TAG_LABEL = 60;
/** Standing at once; a merge may leave more, and then none is added. */
export const MAX_PATIENT_TAGS = 10;

export const tagCodeSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'must be a code such as HIGH_RISK'),
);

/** As it is shown: the label and the colour of the organisation's definition, or of when it was set where that is gone. */
export const shownTagSchema = v.looseObject({ code: v.string(), label: v.string(), colour: v.string() });
export type ShownTag = v.InferOutput<typeof shownTagSchema>;

export const patientTagSchema = v.looseObject({
  ...shownTagSchema.entries,
  /** Unix seconds. */
  setAt: unixSecondsSchema,
  setBy: v.looseObject({ id: v.string(), name: v.string() }),
});
export type PatientTag = v.InferOutput<typeof patientTagSchema>;
