import type { getLastAnswers } from '@careline/core/internal/calls';
import { type FormAnswers, latestAnswers } from '@careline/core/internal/forms';
import type { AnswerOf } from '@careline/core/internal/http';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

interface AnsweredRow {
  readonly contactId: string;
  readonly answeredAt: number;
  readonly author_id: string;
  readonly author_name: string;
  readonly answers: FormAnswers;
}

/** Years of monthly calls. Older answers do not help on today's call. */
const MAX_CALLS = 100;

/**
 * Returns the answers of a patient's earlier calls, newest first, without those that a newer call repeats.
 * Only the newest log version of a call counts, and its author is shown. Withdrawn calls are left out.
 */
export async function readLastAnswers(
  tx: Kysely<Schema>,
  vitaId: string,
  programme: string,
): Promise<AnswerOf<typeof getLastAnswers>['data']> {
  const { rows } = await sql<AnsweredRow>`
    select c.id as "contactId", c.started_at as "answeredAt", l.author_id, author.name as author_name, l.answers
    from contact c
    join contact_status s on s.id = c.current_status_id
    join call_log l on l.contact_id = c.id
    join staff author on author.id = l.author_id
    where c.person_id = ${vitaId} and c.programme = ${programme} and s.status <> 'withdrawn'
      and l.version = (select max(version) from call_log n where n.contact_id = c.id)
    order by c.started_at desc, c.id desc
    limit ${MAX_CALLS}`.execute(tx);
  return latestAnswers(rows).map(({ author_id, author_name, ...row }) => ({
    ...row,
    author: { id: author_id, name: author_name },
  }));
}
