import type { Endpoint } from '@careline/core/internal/http';
import type { Kysely, Transaction } from 'kysely';
import { authenticate, type Holder } from '../identity/authenticate.ts';
import type { Tokens } from '../identity/tokens/tokens.ts';
import { type PartnerPages, requireOwnPage } from '../partners/partner-pages.ts';
import { orMerged, refuseMerged } from '../patients/merge/merged-patients.ts';
import { requireRight } from '../platform/access/require-right.ts';
import { claimKey, type IdempotencyClaim, isAnswered, keepAnswer } from '../platform/database/idempotency.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { AfterAnswer } from '../platform/http/after-answer.ts';
import type { AppContext } from '../platform/http/app-context.ts';
import { requireContract } from '../platform/http/contract-header.ts';
import { readDeviceClock } from '../platform/http/device-times.ts';
import { fileResponse } from '../platform/http/files/file-response.ts';
import { compressedJson, isCompressed } from '../platform/http/json/compressed-json.ts';
import { readJsonBody } from '../platform/http/json/json-body.ts';
import { contentHash, readIdempotencyKey, readQuery, validate } from '../platform/http/json/read-input.ts';
import type { Log } from '../platform/http/log.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { asProblem } from '../platform/http/problem-response.ts';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type RequestRecord, recordOf } from '../platform/http/request-record.ts';
import type { Call, Caller, Route } from '../platform/http/route.ts';
import type { LiveReach, LiveStreams } from '../platform/live/live-streams.ts';
import type { ScanUpload } from '../platform/uploads/scan-upload.ts';
import { readUploadBody, type TakenFile, takeFile } from '../platform/uploads/upload-body.ts';
import { refreshStored } from '../worklist/refresh-work.ts';
import { auditAnswer, auditRefusal } from './audit-request.ts';
import { readCaller } from './read-caller.ts';

export interface PipelineDeps {
  readonly db: Kysely<Schema>;
  readonly tokens: Tokens;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
  readonly afterAnswer: AfterAnswer;
  readonly pages: PartnerPages;
  readonly limits: { readonly reads: RateLimit; readonly writes: RateLimit; readonly uploads: RateLimit };
  readonly scanUpload: ScanUpload;
  readonly live: LiveStreams;
}

/** A request as received: authenticated, but not yet authorised or validated. */
interface Incoming {
  readonly holder: Holder;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly params: Record<string, string>;
  readonly file: TakenFile | undefined;
  readonly key: string | undefined;
  /** `Origin` of the calling page. */
  readonly page: string | undefined;
  /** Whether one of our own pages sent the request, by the browser's `Sec-Fetch-Site`. */
  readonly isOwnPage: boolean;
  readonly now: number;
  /** Unix seconds by the client's clock (`Careline-Clock`). */
  readonly deviceNow: number | undefined;
}

type Answer = Record<string, unknown>;

interface LaterWork {
  readonly name: string;
  readonly work: () => Promise<void>;
}

/** Reads the body: JSON, a form with JSON and a file, or nothing. */
async function readBody(
  endpoint: Endpoint,
  c: AppContext,
  scanUpload: ScanUpload,
): Promise<{ body: unknown; file: TakenFile | undefined }> {
  if (!endpoint.body) return { body: undefined, file: undefined };
  const { takes } = endpoint;
  if (!takes) return { body: await readJsonBody(c.req.raw), file: undefined };
  const upload = await readUploadBody(c.req.raw, takes);
  return { body: upload.data, file: await takeFile(endpoint, takes, upload, scanUpload) };
}

async function receive(
  endpoint: Endpoint,
  c: AppContext,
  deps: PipelineDeps,
  holder: Holder,
): Promise<Incoming> {
  const header = c.req.header('idempotency-key');
  // Check the key before reading a file. If the body may be bare, only the body tells whether a key is required.
  if (!endpoint.bare) readIdempotencyKey(endpoint, header, undefined);
  const query = readQuery(endpoint, c.req.url);
  const { body, file } = await readBody(endpoint, c, deps.scanUpload);
  const key = readIdempotencyKey(endpoint, header, body);
  const page = deps.pages.other(c.req.header('origin'));
  const isOwnPage = c.req.header('sec-fetch-site') === 'same-origin';
  const deviceNow = readDeviceClock(c.req.header());
  const now = deps.now();
  return { holder, query, body, file, params: c.req.param(), key, page, isOwnPage, now, deviceNow };
}

function openCall(tx: Transaction<Schema>, caller: Caller, incoming: Incoming, requestId: string) {
  const patients = new Set<string>();
  const notes: Record<string, unknown> = {};
  const later: LaterWork[] = [];
  const { vitaId } = incoming.holder;
  if (vitaId) patients.add(vitaId);
  const call: Call = {
    tx,
    caller,
    requestId,
    now: incoming.now,
    deviceNow: incoming.deviceNow,
    ...(vitaId ? { openPatient: vitaId } : {}),
    touched: (...ids) => {
      for (const id of ids) patients.add(id);
    },
    noted: (details) => void Object.assign(notes, details),
    afterwards: (name, work) => void later.push({ name, work }),
  };
  return { call, patients, notes, later };
}

/** Returns the body in the endpoint's form. A bare one is first validated by its own schema and converted. */
function bodyOf({ endpoint, fromBare }: Route, { body }: Incoming, call: Call): unknown {
  const { bare } = endpoint;
  if (!bare || !fromBare || !bare.isBare(body)) return validate('body', endpoint.body, body);
  const translated = fromBare(validate('body', bare.body, body) as never, call);
  return validate('body', endpoint.body, translated);
}

const inputOf = (route: Route, incoming: Incoming, call: Call) => ({
  query: validate('query', route.endpoint.query, incoming.query),
  body: bodyOf(route, incoming, call),
  params: incoming.params,
  file: incoming.file,
});

/**
 * Returns the idempotency claim of a save; undefined for reads. For a bare body without a key, the content is the key.
 */
function claimOf(
  { endpoint }: Route,
  { key, body, query, file }: Incoming,
  { caller, openPatient }: Call,
): IdempotencyClaim | undefined {
  if (!endpoint.idempotent) return undefined;
  const { facilityId, staffId } = caller;
  const content = { body, query, facilityId, patient: openPatient ?? null };
  const bodyHash = contentHash(file ? { ...content, file: file.sha256 } : content);
  return { staffId, route: endpoint.name, key: key ?? bodyHash, bodyHash };
}

/**
 * Claims the key, runs the handler and stores the answer. The key is bound to the request: its body, facility and Open
 * token's patient.
 */
async function handleOnce(
  route: Route,
  incoming: Incoming,
  call: Call,
  staged: unknown,
): Promise<{ answer: Answer; repeated: boolean }> {
  const input = { ...inputOf(route, incoming, call), staged };
  const handle = async () => (await route.handle(input as never, call)) as Answer;
  const claim = claimOf(route, incoming, call);
  if (!claim) return { answer: await handle(), repeated: false };
  const claimed = await claimKey(call.tx, claim);
  if (claimed.state === 'done') return { answer: claimed.answer as Answer, repeated: true };
  const answer = await handle();
  await refreshStored(call.tx, call.now);
  await keepAnswer(call.tx, claim, 200, (route.storedAnswer?.(answer as never) ?? answer) as Answer);
  return { answer, repeated: false };
}

/**
 * Runs long work before the request's transaction. Refusals here are repeated there with their proper error, and a save
 * that was already answered is not started again.
 */
async function stage(
  route: Route,
  incoming: Incoming,
  deps: PipelineDeps,
  record: RequestRecord,
): Promise<unknown> {
  if (!route.stage) return undefined;
  const step = <T>(work: (call: Call) => Promise<T>) =>
    runWork(deps.db, async (tx) => {
      const caller = await readCaller(tx, incoming.holder, incoming);
      requireRight(route.endpoint, caller);
      return work(openCall(tx, caller, incoming, record.id).call);
    });
  try {
    const input = await step(async (call) => {
      const claim = claimOf(route, incoming, call);
      const isDone = claim !== undefined && (await isAnswered(call.tx, claim));
      return isDone ? undefined : inputOf(route, incoming, call);
    });
    return input && (await route.stage(input as never, { db: deps.db, step }));
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Runs a request in one transaction: authorisation, handler, key and audit row. */
function perform(
  route: Route,
  incoming: Incoming,
  deps: PipelineDeps,
  record: RequestRecord,
  staged?: unknown,
): Promise<{ answer: Answer; later: readonly LaterWork[]; repeated: boolean }> {
  return runWork(deps.db, async (tx) => {
    const caller = await readCaller(tx, incoming.holder, incoming);
    requireRight(route.endpoint, caller);
    const { call, patients, notes, later } = openCall(tx, caller, incoming, record.id);
    const { answer, repeated } = await handleOnce(route, incoming, call, staged).catch(async (error) => {
      throw await orMerged(error, tx, caller, [...patients]);
    });
    const { name, idempotent } = route.endpoint;
    if (idempotent && !repeated) await refuseMerged(name, tx, caller, [...patients]);
    if (typeof answer.vitaId === 'string') patients.add(answer.vitaId);
    await auditAnswer(route.endpoint, call, { patients, notes, repeated });
    return { answer, later, repeated };
  });
}

async function holderOf(
  endpoint: Endpoint,
  c: AppContext,
  deps: PipelineDeps,
  record: RequestRecord,
): Promise<Holder> {
  const holder = await authenticate(endpoint, c.req.header('authorization'), deps.tokens, deps.now());
  record.staffId = holder.staffId;
  await requireOwnPage(holder, c.req.header('origin'), deps.pages);
  limitOf(endpoint, deps).spend(holder.staffId);
  return holder;
}

function limitOf({ takes, idempotent }: Endpoint, { limits }: PipelineDeps): RateLimit {
  if (takes) return limits.uploads;
  return idempotent ? limits.writes : limits.reads;
}

/** Opens the event stream for what the route permits. Rights are checked again while it runs. */
async function eventStream(
  c: AppContext,
  answer: Answer,
  {
    holder: { staffId, expiresAt },
    again,
  }: { readonly holder: Holder; readonly again: () => Promise<Answer> },
  { live }: PipelineDeps,
): Promise<Response> {
  // A HEAD request uses the GET handler, but its stream would never be read or closed.
  if (c.req.method === 'HEAD') return c.body(null);
  const reachOf = ({ reach }: Answer) => reach as LiveReach;
  const response = await live.open({
    staffId,
    expiresAt,
    lastEventId: c.req.header('last-event-id'),
    reach: reachOf(answer),
    again: async () => reachOf(await again()),
  });
  recordOf(c.env.incoming).onStream?.();
  return response;
}

function responseOf(endpoint: Endpoint, c: AppContext, answer: Answer): Response | Promise<Response> {
  if (endpoint.gives === 'file') return fileResponse(answer.file as Blob, String(answer.name));
  return isCompressed(endpoint) ? compressedJson(c, answer) : c.json(answer);
}

/**
 * Handles a route's requests. Refusals of a known user that concern patients are audited outside the rolled-back
 * transaction. If a refusal cannot be audited, it is not sent either.
 */
export function answerRoute(route: Route, deps: PipelineDeps) {
  const { endpoint } = route;
  return async (c: AppContext): Promise<Response> => {
    const record = recordOf(c.env.incoming);
    record.route = endpoint.name;
    if (endpoint.idempotent) record.save = 'refused';
    requireContract(c.req.header());
    const holder = await holderOf(endpoint, c, deps, record);
    let incoming: Incoming | undefined;
    try {
      incoming = await receive(endpoint, c, deps, holder);
      const staged = await stage(route, incoming, deps, record);
      const { answer, later, repeated } = await perform(route, incoming, deps, record, staged);
      if (endpoint.idempotent) record.save = repeated ? 'repeated' : 'stored';
      for (const { name, work } of later) deps.afterAnswer.run(c, name, work);
      if (endpoint.gives === 'events') {
        const asked = { ...incoming };
        const again = async () => {
          const now = deps.now();
          return (await perform(route, { ...asked, now }, deps, record)).answer;
        };
        return await eventStream(c, answer, { holder, again }, deps);
      }
      return await responseOf(endpoint, c, answer);
    } catch (error) {
      const problem = asProblem(error, record, deps.log);
      await auditRefusal(deps.db, { endpoint, holder, incoming, problem, record });
      throw problem;
    }
  };
}
