import { type Endpoint, isUuid } from '@careline/core/internal/http';
import { type Kysely, sql } from 'kysely';
import type { Holder } from '../identity/authenticate.ts';
import { writeAudit } from '../platform/access/audit.ts';
import { isAudited } from '../platform/access/require-right.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { ProblemError } from '../platform/http/problem-error.ts';
import type { RequestRecord } from '../platform/http/request-record.ts';
import type { Call, PartnerClaims } from '../platform/http/route.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;

/** What the audit stores about an answer, besides the caller and the request. */
interface AnswerFacts {
  readonly patients: ReadonlySet<string>;
  readonly notes: Readonly<Record<string, unknown>>;
  /** The answer was stored for an earlier request with the same key. */
  readonly repeated: boolean;
}

/** Names the partner in whose pages the user worked, by id. */
const through = (partner: PartnerClaims | undefined) => (partner ? { through: partner.partnerId } : {});

/** Returns whether the user got such an answer about the same patients within the last 15 minutes. */
async function wasAudited(call: Call, { name }: Endpoint, patients: ReadonlySet<string>): Promise<boolean> {
  const row = await call.tx
    .selectFrom('audit')
    .select('id')
    .where('staff_id', '=', call.caller.staffId)
    .where('action', '=', name)
    .where('outcome', '=', 'done')
    .where('at', '>', new Date((call.now - QUARTER_HOUR_SECONDS) * 1000))
    .where('facility_id', '=', call.caller.facilityId)
    .where(sql<boolean>`person_ids @> ${[...patients]}::uuid[]`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the audit row of an answer in its request's transaction. Actions under emergency access are marked. */
export async function auditAnswer(
  endpoint: Endpoint,
  call: Call,
  { patients, notes, repeated }: AnswerFacts,
): Promise<void> {
  if (endpoint.audited === 'never') return;
  if (endpoint.audited === 'quarter-hour' && (await wasAudited(call, endpoint, patients))) return;
  // Requests that anyone may make about themselves are audited only if they touched more than that.
  if (!isAudited(endpoint) && patients.size === 0 && Object.keys(notes).length === 0) return;
  const { organisationId, facilityId, staffId, grants, partner } = call.caller;
  const emergency = grants.some(({ vitaId }) => patients.has(vitaId));
  await writeAudit(call.tx, {
    organisationId,
    facilityId,
    staffId,
    requestId: call.requestId,
    action: endpoint,
    outcome: 'done',
    personIds: [...patients],
    details: {
      ...notes,
      ...through(partner),
      ...(repeated ? { repeated } : {}),
      ...(emergency ? { emergency } : {}),
    },
  });
}

export interface Refusal {
  readonly endpoint: Endpoint;
  readonly holder: Holder;
  readonly incoming: { readonly query: unknown; readonly body: unknown } | undefined;
  readonly problem: ProblemError;
  readonly record: RequestRecord;
}

/** Returns the patients named in a refused request, and the patient that the refusal shows. */
function namedPatients({ holder, incoming, problem }: Refusal): string[] {
  const named = [
    holder.vitaId,
    ...[incoming?.query, incoming?.body].map(vitaIdOf),
    problem.facts.patient?.vitaId,
  ];
  return named.filter(isUuid);
}

/** Members of a body that name their patient themselves. */
const ABOUT = ['contact', 'encounter', 'report', 'note', 'task', 'message'] as const;

function vitaIdOf(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('vitaId' in part) return part.vitaId;
  return ABOUT.map((name) => vitaIdOf((part as Record<string, unknown>)[name])).find(Boolean);
}

/** Writes the audit row of a refusal. A server error (5xx) is not a refusal. */
export async function auditRefusal(db: Kysely<Schema>, refusal: Refusal): Promise<void> {
  const { endpoint, holder, problem, record } = refusal;
  if ((!isAudited(endpoint) && problem.code !== 'scope-missing') || problem.status >= 500) return;
  const staff = await db
    .selectFrom('staff')
    .select('organisation_id')
    .where('id', '=', holder.staffId)
    .executeTakeFirst();
  await runWork(db, (tx) =>
    writeAudit(tx, {
      organisationId: staff?.organisation_id,
      facilityId: holder.facilityId,
      staffId: holder.staffId,
      requestId: record.id,
      action: endpoint,
      outcome: 'refused',
      personIds: namedPatients(refusal),
      details: { code: problem.code, ...through(holder.partner) },
    }),
  );
}
