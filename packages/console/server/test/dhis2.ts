import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/*
 * Rules of DHIS2 for data value sets, from its documentation of the Web API ("Data values", "Date and period format",
 * "Identifier schemes"): https://docs.dhis2.org/en/develop/using-the-api/dhis-core-version-master/data.html
 */

/** Eleven letters and digits, a letter first. */
const UID = /^[A-Za-z][A-Za-z0-9]{10}$/;
/** A code has at most 50 characters. */
const MAX_CODE = 50;
/** Of a data set with the period type Monthly: yyyyMM. */
const MONTHLY = /^\d{4}(0[1-9]|1[0-2])$/;
/** Value type INTEGER_ZERO_OR_POSITIVE, always sent as text. */
const COUNT = /^(0|[1-9]\d*)$/;

interface Known {
  readonly uid: string;
  readonly code: string;
}

export interface Dhis2Metadata {
  readonly dataSet: Known;
  readonly orgUnits: readonly Known[];
  readonly dataElements: readonly Known[];
  readonly categoryOptionCombos?: readonly Known[];
}

export interface ImportSummary {
  readonly status: 'SUCCESS' | 'WARNING' | 'ERROR';
  readonly importCount: {
    readonly imported: number;
    readonly updated: number;
    readonly ignored: number;
    readonly deleted: number;
  };
  readonly conflicts: readonly { readonly object: string; readonly value: string }[];
}

export interface Dhis2 {
  /** Values by data element, period and organisation unit. */
  readonly stored: ReadonlyMap<string, string>;
  /** Sends a data value set with parameters such as `idScheme`. */
  send(set: unknown, parameters?: Readonly<Record<string, string>>): Promise<ImportSummary>;
  close(): Promise<void>;
}

interface SentSet {
  readonly dataSet?: string;
  readonly period?: string;
  readonly orgUnit?: string;
  readonly dataValues?: readonly {
    readonly dataElement?: string;
    readonly categoryOptionCombo?: string;
    readonly value?: unknown;
  }[];
}

const NONE = { imported: 0, updated: 0, ignored: 0, deleted: 0 };

/** Starts a server that takes data value sets like DHIS2. */
export async function fakeDhis2(metadata: Dhis2Metadata): Promise<Dhis2> {
  const stored = new Map<string, string>();

  function importSet(set: SentSet, query: URLSearchParams): ImportSummary {
    const schemeOf = (kind: string) => query.get(`${kind}IdScheme`) ?? query.get('idScheme') ?? 'UID';
    const find = (kind: string, all: readonly Known[], id: string | undefined) => {
      const isCode = schemeOf(kind) === 'CODE';
      if (id === undefined || !(isCode ? id.length <= MAX_CODE : UID.test(id))) return undefined;
      return all.find(({ uid, code }) => id === (isCode ? code : uid));
    };
    const values = set.dataValues ?? [];
    const refuse = (object: string, value: string): ImportSummary => ({
      status: 'ERROR',
      importCount: { ...NONE, ignored: values.length },
      conflicts: [{ object, value }],
    });
    if (!find('dataSet', [metadata.dataSet], set.dataSet))
      return refuse(set.dataSet ?? '', 'Data set not found or not accessible');
    const orgUnit = find('orgUnit', metadata.orgUnits, set.orgUnit);
    if (!orgUnit) return refuse(set.orgUnit ?? '', 'Org unit not found or not accessible');
    if (!MONTHLY.test(set.period ?? '')) return refuse(set.period ?? '', 'Period not valid');
    const conflicts: { object: string; value: string }[] = [];
    const count = { ...NONE };
    for (const { dataElement: id, categoryOptionCombo, value } of values) {
      const element = find('dataElement', metadata.dataElements, id);
      // Without one, the default category option combination counts.
      const hasCombo =
        categoryOptionCombo === undefined ||
        find('categoryOptionCombo', metadata.categoryOptionCombos ?? [], categoryOptionCombo);
      const problem =
        (!element && 'Data element not found or not accessible') ||
        (!hasCombo && 'Category option combo not found or not accessible') ||
        (!(typeof value === 'string' && COUNT.test(value)) && 'value_not_zero_or_positive_integer');
      if (problem || !element) {
        conflicts.push({ object: id ?? '', value: problem || '' });
        count.ignored += 1;
        continue;
      }
      const key = `${element.code} ${set.period} ${orgUnit.code}`;
      if (stored.has(key)) count.updated += 1;
      else count.imported += 1;
      stored.set(key, String(value));
    }
    return { status: conflicts.length > 0 ? 'WARNING' : 'SUCCESS', importCount: count, conflicts };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://dhis2');
    const isTaken =
      request.method === 'POST' &&
      pathname === '/api/dataValueSets' &&
      request.headers['content-type'] === 'application/json';
    const summary = isTaken ? importSet((await json(request)) as SentSet, searchParams) : undefined;
    response.writeHead(summary ? (summary.status === 'SUCCESS' ? 200 : 409) : 415, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(summary ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    stored,
    async send(set, parameters = {}) {
      const address = new URL(`http://127.0.0.1:${port}/api/dataValueSets`);
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(set),
      });
      return (await answer.json()) as ImportSummary;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
