import type { CallSort, CallSortKey } from '@careline/core/internal/calls';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

/** Sort columns of the contact `c`. Sorting by time needs no extra column. */
const COLUMNS: Readonly<Record<CallSortKey, RawBuilder<string>>> = {
  time: sql`''`,
  patient: sql`c.patient_sort`,
  disposition: sql`c.current_disposition`,
  author: sql`c.author_sort`,
};

/** Where a page ended: the sort order, the sort value, the start time of the last call, and its id. */
const cursorSchema = v.tuple([
  v.string(),
  v.pipe(v.string(), v.maxLength(400)),
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.uuid()),
]);

export interface ContactKey {
  readonly id: string;
  readonly started_at: number;
  readonly key: string;
}

/** A sort order: its key, its `order by` clause, and the condition for rows after a cursor. */
export interface ContactOrder {
  readonly key: RawBuilder<string>;
  readonly by: RawBuilder<unknown>;
  after(cursor: string | undefined): RawBuilder<boolean> | undefined;
  cursorOf(last: ContactKey): string;
}

const sortKeyOf = (sort: CallSort): CallSortKey =>
  (sort.startsWith('-') ? sort.slice(1) : sort) as CallSortKey;

/** Compares whole rows, so that an index answers where several conditions joined by `or` would not. */
function beyond(sort: CallSort, [, key, at, id]: v.InferOutput<typeof cursorSchema>): RawBuilder<boolean> {
  const operator = sql.raw(sort.startsWith('-') ? '<' : '>');
  const name = sortKeyOf(sort);
  return name === 'time'
    ? sql<boolean>`(c.started_at, c.id) ${operator} (${at}::bigint, ${id}::uuid)`
    : sql<boolean>`(${COLUMNS[name]}, -c.started_at, c.id) ${operator} (${key}::text, ${-at}::bigint, ${id}::uuid)`;
}

/**
 * Returns the order for `sort`; a `-` prefix reverses it.
 * Under the same name or disposition the newest call comes first. A reversed list is the same list from the other end.
 */
export function contactOrder(sort: CallSort): ContactOrder {
  const name = sortKeyOf(sort);
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const columns =
    name === 'time' ? [sql`c.started_at`, sql`c.id`] : [COLUMNS[name], sql`-c.started_at`, sql`c.id`];
  return {
    key: COLUMNS[name],
    by: sql.join(columns.map((column) => sql`${column} ${direction}`)),
    after(cursor) {
      const place = decodeCursor(cursor, cursorSchema);
      if (place && place[0] !== sort) {
        throw new ProblemError('input-invalid', {
          action: 'Start again without `after` when the order changes.',
          errors: [{ path: 'after', message: 'belongs to a list in another order' }],
        });
      }
      return place && beyond(sort, place);
    },
    cursorOf: (last) => encodeCursor([sort, last.key, last.started_at, last.id]),
  };
}
