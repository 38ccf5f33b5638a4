import type { Bundle, FhirResource } from 'fhir/r4';
import type { FhirCall } from './fhir-call.ts';
import { parameterProblem } from './fhir-problem.ts';
import { FHIR_TYPES, type FhirType } from './fhir-type.ts';
import { patientParameter, readRows, readSince, readTypes, requireKnown } from './patient-rows.ts';
import { mayReadType, readResource, requireType } from './read-resource.ts';
import { hasId } from './row-id.ts';
import { type FindResource, readIncluded } from './search/included.ts';
import { alteredPage, openPlace, PAGE, sealPlace } from './search/page-link.ts';
import { type Pairs, readCount } from './search/read-search.ts';
import { addressOf, entriesOf } from './search/run-search.ts';
import { writeResource } from './write-resource.ts';

/** Parameters of the operation, for the documentation. */
export const EVERYTHING_PARAMETERS = ['_since', '_type', '_count'] as const;

interface Wanted {
  readonly types: readonly FhirType[];
  readonly since: number | undefined;
  readonly count: number;
  /** The type and id after which to continue. */
  readonly after: { readonly type: FhirType; readonly id: string } | undefined;
  readonly used: Pairs;
}

/** The access log is not part of the record, and grows with every page that is read. */
const LOG = 'AuditEvent';

/**
 * Returns the types of a patient's record that the caller may read. Throws `scope-missing` for one that is named, and
 * `FhirProblem` for the access log.
 */
function typesOf(named: readonly FhirType[] | undefined, find: FindResource, call: FhirCall): FhirType[] {
  if (named?.includes(LOG)) {
    throw parameterProblem('_type', `$everything has no ${LOG}: search it by its patient.`, 'not-supported');
  }
  for (const type of named ?? []) requireType(find(type), call, 'read');
  return (named ?? FHIR_TYPES).filter(
    (type) =>
      type !== LOG && (type === 'Patient' || patientParameter(find(type))) && mayReadType(find(type), call),
  );
}

const ALL_ELEMENTS = { elements: undefined };

const purposeOf = (id: string): string => `Patient/${id}/$everything`;

function readPlace(after: string): Wanted['after'] {
  const [type, id = ''] = after.split('/');
  const known = FHIR_TYPES.find((one) => one === type);
  return known && { type: known, id };
}

function readWanted(id: string, pairs: Pairs, find: FindResource, call: FhirCall): Wanted {
  const sealed = pairs.find(([name]) => name === PAGE)?.[1];
  if (sealed !== undefined && pairs.some(([name]) => name !== PAGE && name !== '_format'))
    throw alteredPage();
  const place = sealed === undefined ? undefined : openPlace(call.seal, purposeOf(id), sealed);
  const used = (place?.parameters ?? pairs).filter(([name, value]) => name !== '_format' && value !== '');
  const names = used.map(([name]) => name);
  requireKnown('$everything', names, EVERYTHING_PARAMETERS);
  const values = (wanted: string) => used.flatMap(([name, value]) => (name === wanted ? [value] : []));
  return {
    types: typesOf(readTypes(values('_type')), find, call),
    since: readSince(values('_since').at(-1)),
    count: Math.max(readCount(values('_count').at(-1)), 1),
    after: place && readPlace(place.after),
    used,
  };
}

/** Reads resources of a patient after a place, one more than wanted to see whether there is a further page. */
async function readFrom(
  id: string,
  { types, since, count, after }: Wanted,
  find: FindResource,
  call: FhirCall,
): Promise<FhirResource[]> {
  const found: FhirResource[] = [];
  const first = after ? types.indexOf(after.type) : 0;
  for (const type of types.slice(first)) {
    const definition = find(type);
    const isTheirs =
      type === 'Patient' ? hasId(definition, id) : patientParameter(definition)?.match(id, 'Patient');
    if (!isTheirs) continue;
    const rows = await readRows(
      definition,
      {
        conditions: [isTheirs],
        since,
        after: type === after?.type ? after.id : undefined,
        limit: count + 1 - found.length,
      },
      call,
    );
    found.push(...rows.map((row) => writeResource(definition, row, call)));
    if (found.length > count) break;
  }
  return found;
}

/** Returns `Type:parameter` of every reference to staff, teams and places that the caller may read. */
const supportOf = (types: readonly FhirType[], find: FindResource, call: FhirCall): string[] =>
  types.flatMap((type) =>
    Object.entries(find(type).parameters).flatMap(([name, parameter]) =>
      parameter.kind === 'reference' &&
      parameter.targets.every((target) => !patientParameter(find(target)) && target !== 'Patient') &&
      parameter.targets.every((target) => mayReadType(find(target), call))
        ? [`${type}:${name}`]
        : [],
    ),
  );

/**
 * Returns a page of everything in a patient's record that the caller may read: the patient first, then type by type.
 * Each page also has the staff and places that its resources name. Throws `FhirProblem` and `scope-missing`.
 */
export async function readEverything(
  id: string,
  pairs: Pairs,
  find: FindResource,
  call: FhirCall,
): Promise<Bundle> {
  await readResource(find('Patient'), id, call);
  const wanted = readWanted(id, pairs, find, call);
  const found = await readFrom(id, wanted, find, call);
  const matches = found.slice(0, wanted.count);
  const last = found.length > matches.length ? matches.at(-1) : undefined;
  const included = await readIncluded(supportOf(wanted.types, find, call), matches, find, call);
  const linkTo = (query: Pairs) => addressOf(call.base, purposeOf(id), query);
  const next = last && {
    parameters: wanted.used,
    after: `${last.resourceType}/${last.id}`,
  };
  const page = pairs.filter(([name]) => name === PAGE);
  const entry = [
    ...entriesOf(matches, 'match', ALL_ELEMENTS, call.base),
    ...entriesOf(included, 'include', ALL_ELEMENTS, call.base),
  ];
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link: [
      { relation: 'self', url: linkTo(page.length > 0 ? page : wanted.used) },
      ...(next
        ? [{ relation: 'next', url: linkTo([[PAGE, sealPlace(call.seal, purposeOf(id), next)]]) }]
        : []),
    ],
    ...(entry.length === 0 ? {} : { entry }),
  };
}
