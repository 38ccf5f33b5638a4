import { createHash } from 'node:crypto';
import type { Endpoint } from '@careline/core/internal/http';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { ProblemError } from '../problem-error.ts';

const MAX_ERRORS = 50;
const MAX_PATH_CHARACTERS = 200;

type InputError = { path: string; message: string };

const invalid = (errors: InputError[]) =>
  new ProblemError('input-invalid', { errors, action: 'Correct the fields named in the errors.' });

/** Returns the location and reason of a fault, without the submitted value. */
function inputError(part: string, issue: v.BaseIssue<unknown>): InputError {
  const where = v.getDotPath(issue);
  const path = (where ? `${part}.${where}` : part).slice(0, MAX_PATH_CHARACTERS);
  return { path, message: issue.message.replace(/ but received [\s\S]*$/, '').slice(0, MAX_PATH_CHARACTERS) };
}

export function validate(part: 'body' | 'query', schema: GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalid(parsed.issues.slice(0, MAX_ERRORS).map((issue) => inputError(part, issue)));
}

/**
 * Returns the query as an object of texts. Refuses repeated parameters, because readers differ in which one counts.
 */
export function readQuery(endpoint: Endpoint, url: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) {
    const path = `query.${name}`.slice(0, MAX_PATH_CHARACTERS);
    if (!endpoint.query) throw invalid([{ path, message: 'This call takes no parameters' }]);
    if (Object.hasOwn(query, name)) throw invalid([{ path, message: 'This parameter is given twice' }]);
    query[name] = value;
  }
  return query;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

/** Reads the `Idempotency-Key`. Idempotent endpoints require it for every body that is not bare. */
export function readIdempotencyKey(
  endpoint: Endpoint,
  header: string | undefined,
  body: unknown,
): string | undefined {
  if (!endpoint.idempotent || (!header && endpoint.bare?.isBare(body))) return undefined;
  const action =
    'Send an Idempotency-Key of 8 to 200 visible ASCII characters, the same for each try of one save.';
  if (!header) throw new ProblemError('idempotency-key-missing', { action });
  if (KEY.test(header)) return header;
  throw new ProblemError('idempotency-key-missing', { detail: 'The key has the wrong format.', action });
}

/** Returns the same JSON for the same content, whatever the order of object keys. */
export function sortedJson(content: unknown): string | undefined {
  const sorted = (_: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(content, sorted);
}

/** Returns the same hash for the same content, ignoring key order. */
export const contentHash = (content: unknown): string =>
  createHash('sha256')
    .update(sortedJson(content) ?? '')
    .digest('hex');
