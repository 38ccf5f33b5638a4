import {
  MAX_SLOT_DAYS,
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { listProviderSlots } from '@careline/core/internal/encounters/availability';
import { isUuid } from '@careline/core/internal/http';
import type { Slot } from 'fhir/r4';
import { type RawBuilder, sql } from 'kysely';
import { readSlotsBetween } from '../../encounters/availability/provider-slots.ts';
import { listCareProviders } from '../../encounters/care-providers.ts';
import type { FhirCall } from '../fhir-call.ts';
import { FhirProblem, parameterProblem } from '../fhir-problem.ts';
import { type Criteria, defineResource, type ResourceRow } from '../fhir-resource.ts';
import { filled, own, toDateTime } from '../fhir-systems.ts';
import { coded, instants, refersTo } from '../search/common-parameters.ts';
import { readDate } from '../search/time-range.ts';

interface SlotRow extends ResourceRow {
  readonly schedule_id: string;
  readonly service_type: string;
  readonly status: 'free' | 'busy';
  readonly starts_at: number;
  readonly ends_at: number;
}

interface Window {
  readonly serviceType: ServiceType;
  /** Unix seconds, half-open. */
  readonly start: number;
  readonly end: number;
  readonly providers?: readonly string[];
}

const DAY_SECONDS = 86_400;

/** Ids name the care provider, the start and the place of the service in `SERVICE_TYPES`. */
const ID = /^(.{36})-(\d{1,11})-(\d{1,3})$/;
const slotId = (provider: string, start: number, serviceType: ServiceType): string =>
  `${provider}-${start}-${SERVICE_TYPES.indexOf(serviceType)}`;

function windowOfId(id: string): Window | undefined {
  const [, provider = '', start, place] = ID.exec(id) ?? [];
  const serviceType = SERVICE_TYPES[Number(place)];
  if (!isUuid(provider) || start === undefined || serviceType === undefined) return undefined;
  return { serviceType, start: Number(start), end: Number(start) + 1, providers: [provider] };
}

/** Reads the service of a search. Slots differ by service in their length. Throws `FhirProblem`. */
function readServiceType(values: readonly string[]): ServiceType {
  const [value = ''] = values;
  const code = value.slice(value.indexOf('|') + 1);
  const known = SERVICE_TYPES.find((one) => one === code);
  if (known && values.length === 1) return known;
  throw parameterProblem(
    'service-type',
    'A search for Slot needs one service-type, such as GP_CONSULTATION.',
  );
}

/** Reads the times between which slots start. Throws `FhirProblem` unless they are at most 31 days apart. */
function readWindow(values: readonly string[], timeZone: string): Pick<Window, 'start' | 'end'> {
  let [start, end] = [-Infinity, Infinity];
  for (const value of values) {
    if (value.includes(',')) throw parameterProblem('start', 'start of a Slot is one date at a time.');
    const date = readDate(value, timeZone);
    if (!date) continue;
    const { prefix, from, until } = date;
    if (prefix === 'eq' || prefix === 'ge') start = Math.max(start, from);
    if (prefix === 'gt' || prefix === 'sa') start = Math.max(start, until);
    if (prefix === 'eq' || prefix === 'le') end = Math.min(end, until);
    if (prefix === 'lt' || prefix === 'eb') end = Math.min(end, from);
  }
  if (end - start <= MAX_SLOT_DAYS * DAY_SECONDS + 3600) return { start, end };
  throw new FhirProblem(400, {
    code: 'too-costly',
    diagnostics: `A search for Slot needs a start within ${MAX_SLOT_DAYS} days, such as start=ge2026-01-31&start=lt2026-02-07.`,
    expression: 'http.start',
  });
}

function windowsOf(criteria: Criteria, timeZone: string): Window[] {
  const valuesOf = (wanted: string) => criteria.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const ids = valuesOf('_id').flatMap((value) => value.split(','));
  if (ids.length > 0) return ids.flatMap((id) => windowOfId(id) ?? []);
  const window = readWindow(valuesOf('start'), timeZone);
  return [{ serviceType: readServiceType(valuesOf('service-type')), ...window }];
}

/** Computes the slots of the facility's care providers that a search can find. */
async function computeSlots(criteria: Criteria, { tx, caller, now }: FhirCall): Promise<RawBuilder<unknown>> {
  const { facilityId, timeZone } = caller;
  const known = (await listCareProviders(tx, facilityId)).map(({ id }) => id);
  const rows: SlotRow[] = [];
  for (const { serviceType, start, end, providers } of windowsOf(criteria, timeZone)) {
    const among = providers ? known.filter((id) => providers.includes(id)) : known;
    const slots =
      end <= start ? [] : await readSlotsBetween(tx, among, { facilityId, serviceType, now }, { start, end });
    rows.push(
      ...slots.map((one) => ({
        id: slotId(one.careProviderId, one.start, serviceType),
        person_id: null,
        updated_at: now,
        schedule_id: one.careProviderId,
        service_type: serviceType,
        status: one.left > 0 ? ('free' as const) : ('busy' as const),
        starts_at: one.start,
        ends_at: one.end,
      })),
    );
  }
  return slotTable(rows);
}

const slotTable = (
  rows: readonly SlotRow[],
): RawBuilder<unknown> => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as r(id text, updated_at bigint, schedule_id uuid, service_type text, status text, starts_at bigint, ends_at bigint)`;

export const slot = defineResource<SlotRow, Slot>({
  type: 'Slot',
  description: 'Bookable times of care providers, from now on. They are computed for each search.',
  unsupported: [
    `A search needs one \`service-type\` and a \`start\` within ${MAX_SLOT_DAYS} days, or an \`_id\`.`,
    'A slot that several patients can book is `free` until the last place is taken.',
  ],
  right: listProviderSlots,
  from: slotTable([]),
  columns: sql`null::uuid as person_id, r.schedule_id, r.service_type, r.status, r.starts_at, r.ends_at`,
  updatedAt: sql`r.updated_at`,
  rowId: 'name',
  compute: computeSlots,
  visible: () => sql<boolean>`true`,
  parameters: {
    schedule: refersTo('the care provider', sql`r.schedule_id`, 'Schedule', 'schedule'),
    'service-type': coded('the service', sql`r.service_type`, SERVICE_TYPES, own('service-type')),
    start: instants('when it starts', sql`r.starts_at`),
    status: coded('free or busy', sql`r.status`, ['free', 'busy'], 'http://hl7.org/fhir/slotstatus'),
  },
  sorts: { start: { column: sql`r.starts_at`, type: 'bigint' } },
  order: 'start',
  toResource: (row) =>
    filled<Slot>({
      resourceType: 'Slot',
      serviceType: [
        {
          coding: [{ system: own('service-type'), code: row.service_type }],
          text: serviceTypeLabel(row.service_type, { locale: 'en' }),
        },
      ],
      schedule: { reference: `Schedule/${row.schedule_id}` },
      status: row.status,
      start: toDateTime(row.starts_at),
      end: toDateTime(row.ends_at),
    }),
});
