import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isUuid } from '@careline/core/internal/http';
import {
  addExport,
  EXPORT_LIFE,
  EXPORT_PARAMETERS,
  isTooEarly,
  readExport,
  readFiles,
  removeExport,
} from '../fhir/export/bulk-exports.ts';
import { exportPath, removeFiles, sizeOf } from '../fhir/export/export-files.ts';
import { EXPORT_TYPES } from '../fhir/export/export-page.ts';
import type { FhirCall } from '../fhir/fhir-call.ts';
import { FhirProblem } from '../fhir/fhir-problem.ts';
import { FHIR_RESOURCES } from '../fhir/fhir-registry.ts';
import { FhirReply } from '../fhir/fhir-reply.ts';
import { type FhirType, isFhirType } from '../fhir/fhir-type.ts';
import { patientParameter, readSince, readTypes, requireKnown } from '../fhir/patient-rows.ts';
import { mayReadType, requireType } from '../fhir/read-resource.ts';
import { handlingOf } from '../fhir/search/read-search.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { answerFhir, type FhirDeps, type FhirWork } from './answer-fhir.ts';
import { requireExportRight } from './export-right.ts';

const NDJSON = 'application/fhir+ndjson';
const FORMATS = [NDJSON, 'application/ndjson', 'ndjson'];
/** When a client should ask again (seconds). */
const ASK_AGAIN = { 'retry-after': '10' };

const folderOf = ({ exportsFolder }: FhirDeps): string => {
  if (exportsFolder !== undefined) return exportsFolder;
  throw new FhirProblem(501, {
    code: 'not-supported',
    diagnostics: 'This server has no folder for exports: set CARELINE_DATA.',
    expression: 'http',
  });
};

/** The resources of patients, for `Patient/$export`. */
const isOfPatients = (type: FhirType): boolean =>
  type === 'Patient' || patientParameter(FHIR_RESOURCES[type]) !== undefined;

function typesOf(named: readonly FhirType[] | undefined, level: 'system' | 'Patient', call: FhirCall) {
  for (const type of named ?? []) requireType(FHIR_RESOURCES[type], call, 'read');
  const all = level === 'system' ? EXPORT_TYPES : EXPORT_TYPES.filter(isOfPatients);
  const types = all.filter(
    (type) => (named?.includes(type) ?? true) && mayReadType(FHIR_RESOURCES[type], call),
  );
  if (types.length > 0) return types;
  throw new ProblemError('scope-missing', {
    detail: 'The token may read none of these resources.',
    action: 'Request a token with scopes such as system/*.rs, of an account that may read records.',
  });
}

/** Starts an export. */
const startWork = (level: 'system' | 'Patient', c: AppContext, deps: FhirDeps): FhirWork => ({
  action: 'fhir/export',
  details: { operation: '$export', level },
  answer: async (call) => {
    requireExportRight(call.caller);
    folderOf(deps);
    const query = new URL(c.req.url).searchParams;
    if (handlingOf(c.req.header('prefer')) === 'strict')
      requireKnown('$export', [...query.keys()], [...EXPORT_PARAMETERS, '_format']);
    // A plus in an address is a space: application/fhir ndjson.
    const format = query.get('_outputFormat')?.replace(' ', '+') ?? NDJSON;
    if (!FORMATS.includes(format)) {
      throw new FhirProblem(400, {
        code: 'not-supported',
        diagnostics: `Exports are written as ${NDJSON}.`,
        expression: 'http._outputFormat',
      });
    }
    const types = typesOf(readTypes(query.getAll('_type')), level, call);
    const since = readSince(query.get('_since') ?? undefined);
    const path = level === 'system' ? '$export' : 'Patient/$export';
    const text = query.toString();
    const request = `${deps.base}/${path}${text === '' ? '' : `?${text}`}`;
    const { caller, systemScopes } = call;
    const id = await addExport(call.tx, { caller, systemScopes, request, types, since, now: deps.now() });
    if (id === undefined) {
      throw new ProblemError('rate-limited', {
        detail: 'Too many exports of this facility are running.',
        action: 'Wait until one of them has finished, or delete it.',
        headers: { 'retry-after': '120' },
      });
    }
    call.noted({ export: id, types, ...(since === undefined ? {} : { since }) });
    return new FhirReply(202, { 'content-location': `${deps.base}/bulk/${id}` });
  },
});

const noExport = () =>
  new FhirProblem(404, {
    code: 'not-found',
    diagnostics: 'There is no such export, or its files have expired.',
    expression: 'http',
  });

async function exportOf(id: string, call: FhirCall) {
  const found = isUuid(id) ? await readExport(call.tx, id, call.caller) : undefined;
  if (!found) throw noExport();
  return found;
}

const toInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Answers how far an export is, or where its files are. */
const statusWork = (id: string, deps: FhirDeps): FhirWork => ({
  action: 'fhir/export',
  isAudited: false,
  answer: async (call) => {
    requireExportRight(call.caller);
    const one = await exportOf(id, call);
    const files = await readFiles(call.tx, id);
    if (one.state === 'failed') {
      throw new FhirProblem(403, {
        code: 'forbidden',
        diagnostics: `The export has failed. ${one.failure ?? ''} Start a new one.`,
        expression: 'http',
      });
    }
    if (one.state === 'running') {
      if (await isTooEarly(call.tx, id, deps.now())) {
        throw new ProblemError('rate-limited', { detail: 'You ask too often.', headers: ASK_AGAIN });
      }
      const rows = files.reduce((sum, { row_count }) => sum + row_count, 0);
      const finished = files.filter((file) => file.finished).length;
      const progress = `${rows} rows, ${finished} of ${files.length} types`;
      return new FhirReply(202, { ...ASK_AGAIN, 'x-progress': progress });
    }
    const manifest = {
      transactionTime: toInstant(one.requested_at),
      request: one.request,
      requiresAccessToken: true,
      output: files
        .filter(({ row_count }) => row_count > 0)
        .map(({ type, row_count }) => ({
          type,
          url: `${deps.base}/bulk/${id}/${type}.ndjson`,
          count: row_count,
        })),
      error: [],
    };
    const expires = new Date(((one.finished_at ?? 0) + EXPORT_LIFE) * 1000).toUTCString();
    return new FhirReply(200, { 'content-type': 'application/json', expires }, JSON.stringify(manifest));
  },
});

/** Answers the file of a type. */
const fileWork = (id: string, name: string, deps: FhirDeps): FhirWork => ({
  action: 'fhir/export/file',
  isFile: true,
  answer: async (call) => {
    requireExportRight(call.caller);
    const one = await exportOf(id, call);
    const [type = ''] = name.split('.ndjson');
    const file = (await readFiles(call.tx, id)).find((each) => each.type === type);
    if (one.state !== 'done' || !file || !isFhirType(type) || name !== `${type}.ndjson`) throw noExport();
    requireType(FHIR_RESOURCES[type], call, 'read');
    const path = exportPath(folderOf(deps), id, type);
    if ((await sizeOf(path)) !== file.bytes) {
      throw new FhirProblem(404, {
        code: 'not-found',
        diagnostics: 'The file is not on this server. If there are several, they need a common folder.',
        expression: 'http',
      });
    }
    call.noted({ export: id, type, rows: file.row_count });
    const stream = Readable.toWeb(createReadStream(path)) as ReadableStream;
    return new FhirReply(200, { 'content-type': NDJSON, 'content-length': String(file.bytes) }, stream);
  },
});

/** Deletes an export, also one that is running. */
const deleteWork = (id: string, deps: FhirDeps): FhirWork => ({
  action: 'fhir/export/delete',
  answer: async (call) => {
    requireExportRight(call.caller);
    await exportOf(id, call);
    await removeExport(call.tx, id);
    await removeFiles(folderOf(deps), id);
    call.noted({ export: id });
    return new FhirReply(202);
  },
});

/** Mounts bulk exports (FHIR Bulk Data Access 2): starting one, its progress, its files, and deleting it. */
export function mountFhirExport(app: App, path: string, deps: FhirDeps): void {
  const idOf = (c: AppContext): string => c.req.param('id') ?? '';
  app.get(`${path}/$export`, (c) => answerFhir(c, startWork('system', c, deps), deps));
  app.get(`${path}/Patient/$export`, (c) => answerFhir(c, startWork('Patient', c, deps), deps));
  app.get(`${path}/bulk/:id`, (c) => answerFhir(c, statusWork(idOf(c), deps), deps));
  app.delete(`${path}/bulk/:id`, (c) => answerFhir(c, deleteWork(idOf(c), deps), deps));
  app.get(`${path}/bulk/:id/:name`, (c) =>
    answerFhir(c, fileWork(idOf(c), c.req.param('name') ?? '', deps), deps),
  );
}
