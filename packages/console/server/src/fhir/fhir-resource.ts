import type { PartnerRight } from '@careline/core/internal/navigation';
import type { FhirResource } from 'fhir/r4';
import type { RawBuilder } from 'kysely';
import type { Caller } from '../platform/http/route.ts';
import type { FhirCall } from './fhir-call.ts';
import type { FhirType } from './fhir-type.ts';
import type { SearchParameters } from './search/parameter.ts';

/** Columns that every resource's query returns. */
export interface ResourceRow {
  readonly id: string;
  /** The patient the row is about; null for staff, facilities and organisations. */
  readonly person_id: string | null;
  /** Unix seconds. */
  readonly updated_at: number;
}

/** What a row is written with. */
interface ResourceContext {
  readonly caller: Caller;
  /** Address of the API, without a slash at the end. */
  readonly base: string;
}

/** A column that a search can be ordered by. It is never null. */
export interface SortColumn {
  readonly column: RawBuilder<unknown>;
  readonly type: 'bigint' | 'text';
}

/** The searches that are allowed without naming a patient. */
interface Reach {
  /** Parameters of which a search needs one. */
  readonly oneOf: readonly string[];
  /** Who may search without them. */
  readonly unless?: PartnerRight;
}

/** Name and value of each parameter of a search; `_id` alone for a read. */
export type Criteria = readonly (readonly [name: string, value: string])[];

/** A resource as data: how it is read from our rows, how it is searched, and which parts are missing. */
export interface ResourceDefinition<Row extends ResourceRow, Resource extends FhirResource> {
  readonly type: Resource['resourceType'] & FhirType;
  /** One sentence for the documentation: the rows that it shows. */
  readonly description: string;
  /** What of R4 it leaves out, for the documentation. */
  readonly unsupported: readonly string[];
  /** Who may read it: the right of the screen that shows the same rows. */
  readonly right: PartnerRight;
  /** The tables, with the row's own as `r`. */
  readonly from: RawBuilder<unknown>;
  /** Returns the table for a search or a read of rows that are not stored. `from` then has none. Throws `FhirProblem`. */
  readonly compute?: (criteria: Criteria, call: FhirCall) => Promise<RawBuilder<unknown>>;
  readonly columns: RawBuilder<unknown>;
  readonly updatedAt: RawBuilder<unknown>;
  /**
   * The kind of `r.id`; a UUID if undefined. `part`: the row is part of a stored one. Its id is a text that begins with
   * the other's, which is `r.row_id`.
   */
  readonly rowId?: 'part' | 'name' | 'number';
  /** Rows that the caller may see. */
  readonly visible: (caller: Caller) => RawBuilder<boolean>;
  readonly reach?: Reach;
  readonly parameters: SearchParameters;
  /** By the name of a parameter. `_lastUpdated` is always there. */
  readonly sorts: Readonly<Record<string, SortColumn>>;
  /** The order of a search that names none. */
  readonly order: string;
  readonly toResource: (row: Row, context: ResourceContext) => Resource;
}

// biome-ignore lint/suspicious/noExplicitAny: each definition knows its own row; the engine only passes rows through.
export type AnyResource = ResourceDefinition<any, FhirResource>;

/** Preserves the types of a definition. */
export const defineResource = <Row extends ResourceRow, Resource extends FhirResource>(
  definition: ResourceDefinition<Row, Resource>,
): AnyResource => definition as AnyResource;

/** Returns the definition with the rows that a search can find. */
export async function withRows(
  definition: AnyResource,
  criteria: Criteria,
  call: FhirCall,
): Promise<AnyResource> {
  if (!definition.compute) return definition;
  return { ...definition, from: await definition.compute(criteria, call) };
}
