import { type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../fhir-resource.ts';
import type { FhirType } from '../fhir-type.ts';
import { hasId } from '../row-id.ts';
import type {
  DateParameter,
  Loose,
  ReferenceParameter,
  SearchParameters,
  StringParameter,
  Token,
  TokenParameter,
} from './parameter.ts';

const NEVER = sql<boolean>`false`;

/** Parameters that every resource has. */
export const commonParameters = (definition: Pick<AnyResource, 'updatedAt' | 'rowId'>): SearchParameters => ({
  _id: {
    kind: 'token',
    description: 'the id of the resource',
    match: ({ code = '' }) => hasId(definition, code) ?? NEVER,
  },
  _lastUpdated: instants('when it was last changed', definition.updatedAt),
});

/** Searches a column with an instant in unix seconds. */
export const instants = (description: string, column: RawBuilder<unknown>): DateParameter => ({
  kind: 'date',
  description,
  times: { from: column, until: sql`${column} + 1` },
});

/** Searches a column with a text, without regard to case unless it is searched exactly. */
export const texts = (description: string, column: RawBuilder<unknown>): StringParameter => ({
  kind: 'string',
  description,
  match: (text, how) =>
    how === 'exact'
      ? sql<boolean>`${column} = ${text}`
      : sql<boolean>`position(${text.toLowerCase()} in lower(${column})) ${how === 'start' ? sql`= 1` : sql`> 0`}`,
});

/** Whether a token names this system, or none. */
export const isOfSystem = ({ system }: Token, own: string): boolean => system === undefined || system === own;

const isList = (codes: object): codes is readonly string[] => Array.isArray(codes);

/**
 * Searches a coded column. `codes` has the FHIR code of each stored value, or the values if they are FHIR codes;
 * `system` is empty for elements that are plain codes.
 */
export const coded = (
  description: string,
  column: RawBuilder<unknown>,
  codes: readonly string[] | Readonly<Record<string, string>>,
  system: string,
): TokenParameter => ({
  kind: 'token',
  description,
  match: (token) => {
    if (!isOfSystem(token, system) && !(system === '' && token.system === '')) return NEVER;
    const pairs = isList(codes) ? codes.map((code) => [code, code] as const) : Object.entries(codes);
    const stored = pairs.flatMap(([key, code]) =>
      token.code === undefined || code === token.code ? [key] : [],
    );
    return stored.length === 0 ? NEVER : sql<boolean>`${column} = any(${stored}::text[])`;
  },
});

/** Searches a column with the id of another resource. `element` is the element of the resource that refers to it. */
export const refersTo = (
  description: string,
  column: RawBuilder<unknown>,
  target: FhirType,
  element: string,
): ReferenceParameter => ({
  kind: 'reference',
  description,
  targets: [target],
  match: (id) => sql<boolean>`${column} = ${id}::uuid`,
  references: (resource: Loose) => [resource[element] as { reference?: string } | undefined].flat(),
});

/** The parameters `patient` and `subject` of a resource about a patient. */
export const ofPatient = (column: RawBuilder<unknown>, element = 'subject'): SearchParameters => {
  const patient = refersTo('the patient', column, 'Patient', element);
  return element === 'subject' ? { patient, subject: patient } : { patient };
};
