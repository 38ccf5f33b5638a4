import { isUuid } from '@careline/core/internal/http';
import type { SessionInside } from '../session/sealed-content.ts';

type Inside = Pick<SessionInside, 'source'> | undefined;

/** Whether a text can be the id of a patient in the session's data. */
export const isPatientId = (inside: Inside, text: string): boolean =>
  inside?.source ? inside.source.isPatientId(text) : isUuid(text);

/** Returns the id that a page wrote. Careline's are in lower case; ids of other systems stay as they are. */
export function writtenPatientId(inside: Inside, value: unknown): string {
  const text = String(value ?? '').trim();
  return inside?.source ? text : text.toLowerCase();
}
