import type { starterSnippetsMessages } from './starter-snippets.messages.ts';

/** Names of the starter snippets; the text of each has the same key with `Text`. */
export const STARTER_SNIPPETS = [
  'chest',
  'heart',
  'abdomen',
  'general',
  'regular',
  'noRedFlags',
  'feet',
  'lifestyle',
  'comeBack',
] as const satisfies readonly (keyof typeof starterSnippetsMessages.en)[];
