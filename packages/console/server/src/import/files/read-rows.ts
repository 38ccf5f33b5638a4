import { parseKeepingNumbers } from '@careline/core/internal/fhir/values';
import * as v from 'valibot';
import type { RefusedLine } from '../batch-result.ts';
import { contentHash } from './content-hash.ts';
import { describeIssues } from './row-fields.ts';

export interface SourceRow<T> {
  /** Index of the line among the submitted ones, from 0. */
  readonly index: number;
  readonly row: T;
  readonly hash: string;
}

export interface ReadRows<T> {
  readonly rows: readonly SourceRow<T>[];
  readonly refused: readonly RefusedLine[];
}

/**
 * Returns what is wrong with a line that could not be parsed, without the quoted text of V8, which may be patient data.
 * Rethrows errors that the line did not cause.
 */
export function parseFault(error: unknown): string {
  if (!(error instanceof SyntaxError)) throw error;
  return /^it holds/.test(error.message) ? error.message : 'not readable as JSON';
}

function parsed(line: string): { value: unknown } | { fault: string } {
  try {
    return { value: parseKeepingNumbers(line) };
  } catch (error) {
    return { fault: parseFault(error) };
  }
}

/** Reads lines with a schema. Unreadable lines are returned with a reason and never thrown. */
export function readRows<S extends v.GenericSchema>(
  lines: readonly string[],
  schema: S,
): ReadRows<v.InferOutput<S>> {
  const rows: SourceRow<v.InferOutput<S>>[] = [];
  const refused: RefusedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const read = parsed(line);
    if ('fault' in read) {
      refused.push({ index, reason: 'not-json', detail: read.fault });
      continue;
    }
    const result = v.safeParse(schema, read.value, { abortEarly: true });
    if (result.success) rows.push({ index, row: result.output, hash: contentHash(read.value) });
    else refused.push({ index, reason: 'wrong-shape', detail: describeIssues(result.issues) });
  }
  return { rows, refused };
}
