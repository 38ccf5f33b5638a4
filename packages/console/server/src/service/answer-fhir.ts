import { FHIR_SCOPE } from '@careline/core/internal/navigation';
import type { Resource } from 'fhir/r4';
import type { FhirCall } from '../fhir/fhir-call.ts';
import { FHIR_JSON, requireJson } from '../fhir/fhir-formats.ts';
import { FhirProblem } from '../fhir/fhir-problem.ts';
import type { FhirType } from '../fhir/fhir-type.ts';
import { refusalOf } from '../fhir/problem-outcome.ts';
import { authenticate, type Holder } from '../identity/authenticate.ts';
import { requireOwnPage } from '../partners/partner-pages.ts';
import { writeAudit } from '../platform/access/audit.ts';
import type { Seal } from '../platform/database/seal.ts';
import { runWork } from '../platform/database/work.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import { compressedJson } from '../platform/http/json/compressed-json.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { asProblem } from '../platform/http/problem-response.ts';
import { type RequestRecord, recordOf } from '../platform/http/request-record.ts';
import type { Caller } from '../platform/http/route.ts';
import type { PipelineDeps } from './pipeline.ts';
import { readCaller } from './read-caller.ts';

export interface FhirDeps extends PipelineDeps {
  /** Seals the places of pages. */
  readonly seal: Seal;
  /** Address of the API, without a slash at the end. */
  readonly base: string;
}

/** An interaction with one type, and how it is answered. */
export interface FhirWork {
  readonly action: 'fhir/read' | 'fhir/search' | 'fhir/summary';
  readonly type: FhirType | 'Binary';
  readonly answer: (call: FhirCall) => Promise<Resource>;
}

/** Tokens of partners need the partner's scope. */
function requireFhirScope({ partner, scopes }: Caller): void {
  if (!partner || scopes.includes(FHIR_SCOPE)) return;
  throw new ProblemError('scope-missing', {
    detail: `The FHIR API needs the scope ${FHIR_SCOPE}.`,
    action: 'Ask an administrator to give the partner this scope, then request a new token.',
  });
}

async function holderOf(c: AppContext, deps: FhirDeps, record: RequestRecord): Promise<Holder> {
  const holder = await authenticate(
    { token: 'bearer' },
    c.req.header('authorization'),
    deps.tokens,
    deps.now(),
  );
  record.staffId = holder.staffId;
  await requireOwnPage(holder, c.req.header('origin'), deps.pages);
  deps.limits.reads.spend(holder.staffId);
  return holder;
}

/** Answers in one transaction with the audit row, so that nothing is shown that was not audited. */
function perform(
  c: AppContext,
  work: FhirWork,
  deps: FhirDeps,
  holder: Holder,
  patients: Set<string>,
): Promise<Resource> {
  const use = {
    now: deps.now(),
    page: deps.pages.other(c.req.header('origin')),
    isOwnPage: c.req.header('sec-fetch-site') === 'same-origin',
  };
  return runWork(deps.db, async (tx) => {
    const caller = await readCaller(tx, holder, use);
    requireFhirScope(caller);
    const touched = (...ids: string[]) => {
      for (const id of ids) patients.add(id);
    };
    const { base, seal } = deps;
    const resource = await work.answer({ tx, caller, touched, now: use.now, base, seal });
    const { organisationId, facilityId, staffId, partner, grants } = caller;
    await writeAudit(tx, {
      organisationId,
      facilityId,
      staffId,
      requestId: recordOf(c.env.incoming).id,
      action: work.action,
      outcome: 'done',
      personIds: [...patients],
      details: {
        type: work.type,
        ...(partner ? { through: partner.partnerId } : {}),
        ...(grants.some(({ vitaId }) => patients.has(vitaId)) ? { emergency: true } : {}),
      },
    });
    return resource;
  });
}

interface Refused {
  readonly work: FhirWork;
  readonly holder: Holder;
  readonly patients: ReadonlySet<string>;
  readonly code: string;
}

/** Writes the audit row of a refusal, outside of the transaction that was rolled back. */
async function auditRefused(
  { db }: FhirDeps,
  { id: requestId }: RequestRecord,
  refused: Refused,
): Promise<void> {
  const { work, holder, patients, code } = refused;
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
      requestId,
      action: work.action,
      outcome: 'refused',
      personIds: [...patients],
      details: { type: work.type, code, ...(holder.partner ? { through: holder.partner.partnerId } : {}) },
    }),
  );
}

/** Returns a refusal as OperationOutcome. */
export function outcomeResponse(problem: ProblemError | FhirProblem, record: RequestRecord): Response {
  const { status, headers, outcome } = refusalOf(problem);
  record.code = problem instanceof FhirProblem ? problem.issue.code : problem.code;
  return Response.json(outcome, {
    status,
    headers: { ...headers, 'content-type': FHIR_JSON, 'cache-control': 'no-store' },
  });
}

const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false;

/** Returns a resource, or 304 if the client has this version. A Bundle has no version. */
function resourceResponse(c: AppContext, resource: Resource): Response | Promise<Response> {
  const { versionId, lastUpdated } = resource.meta ?? {};
  if (versionId !== undefined && lastUpdated !== undefined) {
    const tag = `W/"${versionId}"`;
    c.header('etag', tag);
    c.header('last-modified', new Date(lastUpdated).toUTCString());
    if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  }
  return compressedJson(c, resource, FHIR_JSON);
}

/** Answers one interaction: token, limit, rights, work and audit. Refusals are OperationOutcomes. */
export async function answerFhir(c: AppContext, work: FhirWork, deps: FhirDeps): Promise<Response> {
  const record = recordOf(c.env.incoming);
  record.route = `${work.action}/${work.type}`;
  const patients = new Set<string>();
  let holder: Holder | undefined;
  try {
    requireJson(c.req.header('accept'), new URL(c.req.url).searchParams.get('_format'));
    holder = await holderOf(c, deps, record);
    return await resourceResponse(c, await perform(c, work, deps, holder, patients));
  } catch (error) {
    const problem = error instanceof FhirProblem ? error : asProblem(error, record, deps.log);
    if (holder && problem.status < 500) {
      const code = problem instanceof FhirProblem ? problem.issue.code : problem.code;
      await auditRefused(deps, record, { work, holder, patients, code });
    }
    return outcomeResponse(problem, record);
  }
}
