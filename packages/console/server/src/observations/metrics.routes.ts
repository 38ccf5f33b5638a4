import { LABORATORY } from '@careline/core/labs';
import {
  addVitalEndpoints,
  ENTERED_METRICS,
  type EnteredMetric,
  listOtherReadings,
  METRIC_TYPES,
  type MetricType,
  readMetricEndpoints,
} from '@careline/core/metrics';
import { requirePatient } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { entryOf } from '../platform/access/entry-of.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { enteredFaults } from './entered-faults.ts';
import { withFaces } from './laboratory-records.ts';
import * as otherReadings from './other-readings.ts';
import { addReadings, readingFaults, readReadings } from './readings.ts';

/** The one patient of the Open token, still one of the facility's. */
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
    return { vitaId, data: await withFaces(call.tx, vitaId, records, call.caller.timeZone) };
  });

const addRoute = (metric: EnteredMetric): Route =>
  route(addVitalEndpoints[metric], async ({ body: { data: reading } }, call) => {
    const vitaId = await patientOf(call);
    const entry = entryOf(call);
    const faults = readingFaults(reading, entry, 'data');
    if (reading.metric !== metric) faults.push({ path: 'data.metric', message: `must be ${metric} here` });
    refuseFaults(faults);
    refuseFaults([...(await enteredFaults(call.tx, reading, { vitaId, metric, entry }))]);
    await addReadings(call.tx, [reading], entry, { vitaId });
    const metaInfo = { ...reading.metaInfo, createdAt: entry.now };
    return { vitaId, data: { id: reading.id, metaInfo } };
  });

const otherRoute = route(listOtherReadings, async ({ query }, call) => {
  const vitaId = await patientOf(call);
  return { vitaId, ...(await otherReadings.listOtherReadings(call.tx, { vitaId, ...query })) };
});

export const metricRoutes: readonly Route[] = [
  otherRoute,
  ...METRIC_TYPES.map(readRoute),
  ...ENTERED_METRICS.map(addRoute),
];
