import { type RawBuilder, sql } from 'kysely';
import type { FhirCall } from './fhir-call.ts';
import { FhirProblem, parameterProblem } from './fhir-problem.ts';
import type { AnyResource, ResourceRow } from './fhir-resource.ts';
import { FHIR_TYPES, type FhirType, isFhirType } from './fhir-type.ts';
import { selectResource } from './read-resource.ts';
import { idType } from './row-id.ts';
import type { ReferenceParameter } from './search/parameter.ts';

/** Returns the search parameter that names the patient of a resource; undefined for staff, teams and places. */
export function patientParameter({ parameters }: AnyResource): ReferenceParameter | undefined {
  const parameter = Object.hasOwn(parameters, 'patient') ? parameters.patient : undefined;
  return parameter?.kind === 'reference' ? parameter : undefined;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads `_since` in unix seconds. Throws `FhirProblem`. */
export function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // In addresses a plus sign is a space unless it is encoded.
  const instant = text.replace(' ', '+');
  const seconds = INSTANT.test(instant) ? Math.floor(Date.parse(instant) / 1000) : Number.NaN;
  if (Number.isFinite(seconds)) return seconds;
  throw parameterProblem('_since', '_since must be an instant with a zone, such as 2026-01-31T09:30:00Z.');
}

/** Reads `_type`, a list of resource types separated by commas; undefined if it is missing. Throws `FhirProblem`. */
export function readTypes(texts: readonly string[]): readonly FhirType[] | undefined {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim());
  const unknown = names.find((name) => !isFhirType(name));
  if (unknown !== undefined) {
    throw parameterProblem('_type', `This API does not have the type ${unknown || '""'}.`, 'not-supported');
  }
  return names.length === 0 ? undefined : FHIR_TYPES.filter((type) => names.includes(type));
}

/** Refuses parameters that an operation does not have. Throws `FhirProblem`. */
export function requireKnown(operation: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new FhirProblem(400, {
    code: 'not-supported',
    diagnostics: `${operation} does not have the parameter ${unknown}.`,
    expression: `http.${unknown}`,
  });
}

/** A part of the rows of a resource, in the order of their ids. */
export interface RowsWanted {
  readonly conditions: readonly RawBuilder<boolean>[];
  /** Unix seconds. */
  readonly since: number | undefined;
  /** The id after which to continue. */
  readonly after: string | undefined;
  /** Undefined: all of them. */
  readonly limit: number | undefined;
}

const idOf = (definition: AnyResource, id: string): RawBuilder<unknown> =>
  sql`${id}::${sql.raw(idType(definition))}`;

/** Reads rows that the caller may see, in the order of their ids. */
export async function readRows(
  definition: AnyResource,
  { conditions, since, after, limit }: RowsWanted,
  call: Pick<FhirCall, 'tx' | 'caller'>,
): Promise<readonly ResourceRow[]> {
  const all = [
    ...conditions,
    ...(since === undefined ? [] : [sql<boolean>`${definition.updatedAt} >= ${since}`]),
    ...(after === undefined ? [] : [sql<boolean>`r.id > ${idOf(definition, after)}`]),
  ].map((condition) => sql` and ${condition}`);
  const { rows } = await sql<ResourceRow>`${selectResource(definition, call)}${sql.join(all, sql``)}
    order by r.id ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(call.tx);
  return rows;
}
