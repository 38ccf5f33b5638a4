import * as v from 'valibot';
import { MAX_CARE_NOTE, MAX_TASK_REASON, MAX_TASK_TEXT } from '#care';
import { nonEmptyTextSchema, textSchema, uuidSchema } from '#http';
import { favouriteList, type PreferenceResponse } from '#preferences';
import { setDiagnosisSchema, setLineSchema } from '#prescriptions/schemas';
import { PROGRAMME_KEYS } from '#programmes';

export const MAX_TEMPLATE_TITLE = 120;
/** Maximum per kind, and of favourites. */
export const MAX_TEMPLATES = 100;
const MAX_SET_LINES = 30;
const MAX_DAYS = 366;

const head = {
  id: uuidSchema,
  title: nonEmptyTextSchema(MAX_TEMPLATE_TITLE),
  /** Empty means every patient, enrolled or not. */
  programmes: v.optional(
    v.pipe(
      v.array(v.picklist(PROGRAMME_KEYS)),
      v.check((list) => new Set(list).size === list.length, 'must name each code once'),
    ),
    [],
  ),
};
const lines = v.pipe(v.array(setLineSchema), v.minLength(1), v.maxLength(MAX_SET_LINES));

export const prescriptionTemplateSchema = v.strictObject({ ...head, lines });
export type PrescriptionTemplate = v.InferOutput<typeof prescriptionTemplateSchema>;

export const noteTemplateSchema = v.strictObject({ ...head, body: nonEmptyTextSchema(MAX_CARE_NOTE) });
export type NoteTemplate = v.InferOutput<typeof noteTemplateSchema>;

/** Reviews and referrals need a specific date or person, so they have no templates. */
export const TASK_TEMPLATE_KINDS = ['task', 'follow-up'] as const;

export const taskTemplateSchema = v.strictObject({
  ...head,
  kind: v.picklist(TASK_TEMPLATE_KINDS),
  what: nonEmptyTextSchema(MAX_TASK_TEXT),
  reason: v.optional(textSchema(MAX_TASK_REASON), ''),
  /** 0 means today. */
  dueInDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DAYS)),
});
export type TaskTemplate = v.InferOutput<typeof taskTemplateSchema>;

/** Preference types with templates of the organisation, with their schemas. */
const TEMPLATE_SCHEMAS = {
  PRESCRIPTION_TEMPLATES: prescriptionTemplateSchema,
  NOTE_TEMPLATES: noteTemplateSchema,
  TASK_TEMPLATES: taskTemplateSchema,
} as const;
export type TemplateType = keyof typeof TEMPLATE_SCHEMAS;
export type TemplateOf<Type extends TemplateType> = v.InferOutput<(typeof TEMPLATE_SCHEMAS)[Type]>;

/** Returns the stored templates that this version can use. */
export function templatesIn<Type extends TemplateType>(
  type: Type,
  info: Readonly<Record<string, unknown>>,
): readonly TemplateOf<Type>[] {
  const { templates } = info;
  return (Array.isArray(templates) ? templates : []).flatMap((one: unknown) => {
    const parsed = v.safeParse(TEMPLATE_SCHEMAS[type], one);
    return parsed.success ? [parsed.output as TemplateOf<Type>] : [];
  });
}

/** Returns the templates of a response; empty if it is not successful. */
export const templatesOf = <Type extends TemplateType>(
  type: Type,
  { code, preference }: PreferenceResponse,
): readonly TemplateOf<Type>[] => (code === 1 ? templatesIn(type, preference?.preferenceInfo ?? {}) : []);

/** Medicines that a user often prescribes, under the user's own name. */
export const favouritePrescriptionSchema = v.strictObject({
  id: uuidSchema,
  name: nonEmptyTextSchema(MAX_TEMPLATE_TITLE),
  lines,
  /** In encounters with this diagnosis the favourite is offered first. */
  diagnosis: v.optional(setDiagnosisSchema),
});
export type FavouritePrescription = v.InferOutput<typeof favouritePrescriptionSchema>;

/** The user's favourite prescriptions of one or several medicines. */
export const favouritePrescriptions = /* @__PURE__ */ favouriteList(
  'prescriptions',
  favouritePrescriptionSchema,
);
