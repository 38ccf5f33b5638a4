import type { AnswerOf, Endpoint } from '@careline/core/internal/http';
import type { Kysely, Transaction } from 'kysely';
import type { GenericSchema, InferOutput } from 'valibot';
import type { AccessGrant } from '../access/access-grants.ts';
import type { Schema } from '../database/schema.ts';
import type { TakenFile } from '../uploads/upload-body.ts';
import { clockShift, shifted } from './device-times.ts';

/** The partner whose pages a token is for: it opens no more than its scopes, and only for that partner's pages. */
export interface PartnerClaims {
  readonly partnerId: string;
  /** The page the token was asked for; null for any of the partner's. */
  readonly origin: string | null;
}

/** The signed-in person behind a call, read from the database for this request. */
export interface Caller {
  readonly staffId: string;
  /** The session the token is of. */
  readonly sessionId: string;
  readonly name: string;
  readonly organisationId: string;
  readonly scopes: readonly string[];
  /** The facility the token is for. */
  readonly facilityId: string;
  readonly timeZone: string;
  /** Records that are open to the person at this facility in an emergency now. */
  readonly grants: readonly AccessGrant[];
  /** Through whose pages the person works; undefined in the console. */
  readonly partner?: PartnerClaims;
  /** A page of ours asks, such as the console in a frame of the partner's page; unknown of what is no browser. */
  readonly inConsole?: boolean;
}

/** What a handler works with. The transaction also holds the idempotency key and the audit row of this request. */
export interface Call {
  readonly tx: Transaction<Schema>;
  readonly caller: Caller;
  readonly requestId: string;
  /** Unix seconds, one reading of the clock a request. */
  readonly now: number;
  /** Unix seconds by the clock that dated the body, where the client says it. */
  readonly deviceNow?: number | undefined;
  /** Seconds by which the body's times were moved to the server's clock. */
  readonly clockShift?: number;
  /** For calls with an Open token: the only patient it may read and write. */
  readonly openPatient?: string;
  /** Names the patients this request shows or changes; they stand in its audit row. */
  touched(...vitaIds: string[]): void;
  /** Facts for the audit row of this request, never for logs: without patient data, but for a person's own reason. */
  noted(facts: Readonly<Record<string, unknown>>): void;
  /** Work that begins once the answer has gone and what was stored is there; `name` is for the log. */
  afterwards(name: string, work: () => Promise<void>): void;
}

type Out<S> = NonNullable<S> extends GenericSchema ? InferOutput<NonNullable<S>> : undefined;

export interface RouteInput<E extends Endpoint> {
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
  readonly params: Readonly<Record<string, string>>;
  /** Of endpoints that take a file. */
  readonly file?: TakenFile | undefined;
  /** What `stage` answered. */
  readonly staged?: unknown;
}

/** What work before the transaction of a request is done with. */
export interface StageWork {
  readonly db: Kysely<Schema>;
  /** Runs a step in a transaction of its own, with the caller's rights as they are then. */
  step<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

/** An endpoint of the contract and what answers it. The pipeline has authorised and validated before it is called. */
export interface Route<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  handle(input: RouteInput<E>, call: Call): Promise<AnswerOf<E>>;
  /** The body that a bare one stands for. */
  fromBare?(bare: never, call: Call): unknown;
  /**
   * Does what would keep everybody else waiting in one transaction, piece by piece before it; its result is `staged` of the
   * input. It may stop anywhere and is run again by a repeat, so each piece leaves what a repeat goes on from. `handle` does
   * the whole work where there is no result.
   */
  stage?(input: RouteInput<E>, work: StageWork): Promise<unknown>;
  /** The answer as it is kept for repeats of an idempotent write, where it holds something that must not be stored. */
  storedAnswer?(answer: AnswerOf<E>): AnswerOf<E>;
}

/** Hands on a save of a device whose clock is wrong with the times it calls now as the server's now. */
const byServerClock =
  <E extends Endpoint>({ name }: E, handle: Route<E>['handle']): Route<E>['handle'] =>
  (input, call) => {
    const { now, deviceNow } = call;
    const shift = clockShift({ endpoint: name, body: input.body, now, deviceNow });
    if (shift === 0) return handle(input, call);
    return handle(
      { ...input, body: shifted(input.body, shift) as RouteInput<E>['body'] },
      { ...call, clockShift: shift },
    );
  };

export function route<E extends Endpoint>(
  endpoint: E,
  handle: Route<E>['handle'],
  options: Pick<Route<E>, 'storedAnswer' | 'fromBare' | 'stage'> = {},
): Route {
  const handled = endpoint.idempotent ? byServerClock(endpoint, handle) : handle;
  return { endpoint, handle: handled, ...options } as unknown as Route;
}
