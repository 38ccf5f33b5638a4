import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { favouriteList } from '#preferences';
import { MAX_TEMPLATE_TITLE } from './template.ts';

/** Maximum characters of a snippet. */
export const MAX_SNIPPET = 2000;

/** A text that a user often writes, under the user's own name for it. */
export const snippetSchema = v.strictObject({
  id: uuidSchema,
  name: nonEmptyTextSchema(MAX_TEMPLATE_TITLE),
  text: nonEmptyTextSchema(MAX_SNIPPET),
});
export type Snippet = v.InferOutput<typeof snippetSchema>;

/** The user's own snippets. */
export const ownSnippets = /* @__PURE__ */ favouriteList('snippets', snippetSchema);
