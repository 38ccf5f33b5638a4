import {
  claimNext,
  getTeamWork,
  getWorkNumbers,
  giveWork,
  listCarriedPatients,
  listWork,
  releasePatient,
} from '@careline/core/internal/calls/worklist';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@careline/core/internal/http';
import { sql } from 'kysely';
import { type GenericSchema, parse } from 'valibot';
import { DEVICE, type Telephony } from '../src/calls/telephony/telephony.ts';
import { NO_MESSAGING, type PatientMessaging } from '../src/messages/message-carrier.ts';
import { orMerged, refuseMerged } from '../src/patients/merge/merged-patients.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { runWork } from '../src/platform/database/work.ts';
import { ProblemError } from '../src/platform/http/problem-error.ts';
import type { Caller } from '../src/platform/http/route.ts';
import type { TakenFile } from '../src/platform/uploads/upload-body.ts';
import { auditRefusal, type Refusal } from '../src/service/audit-request.ts';
import { clinicalRoutesWith } from '../src/service/clinical-routes.ts';
import { keepWorkOnce } from '../src/service/keep-work.ts';
import { refreshStored } from '../src/worklist/refresh-work.ts';
import type { Clinic } from './clinic.ts';
import type { TestDatabase } from './databases.ts';

export interface CallInput<E> {
  readonly body?: BodyOf<E>;
  readonly query?: QueryOf<E>;
  readonly file?: TakenFile;
  /** For Open tokens. */
  readonly openPatient?: string;
}

export interface ClinicalCalls {
  /**
   * Calls an endpoint like the pipeline does: validated input, one transaction, response in the contract's
   * shape.
   */
  <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>>;
  /** The patients that the last call named for its audit row. */
  readonly touched: readonly string[];
  /** The facts that the last call noted for its audit row. */
  readonly noted: Readonly<Record<string, unknown>>;
}

export interface ClinicalOptions {
  readonly facilityId?: string | undefined;
  /** Unix seconds of the fixed clock. */
  readonly now: number;
  readonly scopes?: readonly string[];
  /** The telephony provider. By default the staff member dials. */
  readonly telephony?: Telephony;
  /** The provider for patient messages. None by default. */
  readonly messaging?: PatientMessaging;
  /** Whether refusals are audited, as in the pipeline. */
  readonly isAudited?: boolean;
}

const checked = (schema: GenericSchema | undefined, value: unknown) =>
  schema ? parse(schema, value ?? {}) : undefined;

/** Endpoints that read work done in the background of a server. */
const OF_THE_WORKLIST: readonly Endpoint[] = [
  listWork,
  getWorkNumbers,
  getTeamWork,
  listCarriedPatients,
  claimNext,
  giveWork,
  releasePatient,
];

/** Returns the clinic's staff member at one facility. The clock is fixed at `now` (unix seconds). */
export function clinicalCalls(
  database: Pick<TestDatabase, 'db'>,
  clinic: Clinic,
  {
    facilityId = clinic.facilityId,
    now,
    scopes = [],
    telephony = DEVICE,
    messaging = NO_MESSAGING,
    isAudited = false,
  }: ClinicalOptions,
): ClinicalCalls {
  const { organisationId, staffId } = clinic;
  const caller: Caller = {
    staffId,
    sessionId: newId(),
    organisationId,
    facilityId,
    name: 'Asha Coach',
    scopes,
    timeZone: 'Asia/Kolkata',
    grants: [],
  };
  const routes = clinicalRoutesWith(telephony, messaging);
  const touched: string[] = [];
  const noted: Record<string, unknown> = {};
  const auditRefused = (endpoint: Endpoint, incoming: Refusal['incoming'], problem: ProblemError) => {
    const { sessionId } = caller;
    const holder = { staffId, facilityId, sessionId } as Refusal['holder'];
    const record = { id: newId() } as Refusal['record'];
    return auditRefusal(database.db, { endpoint, holder, incoming, problem, record });
  };
  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
    touched.length = 0;
    for (const key of Object.keys(noted)) delete noted[key];
    const route = routes.find((candidate) => candidate.endpoint === endpoint);
    if (!route) throw new Error(`No route answers ${endpoint.name}`);
    const asked = {
      query: checked(endpoint.query, input.query),
      body: checked(endpoint.body, input.body),
      params: {},
      file: input.file,
    };
    if (OF_THE_WORKLIST.includes(endpoint)) await keepWorkOnce(database.db, now);
    const answer = await runWork(database.db, async (tx) => {
      // Reads run in a read-only transaction; the audit row of the server comes after the response.
      if (endpoint.method === 'GET') await sql`set transaction read only`.execute(tx);
      const answered = await Promise.resolve(
        route.handle(asked as never, {
          tx,
          caller,
          requestId: newId(),
          now,
          openPatient: input.openPatient,
          touched: (...ids) => touched.push(...ids),
          noted: (facts) => void Object.assign(noted, facts),
          afterwards: () => undefined,
        }),
      ).catch(async (error) => {
        throw await orMerged(error, tx, caller, touched);
      });
      if (endpoint.idempotent) {
        await refuseMerged(endpoint.name, tx, caller, touched);
        await refreshStored(tx, now);
      }
      return answered;
    }).catch(async (error) => {
      if (isAudited && error instanceof ProblemError) await auditRefused(endpoint, asked, error);
      throw error;
    });
    const received = endpoint.gives === 'file' ? answer : JSON.parse(JSON.stringify(answer));
    return parse(endpoint.answer, received) as AnswerOf<E>;
  }
  return Object.assign(call, { touched, noted });
}
