import { parseKeepingNumbers } from '#fhir/values';
import { type Endpoint, HttpError, type HttpErrorFacts, type ProblemCode, type SourcePorts } from '#http';
import { addressIn, asObject, type FhirJson, listIn } from './fhir-part.ts';

/** The request of a widget that a request to the server belongs to. */
export interface Asked {
  readonly endpoint: Pick<Endpoint, 'name'>;
  readonly signal?: AbortSignal | undefined;
}

export type SearchParameters = readonly (readonly [name: string, value: string])[];

/** A page of search results. */
interface FoundPage {
  readonly resources: readonly FhirJson[];
  /** Address of the next page; null if there is none. */
  readonly next: string | null;
}

export interface FhirServer {
  readonly base: string;
  read(path: string, asked: Asked, options?: { readonly withoutToken?: boolean }): Promise<FhirJson>;
  search(type: string, parameters: SearchParameters, asked: Asked): Promise<FoundPage>;
  /** Reads the page of a `next` link. */
  page(type: string, url: string, asked: Asked): Promise<FoundPage>;
  /** Reads all pages. Fails rather than returning a part. */
  all(type: string, parameters: SearchParameters, asked: Asked): Promise<readonly FhirJson[]>;
}

const TIMEOUT_MS = 20_000;
/** More pages than any record has. A server that makes up links would never end. */
const MAX_PAGES = 1000;

/** Our codes for a server's statuses; others stay without a code. */
const CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'input-invalid',
  401: 'token-expired',
  403: 'scope-missing',
  404: 'not-found',
  410: 'not-found',
  422: 'input-invalid',
  429: 'rate-limited',
  500: 'server-failed',
  503: 'unavailable',
};

/** Statuses of servers that search by GET only. */
const NO_POST = [404, 405, 415, 501];

const MAX_WAIT_S = 3600;

/** Returns the wait of a refusal in milliseconds. Other origins can read the header only if the server allows it. */
function waitOf(headers: Headers): Pick<HttpErrorFacts, 'retryAfterMs'> {
  const text = headers.get('retry-after')?.trim() ?? '';
  return /^\d+$/.test(text) ? { retryAfterMs: Math.min(MAX_WAIT_S, Number(text)) * 1000 } : {};
}

/** The text of a refusal is the other system's and may name a patient, so only its status is used. */
function refusalOf({ status, headers }: Response, { endpoint }: Asked): HttpError {
  const code = CODES[status];
  return new HttpError({
    failure: 'refused',
    endpoint: endpoint.name,
    status,
    ...(code && { code }),
    ...waitOf(headers),
  });
}

function failureOf(error: unknown, { endpoint, signal }: Asked): HttpError {
  if (error instanceof HttpError) return error;
  const name = error instanceof Error ? error.name : '';
  const facts = { endpoint: endpoint.name, cause: error };
  if (signal?.aborted) return new HttpError({ ...facts, failure: 'cancelled' });
  if (name === 'TimeoutError' || name === 'AbortError')
    return new HttpError({ ...facts, failure: 'timeout' });
  // Fetch rejects with a TypeError if there was no response that the page may read.
  if (error instanceof TypeError) return new HttpError({ ...facts, failure: 'unreachable' });
  return HttpError.unusable(endpoint, error);
}

/** Returns whether the server left out a parameter: its own link then names others, but not this one. */
function isIgnored(self: unknown, parameters: SearchParameters): boolean {
  if (typeof self !== 'string' || !self.includes('?')) return false;
  const named = new Set(new URLSearchParams(self.slice(self.indexOf('?'))).keys());
  const [first] = parameters;
  return first !== undefined && parameters.some(([name]) => named.has(name)) && !named.has(first[0]);
}

/** Settings of every request. A token must not follow to another host. */
const PRIVATE = {
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
} as const;

/** Requests to one FHIR server. Nothing is cached. Rejects only with `HttpError`. */
export function createFhirServer(base: string, ports: SourcePorts, hasToken: boolean): FhirServer {
  let searchesByPost = true;

  async function send(url: string, init: RequestInit, asked: Asked, withToken: boolean): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/fhir+json');
    if (withToken) headers.set('authorization', `Bearer ${await ports.accessToken()}`);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await ports.fetch(url, {
      ...init,
      headers,
      signal: asked.signal ? AbortSignal.any([asked.signal, timeout]) : timeout,
      ...PRIVATE,
    });
    if (!response.ok) throw refusalOf(response, asked);
    return response;
  }

  async function receive(
    url: string,
    init: RequestInit,
    asked: Asked,
    withToken = hasToken,
  ): Promise<FhirJson> {
    try {
      const response = await send(url, init, asked, withToken);
      const resource = asObject(parseKeepingNumbers(await response.text()));
      if (typeof resource?.resourceType !== 'string') throw HttpError.unusable(asked.endpoint);
      return resource;
    } catch (error) {
      throw failureOf(error, asked);
    }
  }

  /** Links must stay on the server: a page elsewhere could belong to anyone, and would get the token. */
  function nextOf(bundle: FhirJson, asked: Asked): string | null {
    const link = listIn(bundle.link).find(({ relation }) => relation === 'next');
    if (!link) return null;
    const next = addressIn(link.url, `${base}/`);
    if (next?.origin !== new URL(base).origin) throw HttpError.unusable(asked.endpoint);
    return next.href;
  }

  function pageOf(type: string, bundle: FhirJson, asked: Asked): FoundPage {
    if (bundle.resourceType !== 'Bundle') throw HttpError.unusable(asked.endpoint);
    const resources = listIn(bundle.entry).flatMap(({ resource, search }) => {
      const found = asObject(resource);
      const mode = asObject(search)?.mode ?? 'match';
      return found?.resourceType === type && mode === 'match' ? [found] : [];
    });
    return { resources, next: nextOf(bundle, asked) };
  }

  async function page(type: string, url: string, asked: Asked): Promise<FoundPage> {
    return pageOf(type, await receive(url, {}, asked), asked);
  }

  async function searchBundle(type: string, parameters: SearchParameters, asked: Asked): Promise<FhirJson> {
    const query = new URLSearchParams(
      parameters.map(([name, value]): [string, string] => [name, value]),
    ).toString();
    // In the body, because addresses end up in logs.
    const byPost = () =>
      receive(
        `${base}/${type}/_search`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: query,
        },
        asked,
      );
    const byGet = () => receive(`${base}/${type}?${query}`, {}, asked);
    if (!searchesByPost) return byGet();
    try {
      return await byPost();
    } catch (error) {
      if (!(error instanceof HttpError) || !NO_POST.includes(error.status ?? 0)) throw error;
      const found = await byGet();
      searchesByPost = false;
      return found;
    }
  }

  async function search(type: string, parameters: SearchParameters, asked: Asked): Promise<FoundPage> {
    const bundle = await searchBundle(type, parameters, asked);
    const self = listIn(bundle.link).find(({ relation }) => relation === 'self');
    if (isIgnored(self?.url, parameters)) throw HttpError.unusable(asked.endpoint);
    return pageOf(type, bundle, asked);
  }

  async function all(type: string, parameters: SearchParameters, asked: Asked): Promise<readonly FhirJson[]> {
    const known = new Set<string>();
    let { resources, next } = await search(type, parameters, asked);
    let found: readonly FhirJson[] = resources;
    while (next !== null) {
      if (known.has(next) || known.size >= MAX_PAGES) throw HttpError.unusable(asked.endpoint);
      known.add(next);
      ({ resources, next } = await page(type, next, asked));
      found = [...found, ...resources];
    }
    return found;
  }

  return {
    base,
    read: (path, asked, { withoutToken = false } = {}) =>
      receive(`${base}/${path}`, {}, asked, hasToken && !withoutToken),
    search,
    page,
    all,
  };
}
