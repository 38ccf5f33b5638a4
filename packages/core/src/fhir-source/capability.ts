import { HttpError } from '#http';
import { type FhirJson, listIn } from './fhir-part.ts';
import type { Asked, FhirServer } from './fhir-server.ts';

/** What the server's CapabilityStatement names. */
export interface Capability {
  /** Returns the first of these search parameters that the type has; undefined if it has none or no search. */
  searchable(type: string, ...parameters: readonly string[]): string | undefined;
}

const NOT_DESCRIBED = 'source-not-described';

/** R4 and R4B have the same searches. */
const R4 = /^4\./;

function readCapability(statement: FhirJson, { endpoint }: Asked): Capability {
  const { resourceType, fhirVersion } = statement;
  if (resourceType !== 'CapabilityStatement' || typeof fhirVersion !== 'string' || !R4.test(fhirVersion))
    throw new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: NOT_DESCRIBED });
  const searches = new Map<string, ReadonlySet<string>>();
  for (const { mode, resource } of listIn(statement.rest)) {
    if (mode !== 'server') continue;
    for (const { type, searchParam, interaction } of listIn(resource)) {
      const isSearched = listIn(interaction).some(({ code }) => code === 'search-type');
      const names = listIn(searchParam).map(({ name }) => String(name));
      if (isSearched) searches.set(String(type), new Set(names));
    }
  }
  return {
    searchable: (type, ...parameters) => parameters.find((name) => searches.get(type)?.has(name)),
  };
}

const isRefused = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof HttpError && statuses.includes(error.status ?? 0);

/** Whether there was an answer, but no statement. A missing token is another matter. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.failure === 'answer-invalid' &&
  (error.cause === undefined || error.cause instanceof SyntaxError);

/** Reads the statement once. Servers should give it without a sign-in; some do not. */
export function capabilityOf(server: FhirServer): (asked: Asked) => Promise<Capability> {
  let known: Promise<Capability> | undefined;

  async function readStatement(asked: Asked): Promise<FhirJson> {
    try {
      return await server.read('metadata', asked, { withoutToken: true });
    } catch (error) {
      if (isRefused(error, 401, 403)) return server.read('metadata', asked);
      throw error;
    }
  }

  async function read(asked: Asked): Promise<Capability> {
    try {
      return readCapability(await readStatement(asked), asked);
    } catch (error) {
      if (!isUnreadable(error) && !isRefused(error, 404, 405, 410, 501)) throw error;
      throw new HttpError({
        failure: 'answer-invalid',
        endpoint: asked.endpoint.name,
        code: NOT_DESCRIBED,
        cause: error,
      });
    }
  }

  return ({ endpoint }) => {
    // Shared by all widgets, so that none of them can cancel it.
    known ??= read({ endpoint });
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
}

/** The error of a widget that needs a search the server does not have. */
export const noSearch = ({ endpoint }: Asked): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'source-no-search' });

/** The error of a widget that needs data the server has no search for. */
export const noData = ({ endpoint }: Asked): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'source-no-data' });
