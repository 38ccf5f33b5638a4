import type { FhirResource } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { orMerged } from '../patients/merge/merged-patients.ts';
import { notFound } from '../platform/access/access.ts';
import { requireRight } from '../platform/access/require-right.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { FhirCall } from './fhir-call.ts';
import { FhirProblem, noResource } from './fhir-problem.ts';
import { type AnyResource, type ResourceRow, withRows } from './fhir-resource.ts';
import { hasId } from './row-id.ts';
import { allowsType, type Interaction } from './system-scopes.ts';
import { writeResource } from './write-resource.ts';

/** Selects the columns of a resource that the caller may see. The caller adds conditions. */
export const selectResource = (
  { columns, updatedAt, from, visible }: AnyResource,
  { caller }: Pick<FhirCall, 'caller'>,
): RawBuilder<ResourceRow> =>
  sql<ResourceRow>`select r.id, ${updatedAt} as updated_at, ${columns} from ${from} where ${visible(caller)}`;

/**
 * Throws `scope-missing` unless the caller may read this type, and the token's scopes of SMART include it. Without an
 * interaction, either one is enough.
 */
export function requireType(
  { type, right }: AnyResource,
  { caller, systemScopes }: Pick<FhirCall, 'caller' | 'systemScopes'>,
  interaction?: Interaction,
): void {
  if (systemScopes && !allowsType(systemScopes, type, interaction)) {
    throw new ProblemError('scope-missing', {
      detail: `The token has none of the scopes that allow this, such as system/${type}.rs.`,
      action: 'Request a token with this scope.',
    });
  }
  requireRight({ ...right, name: `fhir/${type}` }, caller);
}

/** Whether the caller may read a type. */
export function mayReadType(
  definition: AnyResource,
  call: Pick<FhirCall, 'caller' | 'systemScopes'>,
): boolean {
  try {
    requireType(definition, call, 'read');
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** Returns 410 with the remaining patient if the record was merged, or else the given error. */
async function orGone(missing: FhirProblem, id: string, { tx, caller }: FhirCall): Promise<FhirProblem> {
  const merged = await orMerged(notFound('patient'), tx, caller, [id]);
  const remaining = merged instanceof ProblemError ? merged.facts.patient?.vitaId : undefined;
  if (remaining === undefined) return missing;
  return new FhirProblem(410, {
    code: 'deleted',
    diagnostics: `This record was merged into Patient/${remaining}.`,
    expression: 'Patient.id',
  });
}

/** Returns one resource. Throws `FhirProblem`, the same for missing and forbidden ones, and `scope-missing`. */
export async function readResource(type: AnyResource, id: string, call: FhirCall): Promise<FhirResource> {
  requireType(type, call, 'read');
  const definition = await withRows(type, [['_id', id]], call);
  const isIt = hasId(definition, id);
  if (!isIt) throw noResource(definition.type);
  if (definition.type === 'Patient') call.touched(id);
  const { rows } = await sql<ResourceRow>`${selectResource(definition, call)} and ${isIt}`.execute(call.tx);
  const row = rows[0];
  if (!row) throw await orGone(noResource(definition.type), id, call);
  if (row.person_id !== null) call.touched(row.person_id);
  return writeResource(definition, row, call);
}
