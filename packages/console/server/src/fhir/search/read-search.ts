import { decideRight } from '@careline/core/internal/navigation';
import type { RawBuilder } from 'kysely';
import type { Caller } from '../../platform/http/route.ts';
import { FhirProblem, parameterProblem } from '../fhir-problem.ts';
import type { AnyResource, SortColumn } from '../fhir-resource.ts';
import { commonParameters } from './common-parameters.ts';
import type { SearchParameters } from './parameter.ts';
import { conditionOf, idsNamed, type ParameterUse, type ValueContext } from './read-values.ts';

/** Name and value of each parameter, in their order. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** `lenient` ignores unknown parameters (`Prefer: handling=lenient`). */
export type Handling = 'strict' | 'lenient';

/** Reads the `Prefer` header. */
export const handlingOf = (prefer: string | undefined): Handling =>
  /(^|[,;\s])handling=lenient\b/.test(prefer ?? '') ? 'lenient' : 'strict';

export interface Sort extends SortColumn {
  readonly direction: 'asc' | 'desc';
}

/** A search as read from its parameters. */
export interface Search {
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly sort: Sort;
  readonly count: number;
  readonly wantsTotal: boolean;
  /** Only the number of matches. */
  readonly onlyTotal: boolean;
  readonly elements: readonly string[] | undefined;
  readonly includes: readonly string[];
  readonly revIncludes: readonly string[];
  /** Patients named by the search, for the audit. */
  readonly patients: readonly string[];
  /** The parameters that were used, for `self` and `next`. */
  readonly used: Pairs;
}

const USUAL_COUNT = 20;
export const MAX_COUNT = 200;

/** Parameters of the result. Each is read below. */
export const RESULT_PARAMETERS = [
  '_count',
  '_sort',
  '_total',
  '_summary',
  '_elements',
  '_include',
  '_revinclude',
  '_format',
] as const;
type ResultParameter = (typeof RESULT_PARAMETERS)[number];

const isResultParameter = (name: string): name is ResultParameter =>
  RESULT_PARAMETERS.some((known) => known === name);

/** Returns all parameters that a resource can be searched by. */
export const parametersOf = (definition: AnyResource): SearchParameters => ({
  ...commonParameters(definition),
  ...definition.parameters,
});

export const sortsOf = ({ sorts, updatedAt }: AnyResource): Readonly<Record<string, SortColumn>> => ({
  _lastUpdated: { column: updatedAt, type: 'bigint' },
  ...sorts,
});

function readSort(definition: AnyResource, text: string): Sort {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const sorts = sortsOf(definition);
  const found = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (!found) {
    const known = Object.keys(sorts).join(', ');
    throw parameterProblem('_sort', `${definition.type} can be sorted by one of ${known}.`, 'not-supported');
  }
  return { ...found, direction: descending ? 'desc' : 'asc' };
}

/** Reads `_count`, limited to the longest page. Throws `FhirProblem`. */
export function readCount(text: string | undefined): number {
  if (text === undefined) return USUAL_COUNT;
  if (!/^\d{1,9}$/.test(text)) throw parameterProblem('_count', '_count must be a whole number from 0.');
  return Math.min(Number(text), MAX_COUNT);
}

function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((one) => one === value);
  if (found) return found;
  throw parameterProblem(name, `${name} must be one of ${known.join(', ')}.`, 'not-supported');
}

/** Splits `name:modifier`. */
function readUse(name: string, value: string): ParameterUse {
  const [plain = '', ...rest] = name.split(':');
  return { name: plain, modifier: rest.length === 0 ? undefined : rest.join(':'), value };
}

const unknownParameter = (name: string, { type }: AnyResource) =>
  parameterProblem(name, `${type} cannot be searched by ${name}.`, 'not-supported');

/** Refuses a search that names no patient, unless the caller may see the facility's whole list. */
function requireReach({ type, reach }: AnyResource, used: Pairs, { scopes }: Caller): void {
  if (!reach || used.some(([name]) => reach.oneOf.includes(name.split(':')[0] ?? ''))) return;
  if (reach.unless && decideRight(reach.unless, scopes).allowed) return;
  throw new FhirProblem(400, {
    code: 'too-costly',
    diagnostics: `A search for ${type} needs one of these parameters: ${reach.oneOf.join(', ')}.`,
    expression: `http.${reach.oneOf[0]}`,
  });
}

interface Sorted {
  readonly uses: ParameterUse[];
  readonly results: Map<ResultParameter, string[]>;
  readonly used: [string, string][];
}

/** Separates criteria from parameters of the result. Empty parameters count as missing. */
function sortOut(definition: AnyResource, pairs: Pairs, handling: Handling): Sorted {
  const known = parametersOf(definition);
  const sorted: Sorted = { uses: [], results: new Map(), used: [] };
  for (const [name, value] of pairs) {
    if (value === '') continue;
    const use = readUse(name, value);
    if (isResultParameter(use.name)) {
      sorted.results.set(use.name, [...(sorted.results.get(use.name) ?? []), value]);
    } else if (Object.hasOwn(known, use.name)) {
      sorted.uses.push(use);
    } else if (handling === 'strict') {
      throw unknownParameter(name, definition);
    } else continue;
    if (use.name !== '_format') sorted.used.push([name, value]);
  }
  return sorted;
}

/** Reads the parameters of a search. Throws `FhirProblem`. */
export function readSearch(
  definition: AnyResource,
  pairs: Pairs,
  { handling, caller, ...context }: ValueContext & { readonly handling: Handling; readonly caller: Caller },
): Search {
  const { uses, results, used } = sortOut(definition, pairs, handling);
  requireReach(definition, used, caller);
  const known = parametersOf(definition);
  const conditions = uses.flatMap((use) => {
    const parameter = known[use.name];
    return parameter ? conditionOf(parameter, use, context) : [];
  });
  const last = (name: ResultParameter) => results.get(name)?.at(-1);
  const count = readCount(last('_count'));
  const summary = oneOf('_summary', last('_summary'), ['count', 'false']);
  const total = oneOf('_total', last('_total'), ['none', 'estimate', 'accurate']);
  const onlyTotal = summary === 'count' || count === 0;
  return {
    conditions,
    sort: readSort(definition, last('_sort') ?? definition.order),
    count,
    wantsTotal: onlyTotal || total === 'accurate' || total === 'estimate',
    onlyTotal,
    elements: last('_elements')
      ?.split(',')
      .map((name) => name.trim()),
    includes: results.get('_include') ?? [],
    revIncludes: results.get('_revinclude') ?? [],
    patients: uses
      .filter(({ name }) => name === 'patient' || name === 'subject')
      .flatMap((use) => idsNamed(use, context)),
    used,
  };
}
