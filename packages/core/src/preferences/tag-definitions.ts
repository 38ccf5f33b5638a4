import * as v from 'valibot';
import { nonEmptyTextSchema } from '#http';
import { MAX_TAG_LABEL, TAG_COLOURS, tagCodeSchema } from '#patients';
import type { PreferenceResponse } from './preferences.endpoints.ts';

/** Maximum number of tags, including archived ones. */
export const MAX_TAG_DEFINITIONS = 50;

export const tagDefinitionSchema = v.strictObject({
  /** Unchanged when the label changes, so that existing uses stay the same tag. */
  code: tagCodeSchema,
  label: nonEmptyTextSchema(MAX_TAG_LABEL),
  colour: v.picklist(TAG_COLOURS),
  /** Can't be added any more; existing uses are still shown. */
  archived: v.optional(v.boolean(), false),
});
export type TagDefinition = v.InferOutput<typeof tagDefinitionSchema>;

/** Returns the definitions that this version can use, in order. */
export function tagDefinitionsIn({ tags }: Readonly<Record<string, unknown>>): readonly TagDefinition[] {
  return (Array.isArray(tags) ? tags : []).flatMap((one: unknown) => {
    const parsed = v.safeParse(tagDefinitionSchema, one);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Returns the definitions of a response; empty if it is not successful. */
export const tagDefinitions = ({ code, preference }: PreferenceResponse): readonly TagDefinition[] =>
  code === 1 ? tagDefinitionsIn(preference?.preferenceInfo ?? {}) : [];
