import type { AnswerOf, Endpoint } from '@careline/core/internal/http';
import type { Kysely, Transaction } from 'kysely';
import type { GenericSchema, InferOutput } from 'valibot';
import type { AccessGrant } from '../access/access-grants.ts';
import type { Schema } from '../database/schema.ts';
import type { TakenFile } from '../uploads/upload-body.ts';
import { clockShift, shifted } from './device-times.ts';

/** The partner that a token was issued for. The token is limited to the partner's scopes and pages. */
export interface PartnerClaims {
  readonly partnerId: string;
  /** The page that requested the token; null for any page of the partner. */
  readonly origin: string | null;
}

/** The signed-in user of a call, read from the database for each request. */
export interface Caller {
  readonly staffId: string;
  /** Session of the token. */
  readonly sessionId: string;
  readonly name: string;
  readonly organisationId: string;
  readonly scopes: readonly string[];
  /** Facility of the token. */
  readonly facilityId: string;
  readonly timeZone: string;
  /** Records currently open to the user at this facility through emergency access. */
  readonly grants: readonly AccessGrant[];
  /** The partner whose pages the user works in; undefined in the console. */
  readonly partner?: PartnerClaims;
  /**
   * Whether one of our pages sent the request, such as the console in a partner's frame. Undefined if not a browser.
   */
  readonly inConsole?: boolean;
}

/** The context of a handler. The transaction also contains the request's idempotency key and audit row. */
export interface Call {
  readonly tx: Transaction<Schema>;
  readonly caller: Caller;
  readonly requestId: string;
  /** Unix seconds, read once per request. */
  readonly now: number;
  /** Unix seconds by the clock that dated the body, if the client sent it. */
  readonly deviceNow?: number | undefined;
  /** Seconds that were added to the body's times to match the server's clock. */
  readonly clockShift?: number;
  /** Set for calls with an Open token: the only patient it may read and write. */
  readonly openPatient?: string;
  /** Adds patients whose data the request shows or changes to its audit row. */
  touched(...vitaIds: string[]): void;
  /**
   * Adds facts to the request's audit row. They are never logged and contain no patient data, except a user's typed
   * reason.
   */
  noted(facts: Readonly<Record<string, unknown>>): void;
  /** Starts work after the answer was sent and the transaction committed; `name` is for the log. */
  afterwards(name: string, work: () => Promise<void>): void;
}

type Out<S> = NonNullable<S> extends GenericSchema ? InferOutput<NonNullable<S>> : undefined;

export interface RouteInput<E extends Endpoint> {
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
  readonly params: Readonly<Record<string, string>>;
  /** Set for endpoints that take a file. */
  readonly file?: TakenFile | undefined;
  /** The result of `stage`. */
  readonly staged?: unknown;
}

/** Helpers for work before a request's transaction. */
export interface StageWork {
  readonly db: Kysely<Schema>;
  /** Runs a step in its own transaction, with the caller's rights at that time. */
  step<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

/** An endpoint of the contract with its handler. The pipeline authorises and validates requests first. */
export interface Route<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  handle(input: RouteInput<E>, call: Call): Promise<AnswerOf<E>>;
  /** Converts a bare body to the full one. */
  fromBare?(bare: never, call: Call): unknown;
  /**
   * Does long work in small steps before the transaction, so that other requests need not wait. Its result becomes
   * `staged`. It may stop anywhere and runs again on a retry, so each step must leave a state that a retry can continue
   * from. Without a result, `handle` does the whole work.
   */
  stage?(input: RouteInput<E>, work: StageWork): Promise<unknown>;
  /** Returns the answer to store for retries, if the original contains something that must not be stored. */
  storedAnswer?(answer: AnswerOf<E>): AnswerOf<E>;
}

/** Corrects the times that a device with a wrong clock sent as "now". */
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
