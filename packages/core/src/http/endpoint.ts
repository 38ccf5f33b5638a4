import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { NeededScope, PartnerRight } from '#access';
import type { Label } from '#formatting';
import type { ServiceName } from './services.ts';

/** Token of a call: Careline's Bearer, the patient-bound Open token (7.4), or the literal `None` (7.1). */
export type EndpointToken = 'bearer' | 'open' | 'none';

/** Accepted files of a call. */
export interface FileRules {
  /** Media types; the server detects them from the first bytes. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/**
 * Who may make a call, and its audit label. Every call that needs a scope is audited. Calls that any signed-in user
 * may make for themselves, or that need no token, are not, unless the server adds a row itself.
 */
type Guarded =
  | {
      /** Any one of these scopes is enough. */
      readonly scopes: readonly [NeededScope, ...NeededScope[]];
      /** Label of the action in the log and in a patient's access report. */
      readonly audit: Label;
    }
  | { readonly scopes: readonly []; readonly audit?: Label };

/**
 * A call to a service, as data.
 * Client, server and OpenAPI document derive from it, so that they can't drift apart. Bodies and queries are strict
 * schemas, answers are open ones.
 */
export type Endpoint<
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> = Call<Query, Body, Answer> & Guarded;

interface Call<Query extends GenericSchema, Body extends GenericSchema, Answer extends GenericSchema>
  extends Pick<PartnerRight, 'partners'> {
  /** Unique name, also used by the audit, such as `calllog/add`. */
  readonly name: string;
  readonly summary: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /**
   * Whether the call changes stored data: a record, a booking, a message, an account or a setting. Searches by POST,
   * tokens and emergency access change nothing. Audit and access report use it.
   */
  readonly writes: boolean;
  /** Relative to the service's base address. `{word}` is a path parameter. */
  readonly path: string;
  readonly token: EndpointToken;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** A write that can be repeated with the same `Idempotency-Key` header; the server then requires the header. */
  readonly idempotent?: true;
  /**
   * Alternative body from the specification, without an `Idempotency-Key`: identical content for the same patient is
   * stored once. Careline's clients never send it.
   */
  readonly bare?: { readonly body: GenericSchema; readonly isBare: (body: unknown) => boolean };
  /**
   * How often responses are audited; always by default. `never` is for calls that repeat every few seconds and show
   * nothing that another row does not cover. `quarter-hour` audits the first response per user and patient in 15
   * minutes.
   */
  readonly audited?: 'never' | 'quarter-hour';
  /**
   * The request has a file of one of these types. It is sent as `multipart/form-data` with two parts: `data`, the JSON
   * of `body`, and `file`, the bytes with their media type.
   */
  readonly takes?: FileRules;
  /**
   * The response is not JSON. `file`: a file, which the client returns as `{ file }`, a Blob. `events`: server-sent
   * events, which the client returns as `{ events }`, a stream of bytes.
   */
  readonly gives?: 'file' | 'events';
}

/** Preserves the schemas' types. Bundlers drop endpoints that are not used. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  Query extends GenericSchema,
  Body extends GenericSchema,
  Answer extends GenericSchema,
>(endpoint: Endpoint<Query, Body, Answer>): Endpoint<Query, Body, Answer> {
  return endpoint;
}

export type QueryOf<E> =
  E extends Endpoint<infer Query, GenericSchema, GenericSchema> ? InferInput<Query> : never;
export type BodyOf<E> =
  E extends Endpoint<GenericSchema, infer Body, GenericSchema> ? InferInput<Body> : never;
export type AnswerOf<E> =
  E extends Endpoint<GenericSchema, GenericSchema, infer Answer> ? InferOutput<Answer> : never;

/** Returns the path with its parameters, each encoded as one segment. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${endpoint.name} needs the path parameter ${name}`);
    return encodeURIComponent(value);
  });
}
