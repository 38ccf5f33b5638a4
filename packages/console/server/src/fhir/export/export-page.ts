import { sql } from 'kysely';
import { patientsOf } from '../../platform/access/access.ts';
import type { FhirCall } from '../fhir-call.ts';
import { FHIR_RESOURCES } from '../fhir-registry.ts';
import type { AnyResource } from '../fhir-resource.ts';
import { FHIR_TYPES, type FhirType } from '../fhir-type.ts';
import { readRows } from '../patient-rows.ts';
import { writeResource } from '../write-resource.ts';

/** Types with stored rows. Others are computed for each search. */
export const EXPORT_TYPES: readonly FhirType[] = FHIR_TYPES.filter(
  (type) => FHIR_RESOURCES[type].compute === undefined,
);

/** Rows of a page. A page of 1,000 readings is about a megabyte. */
const PAGE_ROWS = 1000;
/** Patients of a page of rows that have no key of their own. */
const PAGE_PATIENTS = 200;

/** How far the rows of a type are written. */
export interface ExportPlace {
  /** Unix seconds. */
  readonly since: number | undefined;
  /** The row, or the patient, after which to continue. */
  readonly after: string | undefined;
}

export interface ExportPage {
  /** One resource a line, as ndjson. */
  readonly text: string;
  readonly rows: number;
  /** Undefined at the end. */
  readonly next: string | undefined;
}

type PageCall = Pick<FhirCall, 'tx' | 'caller' | 'base'>;

const lines = (definition: AnyResource, rows: Awaited<ReturnType<typeof readRows>>, call: PageCall): string =>
  rows.map((row) => `${JSON.stringify(writeResource(definition, row, call))}\n`).join('');

/** Reads the rows of some patients. Parts of stored rows have no index by their own ids. */
async function readByPatient(
  definition: AnyResource,
  { since, after }: ExportPlace,
  call: PageCall,
): Promise<ExportPage> {
  const patients = await patientsOf(call.tx, call.caller.facilityId, { after, limit: PAGE_PATIENTS });
  const last = patients.at(-1);
  if (last === undefined) return { text: '', rows: 0, next: undefined };
  const isTheirs = sql<boolean>`r.person_id = any(${[...patients]}::uuid[])`;
  const wanted = { conditions: [isTheirs], since, after: undefined, limit: undefined };
  const rows = await readRows(definition, wanted, call);
  const next = patients.length < PAGE_PATIENTS ? undefined : last;
  return { text: lines(definition, rows, call), rows: rows.length, next };
}

/**
 * Reads the next page of a type: everything at the caller's facility that the caller may see, in the order of keys. The
 * caller's right to the type is not checked here.
 */
export async function readExportPage(
  definition: AnyResource,
  place: ExportPlace,
  call: PageCall,
): Promise<ExportPage> {
  if (definition.rowId === 'part') return readByPatient(definition, place, call);
  const rows = await readRows(definition, { conditions: [], ...place, limit: PAGE_ROWS }, call);
  const next = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.id;
  return { text: lines(definition, rows, call), rows: rows.length, next };
}
