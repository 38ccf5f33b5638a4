import * as v from 'valibot';
import { type AnswerOf, type BodyOf, type Endpoint, problemSchema } from '#http';

/** A failed request of a visit; without a status the server did not respond. */
export class VisitError extends Error {
  override readonly name = 'VisitError';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  constructor(
    facts: { status?: number; code?: string; reason?: string | undefined },
    options?: ErrorOptions,
  ) {
    super(`The visit was not answered: ${facts.code ?? facts.status ?? 'unreachable'}`, options);
    this.status = facts.status;
    this.code = facts.code;
    this.reason = facts.reason;
  }

  /** Whether a retry is pointless: seat or link are invalid, or another page uses them. */
  get isFinal(): boolean {
    return this.status !== undefined && this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

export interface VisitClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Base address of the encounters service. */
  readonly base: string;
  /** Token of the seat, if no cookie has it. */
  readonly token?: () => string | undefined;
}

export type VisitClient = <E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options?: { readonly signal?: AbortSignal; readonly keepalive?: boolean },
) => Promise<AnswerOf<E>>;

async function refusalOf(response: Response): Promise<VisitError> {
  const problem = v.safeParse(problemSchema, await response.json().catch(() => undefined));
  const { status } = response;
  if (!problem.success) return new VisitError({ status });
  const { code, reason } = problem.output;
  return new VisitError({ status, code, reason: typeof reason === 'string' ? reason : undefined });
}

/** Creates a client for the visit endpoints, without a staff session. Rejects only with `VisitError`. */
export function createVisitClient({ fetch, base, token }: VisitClientOptions): VisitClient {
  return async (endpoint, body, { signal, keepalive = false } = {}) => {
    const seat = token?.();
    const response = await fetch(`${base}${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(seat && { authorization: `Seat ${seat}` }),
      },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      keepalive,
      signal: signal ?? null,
    }).catch((cause) => {
      throw new VisitError({}, { cause });
    });
    if (!response.ok) throw await refusalOf(response);
    const answer = v.safeParse(endpoint.answer, await response.json().catch(() => undefined));
    if (answer.success) return answer.output as AnswerOf<typeof endpoint>;
    throw new VisitError({ code: 'answer-invalid' });
  };
}
