import { LABORATORY } from '@careline/core/internal/labs';
import {
  addVitalEndpoints,
  type bareReadingSchema,
  ENTERED_METRICS,
  type EnteredMetric,
  fromBareReading,
  listOtherReadings,
  METRIC_TYPES,
  type MetricType,
  readMetricEndpoints,
} from '@careline/core/internal/metrics';
import type { InferOutput } from 'valibot';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf, refuseFaults } from '../platform/access/entry.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Call, type Route, type RouteInput, route } from '../platform/http/route.ts';
import { asChecked, idOfContent, storedBefore } from './bare-readings.ts';
import { enteredFaults } from './entered-faults.ts';
import { withStatuses } from './laboratory-records.ts';
import * as otherReadings from './other-readings.ts';
import { addReadings, readingFaults, readReadings } from './readings.ts';

/** Returns the patient of the Open token, if still a patient of the facility. */
async function patientOf({ tx, caller, openPatient, touched }: Call): Promise<string> {
  if (openPatient === undefined) throw new ProblemError('token-invalid');
  touched(openPatient);
  await requirePatient(tx, caller, openPatient);
  return openPatient;
}

const readRoute = (metric: MetricType): Route =>
  route(readMetricEndpoints[metric], async ({ query }, call) => {
    const vitaId = await patientOf(call);
    const records = await readReadings(call.tx, { vitaId, metric, ...query });
    if (metric !== LABORATORY) return { vitaId, data: records };
    return { vitaId, data: await withStatuses(call.tx, vitaId, records, call.caller.timeZone) };
  });

type AddEndpoint = (typeof addVitalEndpoints)[EnteredMetric];
type BareBody = { readonly data: InferOutput<ReturnType<typeof bareReadingSchema>> };

const addRoute = (metric: EnteredMetric): Route => {
  const add = async ({ body: { data: reading } }: RouteInput<AddEndpoint>, call: Call) => {
    const vitaId = await patientOf(call);
    const entry = entryOf(call);
    const earlier = await storedBefore(call.tx, vitaId, reading);
    if (earlier) return { vitaId, data: earlier };
    const faults = readingFaults(reading, entry, 'data');
    if (reading.metric !== metric) faults.push({ path: 'data.metric', message: `must be ${metric} here` });
    refuseFaults(faults);
    refuseFaults([...(await enteredFaults(call.tx, asChecked(vitaId, reading), { vitaId, metric, entry }))]);
    await addReadings(call.tx, [reading], entry, { vitaId });
    const metaInfo = { ...reading.metaInfo, createdAt: entry.now };
    return { vitaId, data: { id: reading.id, metaInfo } };
  };
  const fromBare = ({ data }: BareBody, { openPatient = '', now }: Call) => {
    const reading = fromBareReading(data, metric, now);
    return { data: { id: idOfContent(openPatient, reading), ...reading } };
  };
  return route(addVitalEndpoints[metric], add, { fromBare });
};

const otherRoute = route(listOtherReadings, async ({ query }, call) => {
  const vitaId = await patientOf(call);
  return { vitaId, ...(await otherReadings.listOtherReadings(call.tx, { vitaId, ...query })) };
});

export const metricRoutes: readonly Route[] = [
  otherRoute,
  ...METRIC_TYPES.map(readRoute),
  ...ENTERED_METRICS.map(addRoute),
];
