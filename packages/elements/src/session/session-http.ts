import { serverClock, watchClock } from '@careline/core/internal/clock';
import {
  type AnswerOf,
  type CallRequest,
  createHttpClient,
  type Endpoint,
  type HttpClient,
  HttpError,
  SERVICE_NAMES,
  type ServiceBases,
  type SourcePorts,
  serviceBasesUnder,
} from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import { isSessionError } from './is-session-error.ts';
import type { SessionInside } from './sealed-content.ts';

/** A service without an address can't be reached: its calls fail here and go nowhere. */
const NOWHERE = 'https://careline.invalid';

function basesOf(services: SessionInside['services']): ServiceBases {
  if (typeof services === 'string') return serviceBasesUnder(services);
  const given = SERVICE_NAMES.map((name) => [name, services[name] ?? `${NOWHERE}/${name}`]);
  return Object.fromEntries(given) as ServiceBases;
}

/** Turns a missing token into a refused sign-in; the cause says why. */
function withoutToken(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof HttpError) || !isSessionError(error.cause)) return error;
  return new HttpError({
    failure: 'refused',
    status: 401,
    code: 'token-missing',
    endpoint: endpoint.name,
    cause: error.cause,
  });
}

/** Returns a client of the session with extra headers. */
export function createSessionHttp(
  { services, source, tokens, fetch }: SessionInside,
  headers: Readonly<Record<string, string>> = {},
): HttpClient {
  let sent = '';
  const ports: SourcePorts = {
    fetch: (input, init) => (fetch ?? globalThis.fetch)(input, init),
    accessToken: async () => {
      sent = await tokens.token();
      return sent;
    },
    fail: (facts) => new HttpError(facts),
  };
  const client =
    source?.open(ports) ??
    createHttpClient({ bases: basesOf(services), origin: globalThis.location.origin, headers, ...ports });

  async function tryCall<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<AnswerOf<E>> {
    try {
      return await client.call(endpoint, request);
    } catch (error) {
      throw withoutToken(endpoint, error);
    }
  }

  return {
    async call<E extends Endpoint>(endpoint: E, request: CallRequest<E> = {}): Promise<AnswerOf<E>> {
      try {
        return await tryCall(endpoint, request);
      } catch (error) {
        const refused = error instanceof HttpError && error.status === 401 && !isSessionError(error.cause);
        if (!refused || (endpoint.token !== 'bearer' && !source) || request.signal?.aborted) throw error;
        // A refused token is replaced once; a second refusal goes to the caller.
        await tokens.tokenInsteadOf(sent).catch(() => undefined);
        return tryCall(endpoint, request);
      }
    },
  };
}

/** Asks the services for the time whenever the device's clock is changed, until the session ends. */
function followClock({ settings }: SessionInside, client: HttpClient): void {
  const ask = () => void client.call(getProfile).catch(() => undefined);
  const stop = watchClock(serverClock, window, ask);
  const unsubscribe = settings.subscribe(({ ended }) => {
    if (!ended) return;
    stop();
    unsubscribe();
  });
}

const clients = new WeakMap<SessionInside, HttpClient>();

/** Returns a session's client: one for all its elements, never shared between sessions. */
export function httpOf(inside: SessionInside): HttpClient {
  const known = clients.get(inside);
  if (known) return known;
  const client = createSessionHttp(inside);
  clients.set(inside, client);
  // A source's clock is not Careline's.
  if (!inside.source) followClock(inside, client);
  return client;
}
