import * as v from 'valibot';
import { importAuthorization, readImportSecret } from '../platform/process/command-secret.ts';
import type { BatchResult, Hold, ImportKind, Refusal, Remark } from './batch-result.ts';
import type { WantedPlace } from './import-place.ts';
import { type DecidingTarget, ImportStoppedError } from './import-target.ts';
import type { HeldDecision } from './patients/held-persons.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const resultSchema = v.looseObject({
  facility: v.string(),
  taken: count,
  kept: count,
  there: count,
  refused: v.array(v.looseObject({ index: count, reason: v.string(), detail: v.optional(v.string()) })),
  remarks: v.record(v.string(), count),
  held: v.optional(
    v.array(v.looseObject({ index: count, reason: v.string(), detail: v.optional(v.string()) })),
  ),
  measures: v.optional(v.record(v.string(), v.record(v.string(), count))),
});

const described = { name: v.string(), birthDate: v.nullable(v.string()), gender: v.string() };
const heldSchema = v.looseObject({
  id: v.string(),
  source: v.string(),
  sourceId: v.string(),
  facility: v.string(),
  since: v.number(),
  rows: count,
  onRecord: v.looseObject({ ...described, vitaId: v.string(), uhid: v.nullable(v.string()) }),
  arrived: v.looseObject(described),
});
const heldListSchema = v.looseObject({ held: v.array(heldSchema) });

const problemSchema = v.looseObject({
  title: v.string(),
  detail: v.optional(v.string()),
  action: v.optional(v.string()),
});

const AGAIN = 'Imported rows stay; run the same command again to continue.';

async function post(url: URL, secret: string, lines: readonly string[]): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: importAuthorization(secret), 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
  } catch (error) {
    throw new ImportStoppedError(`The server at ${url.origin} no longer answers. ${AGAIN}`, {
      cause: error,
    });
  }
}

async function refusalOf(response: Response): Promise<ImportStoppedError> {
  const problem = v.safeParse(problemSchema, await response.json().catch(() => undefined));
  if (!problem.success) return new ImportStoppedError(`The server answered ${response.status}. ${AGAIN}`);
  const { title, detail = title, action = AGAIN } = problem.output;
  return new ImportStoppedError(`The server refused the import: ${detail} ${action}`);
}

async function readAnswer<S extends v.GenericSchema>(response: Response, schema: S) {
  if (!response.ok) throw await refusalOf(response);
  const result = v.safeParse(schema, await response.json().catch(() => undefined));
  if (result.success) return result.output;
  throw new ImportStoppedError(
    "This version cannot read the server's answer. Update both to the same version.",
  );
}

/**
 * Opens the running server of the data folder at the address it reported.
 * @throws ImportStoppedError if its secret cannot be read, or if it refuses facility or programme
 */
export async function openServerTarget(
  dataFolder: string,
  address: string,
  wanted: WantedPlace,
): Promise<DecidingTarget> {
  const secret = await readImportSecret(dataFolder);
  if (!secret) {
    throw new ImportStoppedError(
      `Careline runs at ${address}, but its import secret in ${dataFolder} cannot be read. Run the import as the user who started it.`,
    );
  }
  const urlOf = (kind: ImportKind) => {
    const url = new URL(`/api/import/${kind}`, address);
    if (wanted.facility !== undefined) url.searchParams.set('facility', wanted.facility);
    if (wanted.programme !== undefined) url.searchParams.set('programme', wanted.programme);
    return url;
  };
  const send = async (kind: ImportKind, lines: readonly string[]) =>
    readAnswer(await post(urlOf(kind), secret, lines), resultSchema);
  const heldUrl = (how: HeldDecision | undefined, id = '') => {
    const url = new URL(how === undefined ? '/api/import/held' : `/api/import/held/${how}`, address);
    if (id !== '') url.searchParams.set('id', id);
    if (wanted.programme !== undefined) url.searchParams.set('programme', wanted.programme);
    return url;
  };
  // Check before the first line that the server accepts the import, and get its facility.
  const { facility } = await send('patients', []);
  return {
    description: `${facility}, through the server at ${address}`,
    send: async (kind, lines): Promise<BatchResult> => {
      const { refused, remarks, held, measures, ...rest } = await send(kind, lines);
      return {
        ...rest,
        refused: refused.map((line) => ({ ...line, reason: line.reason as Refusal })),
        remarks: remarks as Partial<Record<Remark, number>>,
        ...(held && { held: held.map((line) => ({ ...line, reason: line.reason as Hold })) }),
        ...(measures && { measures }),
      };
    },
    held: async () => (await readAnswer(await post(heldUrl(undefined), secret, []), heldListSchema)).held,
    decide: async (id, how) => readAnswer(await post(heldUrl(how, id), secret, []), heldSchema),
    async finish() {
      const response = await post(new URL('/api/import/finish', address), secret, []);
      if (!response.ok) throw await refusalOf(response);
    },
    close: async () => undefined,
  };
}
