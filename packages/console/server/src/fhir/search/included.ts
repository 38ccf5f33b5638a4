import type { FhirResource, Reference } from 'fhir/r4';
import { sql } from 'kysely';
import type { FhirCall } from '../fhir-call.ts';
import { parameterProblem } from '../fhir-problem.ts';
import type { AnyResource, ResourceRow } from '../fhir-resource.ts';
import { type FhirType, isFhirType } from '../fhir-type.ts';
import { requireType, selectResource } from '../read-resource.ts';
import { hasId } from '../row-id.ts';
import { writeResource } from '../write-resource.ts';
import type { Loose, ReferenceParameter } from './parameter.ts';

/** Finds a definition by its type. */
export type FindResource = (type: FhirType) => AnyResource;

/** More resources than a page may bring along. */
const MAX_INCLUDED = 1000;

interface Inclusion {
  readonly source: AnyResource;
  readonly parameter: ReferenceParameter;
  readonly target: FhirType | undefined;
}

/** Reads `Type:parameter` or `Type:parameter:Target`. Throws `FhirProblem`. */
function readInclusion(name: string, value: string, find: FindResource): Inclusion {
  const [type = '', parameterName = '', target] = value.split(':');
  const source = isFhirType(type) ? find(type) : undefined;
  const known =
    source && Object.hasOwn(source.parameters, parameterName) ? source.parameters[parameterName] : undefined;
  const isTarget =
    target === undefined ||
    (isFhirType(target) && known?.kind === 'reference' && known.targets.includes(target));
  if (!source || known?.kind !== 'reference' || !isTarget) {
    throw parameterProblem(name, `${name}=${value} is not supported.`, 'not-supported');
  }
  return { source, parameter: known, target: target as FhirType | undefined };
}

/** Returns type and id of a reference to this server; undefined for others, such as contained ones. */
function targetOf(reference: Reference | undefined): readonly [FhirType, string] | undefined {
  const [type = '', id] = reference?.reference?.split('/') ?? [];
  return isFhirType(type) && id !== undefined ? [type, id] : undefined;
}

/** Returns the resources of a type that match a condition, at most 1,000. Throws `scope-missing`. */
export async function readMany(
  definition: AnyResource,
  condition: ReturnType<typeof sql<boolean>>,
  call: FhirCall,
): Promise<FhirResource[]> {
  requireType(definition, call);
  const { rows } = await sql<ResourceRow>`${selectResource(definition, call)} and ${condition}
    order by r.id limit ${sql.lit(MAX_INCLUDED)}`.execute(call.tx);
  for (const { person_id } of rows) if (person_id !== null) call.touched(person_id);
  return rows.map((row) => writeResource(definition, row, call));
}

/** Returns the resources that matches refer to, each once. Those that the caller may not see are left out. */
export async function readIncluded(
  values: readonly string[],
  matches: readonly FhirResource[],
  find: FindResource,
  call: FhirCall,
): Promise<FhirResource[]> {
  const wanted = new Map<FhirType, Set<string>>();
  for (const value of values) {
    const { source, parameter, target } = readInclusion('_include', value, find);
    for (const match of matches.filter(({ resourceType }) => resourceType === source.type)) {
      for (const reference of parameter.references(match as unknown as Loose)) {
        const [type, id] = targetOf(reference) ?? [];
        if (type === undefined || id === undefined || (target !== undefined && type !== target)) continue;
        wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
      }
    }
  }
  const included: FhirResource[] = [];
  for (const [type, ids] of wanted) {
    const definition = find(type);
    const isOne = [...ids].flatMap((id) => hasId(definition, id) ?? []);
    if (isOne.length === 0) continue;
    included.push(...(await readMany(definition, sql<boolean>`(${sql.join(isOne, sql` or `)})`, call)));
  }
  return included;
}

/** Returns the resources that refer to matches. */
export async function readReferring(
  values: readonly string[],
  matches: readonly FhirResource[],
  find: FindResource,
  call: FhirCall,
): Promise<FhirResource[]> {
  const referring: FhirResource[] = [];
  for (const value of values) {
    const { source, parameter } = readInclusion('_revinclude', value, find);
    const conditions = matches.flatMap(({ resourceType, id = '' }) =>
      parameter.targets.filter((type) => type === resourceType).map((type) => parameter.match(id, type)),
    );
    if (conditions.length === 0) continue;
    referring.push(...(await readMany(source, sql<boolean>`(${sql.join(conditions, sql` or `)})`, call)));
  }
  return referring;
}

/** Refuses inclusions that can't be read before the search runs. Throws `FhirProblem` and `scope-missing`. */
export function requireInclusions(
  {
    includes,
    revIncludes,
  }: { readonly includes: readonly string[]; readonly revIncludes: readonly string[] },
  find: FindResource,
  call: FhirCall,
): void {
  for (const value of includes) {
    const { parameter, target } = readInclusion('_include', value, find);
    const targets = target === undefined ? parameter.targets : [target];
    for (const type of targets) requireType(find(type), call);
  }
  for (const value of revIncludes) {
    const { source } = readInclusion('_revinclude', value, find);
    if (source.compute)
      throw parameterProblem('_revinclude', `Search for ${source.type} instead.`, 'not-supported');
    requireType(source, call);
  }
}
