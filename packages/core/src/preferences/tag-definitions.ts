import * as v from 'valibot';
import { nonEmptyTextSchema } from '#http';
import { MAX_TAG_LABEL, TAG_COLOURS, tagCodeSchema } from '#patients';
import type { PreferenceResponse } from './preferences.endpoints.ts';

/** How many the organisation may define, archived ones among them. */
export const MAX_TAG_DEFINITIONS = 50;

export const tagDefinitionSchema = v.strictObject({
  /** Stays when the label changes: what was set with it is that tag still. */
  code: tagCodeSchema,
  label: nonEmptyTextSchema(MAX_TAG_LABEL),
  colour: v.picklist(TAG_COLOURS),
  /** Set no more; where it stands it is shown as before. */
  archived: v.optional(v.boolean(), false),
});
export type TagDefinition = v.InferOutput<typeof tagDefinitionSchema>;

/** The definitions of what is stored that this version knows how to use, in their order. */
export function tagDefinitionsIn({ tags }: Readonly<Record<string, unknown>>): readonly TagDefinition[] {
  return (Array.isArray(tags) ? tags : []).flatMap((one: unknown) => {
    const parsed = v.safeParse(tagDefinitionSchema, one);
    return parsed.success ? [parsed.output] : [];
  });
}

/** The definitions of an answer; none of one that is no success. */
export const tagDefinitions = ({ code, preference }: PreferenceResponse): readonly TagDefinition[] =>
  code === 1 ? tagDefinitionsIn(preference?.preferenceInfo ?? {}) : [];
