import type { Bundle, BundleEntry, FhirResource } from 'fhir/r4';
import { sql } from 'kysely';
import { keyset } from '../../platform/database/keyset.ts';
import type { FhirCall } from '../fhir-call.ts';
import { type AnyResource, type ResourceRow, withRows } from '../fhir-resource.ts';
import { requireType, selectResource } from '../read-resource.ts';
import { idType } from '../row-id.ts';
import { onlyElements, writeResource } from '../write-resource.ts';
import { type FindResource, readIncluded, readReferring, requireInclusions } from './included.ts';
import { alteredPage, openPlace, PAGE, sealPlace } from './page-link.ts';
import { type Handling, type Pairs, readSearch, type Search, type Sort } from './read-search.ts';

interface FoundRow extends ResourceRow {
  readonly sort_key: string | number;
}

const orderOf = ({ direction, column, type }: Sort, definition: Pick<AnyResource, 'rowId'>) =>
  keyset<FoundRow>(
    direction,
    [
      [column, type],
      [sql.ref('r.id'), idType(definition)],
    ],
    ({ sort_key, id }) => [sort_key, id],
  );

/** Returns the statement for a page. It reads one row more to see whether there is a further page. */
export function searchStatement(
  definition: AnyResource,
  { conditions, sort, count }: Pick<Search, 'conditions' | 'sort' | 'count'>,
  call: Pick<FhirCall, 'caller'>,
  after?: string,
) {
  const order = orderOf(sort, definition);
  const beyond = order.beyond(after);
  const all = [...conditions, ...(beyond ? [beyond] : [])];
  const and = all.map((condition) => sql` and ${condition}`);
  const selected = selectResource(
    { ...definition, columns: sql`${sort.column} as sort_key, ${definition.columns}` },
    call,
  );
  return sql<FoundRow>`${selected}${sql.join(and, sql``)} order by ${order.by} limit ${count + 1}`;
}

async function countMatches(
  definition: AnyResource,
  { conditions }: Search,
  call: FhirCall,
): Promise<number> {
  const and = conditions.map((condition) => sql` and ${condition}`);
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${definition.from}
    where ${definition.visible(call.caller)}${sql.join(and, sql``)}`.execute(call.tx);
  return rows[0]?.found ?? 0;
}

/** Returns the address of a search, below the API's address. */
export const addressOf = (base: string, type: string, pairs: Pairs): string => {
  const query = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
  return query === '' ? `${base}/${type}` : `${base}/${type}?${query}`;
};

interface Found {
  readonly matches: FhirResource[];
  readonly next: string | undefined;
}

async function findPage(
  definition: AnyResource,
  search: Search,
  after: string | undefined,
  call: FhirCall,
): Promise<Found> {
  const { rows } = await searchStatement(definition, search, call, after).execute(call.tx);
  const { data, next } = orderOf(search.sort, definition).cut(rows, search.count, (row) => row);
  for (const { person_id } of data) if (person_id !== null) call.touched(person_id);
  const matches = data.map((row) => writeResource(definition, row, call));
  const place = next === null ? undefined : { parameters: search.used, after: next };
  const { base, seal } = call;
  const link = place && addressOf(base, definition.type, [[PAGE, sealPlace(seal, definition.type, place)]]);
  return { matches, next: link };
}

/** Returns the entries of a Bundle. Matches have only the requested elements, if the search names some. */
export const entriesOf = (
  resources: readonly FhirResource[],
  mode: 'match' | 'include',
  { elements }: Pick<Search, 'elements'>,
  base: string,
): BundleEntry[] =>
  resources.map((resource) => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource: elements && mode === 'match' ? onlyElements(resource, elements) : resource,
    search: { mode },
  }));

/** Returns resources that are not among `others`, each once. */
function without(resources: readonly FhirResource[], others: readonly FhirResource[]): FhirResource[] {
  const seen = new Set(others.map(({ resourceType, id }) => `${resourceType}/${id}`));
  return resources.filter(({ resourceType, id }) => {
    const key = `${resourceType}/${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Answers a search with a Bundle. Throws `FhirProblem` and `scope-missing`. */
export async function searchResources(
  definition: AnyResource,
  asked: { readonly pairs: Pairs; readonly handling: Handling },
  find: FindResource,
  call: FhirCall,
): Promise<Bundle> {
  requireType(definition, call, 'search');
  const { base, caller, seal } = call;
  const { type } = definition;
  const sealed = asked.pairs.find(([name]) => name === PAGE)?.[1];
  if (sealed !== undefined && asked.pairs.some(([name]) => name !== PAGE && name !== '_format'))
    throw alteredPage();
  const place = sealed === undefined ? undefined : openPlace(seal, type, sealed);
  const search = readSearch(definition, place?.parameters ?? asked.pairs, {
    handling: asked.handling,
    caller,
    base,
    timeZone: caller.timeZone,
  });
  call.touched(...search.patients);
  requireInclusions(search, find, call);
  const rows = await withRows(definition, search.used, call);
  const self = addressOf(base, type, sealed === undefined ? search.used : [[PAGE, sealed]]);
  const total = search.wantsTotal ? { total: await countMatches(rows, search, call) } : {};
  if (search.onlyTotal)
    return { resourceType: 'Bundle', type: 'searchset', ...total, link: [{ relation: 'self', url: self }] };
  const { matches, next } = await findPage(rows, search, place?.after, call);
  const included = without(
    [
      ...(await readIncluded(search.includes, matches, find, call)),
      ...(await readReferring(search.revIncludes, matches, find, call)),
    ],
    matches,
  );
  const entry = [
    ...entriesOf(matches, 'match', search, base),
    ...entriesOf(included, 'include', search, base),
  ];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...total,
    link: [{ relation: 'self', url: self }, ...(next === undefined ? [] : [{ relation: 'next', url: next }])],
    // An empty array is not allowed in FHIR.
    ...(entry.length === 0 ? {} : { entry }),
  };
}
