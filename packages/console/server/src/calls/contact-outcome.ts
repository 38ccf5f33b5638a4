import { DISPOSITIONS } from '@careline/core/internal/calls/outcome';
import { type RawBuilder, sql } from 'kysely';

const REACHED = DISPOSITIONS.filter(({ outcome }) => outcome === 'reached').map(({ key }) => key);

/** Whether a status says that somebody was reached; a call that was corrected says it by its disposition. */
export const reachedSomebody = (status: string): RawBuilder<boolean> => {
  const s = sql.raw(status);
  return sql<boolean>`(${s}.status = 'reached' or (${s}.status = 'corrected' and ${s}.disposition = any(${REACHED})))`;
};
