import type { AnswerOf, Endpoint } from '@careline/core/http';
import type { Transaction } from 'kysely';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Schema } from '../store/schema.ts';

/** The signed-in person behind a call, read from the database for this request. */
export interface Caller {
  readonly staffId: string;
  readonly name: string;
  readonly organisationId: string;
  readonly scopes: readonly string[];
  /** The facility the token is for. */
  readonly facilityId: string;
  readonly timeZone: string;
}

/** What a handler works with. The transaction also holds the idempotency key and the audit row of this request. */
export interface Call {
  readonly tx: Transaction<Schema>;
  readonly caller: Caller;
  readonly requestId: string;
  /** Unix seconds, one reading of the clock a request. */
  readonly now: number;
  /** For calls with an Open token: the only patient it may read and write. */
  readonly openPatient?: string;
  /** Names the patients this request shows or changes; they stand in its audit row. */
  touched(...vitaIds: string[]): void;
}

type Out<S> = NonNullable<S> extends GenericSchema ? InferOutput<NonNullable<S>> : undefined;

export interface RouteInput<E extends Endpoint> {
  readonly query: Out<E['query']>;
  readonly body: Out<E['body']>;
  readonly params: Readonly<Record<string, string>>;
}

/** An endpoint of the contract and what answers it. The pipeline has authorised and validated before it is called. */
export interface Route<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  handle(input: RouteInput<E>, call: Call): Promise<AnswerOf<E>>;
}

export function route<E extends Endpoint>(endpoint: E, handle: Route<E>['handle']): Route {
  return { endpoint, handle } as unknown as Route;
}
