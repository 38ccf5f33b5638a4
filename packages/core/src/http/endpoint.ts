import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { NeededScope, PartnerRight } from '#access';
import type { Label } from '#formatting';
import type { ServiceName } from './services.ts';

/** Which token a call carries: Careline's own Bearer, the patient-bound Open token (7.4), or the literal `None` (7.1). */
export type EndpointToken = 'bearer' | 'open' | 'none';

/** Which files a call takes. */
export interface FileRules {
  /** Media types; the server goes by the first bytes. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/**
 * Who may make a call, and what the audit says of it. Each call that asks for a scope stands in the audit; one that every
 * signed-in person may make of themselves, or that needs no token, does not, unless the server writes a row itself.
 */
type Guarded =
  | {
      /** Scopes of which one is needed. */
      readonly scopes: readonly [NeededScope, ...NeededScope[]];
      /** What was done, as the log and the access report of a patient say it. */
      readonly audit: Label;
    }
  | { readonly scopes: readonly []; readonly audit?: Label };

/**
 * A call to a service, as data. The client calls it, the server answers it and the OpenAPI document is made from it, so
 * that the three cannot drift apart. Bodies and queries are strict schemas; answers are open ones.
 */
export type Endpoint<
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> = Call<Query, Body, Answer> & Guarded;

interface Call<Query extends GenericSchema, Body extends GenericSchema, Answer extends GenericSchema>
  extends Pick<PartnerRight, 'partners'> {
  /** Unique, and the name by which the audit knows it, such as `calllog/add`. */
  readonly name: string;
  readonly summary: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /**
   * Whether the call changes what is stored: a record, a booking, a message, an account or a setting. Searches by POST,
   * tokens, and opening a record in an emergency change nothing. The audit and the access report go by it.
   */
  readonly writes: boolean;
  /** Below the service's base address. `{word}` stands for a path parameter. */
  readonly path: string;
  readonly token: EndpointToken;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** A write that may be repeated with the same `Idempotency-Key` header; the server then requires the header. */
  readonly idempotent?: true;
  /**
   * Another body that the server takes, as the specification has it, without an `Idempotency-Key`: the same content of the
   * same patient is stored once. Careline's clients never send it.
   */
  readonly bare?: { readonly body: GenericSchema; readonly isBare: (body: unknown) => boolean };
  /**
   * How often its answers stand in the audit; each of them where this is left out. `never` is for a call that is repeated
   * every few seconds and shows nothing of a patient beyond what another row of the audit covers. `quarter-hour` is the first
   * answer to a person about a patient within a quarter of an hour.
   */
  readonly audited?: 'never' | 'quarter-hour';
  /**
   * The request brings a file of one of these types. It is sent as `multipart/form-data` with two parts: `data`, the JSON
   * that `body` describes, and `file`, the bytes under their media type.
   */
  readonly takes?: FileRules;
  /**
   * The answer is no JSON. `file`: a file; `answer` is then the client's `{ file }`, a Blob. `events`: server-sent events that
   * go on; `answer` is then the client's `{ events }`, a stream of their bytes.
   */
  readonly gives?: 'file' | 'events';
}

/** Keeps the schemas' types. An endpoint that nobody calls is left out of what browsers load. */
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

/** The path with its parameters filled in, each encoded as one path segment. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${endpoint.name} needs the path parameter ${name}`);
    return encodeURIComponent(value);
  });
}
