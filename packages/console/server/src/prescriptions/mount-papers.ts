import type { CheckedPaper } from '@careline/core/internal/prescriptions/checked-paper';
import { checkPaper } from '@careline/core/internal/prescriptions/checked-paper';
import type { Kysely } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { App } from '../platform/http/app-context.ts';
import { readJsonBody } from '../platform/http/json/json-body.ts';
import { validate } from '../platform/http/json/read-input.ts';
import { mountAt, pathOf } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { findPaper } from './papers.ts';

/** Checks per minute from one network. A pharmacy does not scan faster. */
const CHECKS = 30;
const MAX_BODY_BYTES = 2_000;

/** Mounts the check of a printed prescription. It needs no staff token, because the printed code grants access. */
export function mountPapers(app: App, db: Kysely<Schema>): void {
  const limit = createRateLimit(CHECKS, () => performance.now());
  mountAt(app, 'POST', pathOf(checkPaper), async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = checkPaper.name;
    limit.spend(record.client);
    const body = validate('body', checkPaper.body, await readJsonBody(c.req.raw, MAX_BODY_BYTES)) as {
      readonly code: string;
    };
    const found = await findPaper(db, body.code);
    if (!found) {
      throw new ProblemError('not-found', {
        detail: 'No prescription has this code.',
        action: 'Scan the code on the paper again, or call the clinic that is named on it.',
      });
    }
    await writeAudit(db, {
      requestId: record.id,
      action: checkPaper,
      outcome: 'done',
      organisationId: found.organisationId,
      facilityId: found.facilityId,
      personIds: [found.vitaId],
      details: { prescription: found.prescriptionId },
    });
    c.header('cache-control', 'no-store');
    return c.json(found.checked satisfies CheckedPaper as Record<string, unknown>);
  });
}
