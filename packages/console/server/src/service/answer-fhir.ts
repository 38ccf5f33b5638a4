import { FHIR_SCOPE } from '@careline/core/internal/navigation';
import type { Resource } from 'fhir/r4';
import type { FhirCall } from '../fhir/fhir-call.ts';
import { FHIR_JSON, requireJson } from '../fhir/fhir-formats.ts';
import { FhirProblem } from '../fhir/fhir-problem.ts';
import { FhirReply } from '../fhir/fhir-reply.ts';
import type { FhirType } from '../fhir/fhir-type.ts';
import { refusalOf } from '../fhir/problem-outcome.ts';
import { authenticateForFhir, type Holder } from '../identity/authenticate.ts';
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
  /** Folder of bulk exports. Undefined: there are none. */
  readonly exportsFolder: string | undefined;
  /** Address of the token endpoint. */
  readonly tokenEndpoint: string;
}

type FhirAction =
  | 'fhir/read'
  | 'fhir/search'
  | 'fhir/summary'
  | 'fhir/export'
  | 'fhir/export/file'
  | 'fhir/export/delete';

/** An interaction, and how it is answered. */
export interface FhirWork {
  readonly action: FhirAction;
  /** False for answers without patient data that clients request again and again. */
  readonly isAudited?: false;
  readonly type?: FhirType | 'Binary';
  /** The answer is a file, in its own format. */
  readonly isFile?: true;
  /** Added to the audit row. */
  readonly details?: Readonly<Record<string, string>>;
  readonly answer: (call: FhirCall) => Promise<Resource | FhirReply>;
}

const factsOf = ({ type, details }: FhirWork) => ({ ...(type ? { type } : {}), ...details });

/** Tokens of partners need the partner's scope. */
function requireFhirScope({ partner, scopes }: Caller): void {
  if (!partner || scopes.includes(FHIR_SCOPE)) return;
  throw new ProblemError('scope-missing', {
    detail: `The FHIR API needs the scope ${FHIR_SCOPE}.`,
    action: 'Ask an administrator to give the partner this scope, then request a new token.',
  });
}

async function holderOf(c: AppContext, deps: FhirDeps, record: RequestRecord): Promise<Holder> {
  const holder = await authenticateForFhir(c.req.header('authorization'), deps.tokens, deps.now());
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
): Promise<Resource | FhirReply> {
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
    const { systemScopes } = holder;
    const notes: Record<string, unknown> = {};
    const noted = (facts: Readonly<Record<string, unknown>>) => void Object.assign(notes, facts);
    const answer = await work.answer({ tx, caller, touched, noted, now: use.now, base, seal, systemScopes });
    if (work.isAudited === false) return answer;
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
        ...factsOf(work),
        ...notes,
        ...(partner ? { through: partner.partnerId } : {}),
        ...(grants.some(({ vitaId }) => patients.has(vitaId)) ? { emergency: true } : {}),
      },
    });
    return answer;
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
      details: {
        ...factsOf(work),
        code,
        ...(holder.partner ? { through: holder.partner.partnerId } : {}),
      },
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

/** Returns an answer, or 304 if the client has this version of a resource. A Bundle has no version. */
function responseOf(c: AppContext, resource: Resource | FhirReply): Response | Promise<Response> {
  if (resource instanceof FhirReply) {
    const { status, headers, body } = resource;
    return new Response(body, { status, headers });
  }
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
  record.route = work.type ? `${work.action}/${work.type}` : work.action;
  const patients = new Set<string>();
  let holder: Holder | undefined;
  try {
    if (!work.isFile) requireJson(c.req.header('accept'), new URL(c.req.url).searchParams.get('_format'));
    holder = await holderOf(c, deps, record);
    return await responseOf(c, await perform(c, work, deps, holder, patients));
  } catch (error) {
    const problem = error instanceof FhirProblem ? error : asProblem(error, record, deps.log);
    if (holder && problem.status < 500 && work.isAudited !== false) {
      const code = problem instanceof FhirProblem ? problem.issue.code : problem.code;
      await auditRefused(deps, record, { work, holder, patients, code });
    }
    return outcomeResponse(problem, record);
  }
}
