import * as v from 'valibot';
import { ProblemError } from '../http/problem-error.ts';

/** Returns the `next` of a page: the sort key of its last row, opaque to clients. */
export function encodeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Decodes a cursor. Throws `input-invalid` if we did not issue it. */
export function decodeCursor<S extends v.GenericSchema>(
  text: string | undefined,
  schema: S,
): v.InferOutput<S> | undefined {
  if (text === undefined) return undefined;
  const refused = new ProblemError('input-invalid', {
    action: 'Use the `next` of the previous answer as `after`, with the same filters.',
    errors: [{ path: 'after', message: 'is not the `next` of an answer' }],
  });
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (result.success) return result.output;
  } catch {
    throw refused;
  }
  throw refused;
}
