import { codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Returns the name of a common role in a language. Roles that an organisation invented are shown unchanged. */
export function roleLabel(role: string, locale?: string): string {
  return codedLabel(words.roleLabels, role, locale);
}
