import { capabilityStatement } from '../fhir/capability.ts';
import { readEverything } from '../fhir/everything.ts';
import { FHIR_JSON, requireForm, requireJson } from '../fhir/fhir-formats.ts';
import { FhirProblem } from '../fhir/fhir-problem.ts';
import { FHIR_RESOURCES, findResource } from '../fhir/fhir-registry.ts';
import { FHIR_TYPES, type FhirType } from '../fhir/fhir-type.ts';
import { readBinary } from '../fhir/read-binary.ts';
import { readResource } from '../fhir/read-resource.ts';
import { handlingOf, type Pairs } from '../fhir/search/read-search.ts';
import { searchResources } from '../fhir/search/run-search.ts';
import { SMART_CONFIGURATION, smartConfiguration } from '../fhir/smart-configuration.ts';
import { summaryWork } from '../fhir/summary/summary-work.ts';
import { openToPages } from '../partners/cross-origin.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { compressedJson } from '../platform/http/json/compressed-json.ts';
import { readBytes } from '../platform/http/json/json-body.ts';
import { asProblem } from '../platform/http/problem-response.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { answerFhir, type FhirDeps, type FhirWork, outcomeResponse } from './answer-fhir.ts';
import { mountFhirExport } from './mount-fhir-export.ts';

/** Path of the API. */
export const FHIR_PATH = '/api/fhir/R4';

const queryOf = (c: AppContext): Pairs => [...new URL(c.req.url).searchParams];

/** Returns the parameters of a search by POST: those of the address and those of the body. */
async function formOf(c: AppContext): Promise<Pairs> {
  requireForm(c.req.header('content-type'));
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    return [...queryOf(c), ...new URLSearchParams(text.decode(await readBytes(c.req.raw)))];
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FhirProblem(400, {
      code: 'structure',
      diagnostics: 'The body is not UTF-8.',
      expression: 'http.body',
    });
  }
}

const searchWork = (type: FhirType, c: AppContext, read: () => Pairs | Promise<Pairs>): FhirWork => ({
  action: 'fhir/search',
  type,
  answer: async (call) => {
    const asked = { pairs: await read(), handling: handlingOf(c.req.header('prefer')) };
    return searchResources(FHIR_RESOURCES[type], asked, findResource, call);
  },
});

const readWork = (type: FhirType, id: string): FhirWork => ({
  action: 'fhir/read',
  type,
  answer: (call) => readResource(FHIR_RESOURCES[type], id, call),
});

const everythingWork = (id: string, c: AppContext): FhirWork => ({
  action: 'fhir/read',
  type: 'Patient',
  details: { operation: '$everything' },
  answer: (call) => readEverything(id, queryOf(c), findResource, call),
});

const binaryWork = (id: string): FhirWork => ({
  action: 'fhir/read',
  type: 'Binary',
  answer: (call) => readBinary(id, call),
});

function refuse(
  c: AppContext,
  status: number,
  diagnostics: string,
  headers: Record<string, string> = {},
): Response {
  const issue = { code: 'not-supported', diagnostics, expression: 'http' } as const;
  const response = outcomeResponse(new FhirProblem(status, issue), recordOf(c.env.incoming));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Mounts one path, for pages of partners too, and refuses its other methods. */
function mount(
  app: App,
  method: 'GET' | 'POST',
  path: string,
  deps: FhirDeps,
  answer: (c: AppContext) => Response | Promise<Response>,
): void {
  openToPages(app, path, method, deps.pages);
  app.on(method, path, answer);
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  app.all(path, (c) => refuse(c, 405, `Use ${method} here. This API is for reading.`, { allow }));
}

/** Lets every page read the answers at a path. */
function openToEveryone(app: App, path: string): void {
  app.use(path, async (c, next) => {
    await next();
    c.header('access-control-allow-origin', '*');
  });
}

/** Serves what SMART clients read first to everyone, without a token. */
function mountSmartConfiguration(app: App, { tokenEndpoint }: FhirDeps): void {
  const path = `${FHIR_PATH}/${SMART_CONFIGURATION}`;
  openToEveryone(app, path);
  app.get(path, (c) => {
    recordOf(c.env.incoming).route = 'fhir/smart-configuration';
    return compressedJson(c, smartConfiguration(tokenEndpoint));
  });
}

/** Serves the CapabilityStatement to everyone, without a token. */
function mountMetadata(app: App, deps: FhirDeps): void {
  const path = `${FHIR_PATH}/metadata`;
  const statement = capabilityStatement(deps.base, deps.tokenEndpoint);
  openToEveryone(app, path);
  app.get(path, (c) => {
    const record = recordOf(c.env.incoming);
    record.route = 'fhir/metadata';
    try {
      requireJson(c.req.header('accept'), new URL(c.req.url).searchParams.get('_format'));
      return compressedJson(c, statement, FHIR_JSON);
    } catch (error) {
      return outcomeResponse(
        error instanceof FhirProblem ? error : asProblem(error, record, deps.log),
        record,
      );
    }
  });
}

/** Mounts the FHIR API: read and search of every resource, by GET and by POST, and the CapabilityStatement. */
export function mountFhir(app: App, deps: FhirDeps, isOn: boolean): void {
  if (isOn) {
    mountMetadata(app, deps);
    mountSmartConfiguration(app, deps);
    // Before the types: `Patient/:id` matches `Patient/$export` as well.
    mountFhirExport(app, FHIR_PATH, deps);
    mount(app, 'GET', `${FHIR_PATH}/Binary/:id`, deps, (c) =>
      answerFhir(c, binaryWork(c.req.param('id') ?? ''), deps),
    );
    mount(app, 'GET', `${FHIR_PATH}/Patient/:id/$summary`, deps, (c) =>
      answerFhir(c, summaryWork(c.req.param('id') ?? '', queryOf(c)), deps),
    );
    for (const type of FHIR_TYPES) {
      const path = `${FHIR_PATH}/${type}`;
      mount(app, 'GET', path, deps, (c) =>
        answerFhir(
          c,
          searchWork(type, c, () => queryOf(c)),
          deps,
        ),
      );
      mount(app, 'POST', `${path}/_search`, deps, (c) =>
        answerFhir(
          c,
          searchWork(type, c, () => formOf(c)),
          deps,
        ),
      );
      mount(app, 'GET', `${path}/:id`, deps, (c) =>
        answerFhir(c, readWork(type, c.req.param('id') ?? ''), deps),
      );
    }
    mount(app, 'GET', `${FHIR_PATH}/Patient/:id/$everything`, deps, (c) =>
      answerFhir(c, everythingWork(c.req.param('id') ?? '', c), deps),
    );
  }
  app.all(`${FHIR_PATH}/*`, (c) =>
    refuse(
      c,
      404,
      isOn ? 'This API does not have this address. See /metadata.' : 'The FHIR API is switched off here.',
    ),
  );
}
