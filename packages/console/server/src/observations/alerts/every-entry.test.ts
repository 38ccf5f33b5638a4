// spec: limits-dangerous

import { SCORE_PREFERENCES } from '@careline/core/internal/assessments';
import {
  listReadingAlerts,
  type MetricType,
  readMetricEndpoints,
  WHOLE_RECORD,
} from '@careline/core/internal/metrics';
import { listTimeline } from '@careline/core/internal/overview';
import { getPatient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { ENTRIES, type Entry, RESULTS_WITHOUT_A_VALUE } from '../../../test/patients/entry-places.ts';
import { aSafetyPerson } from '../../../test/patients/safety-people.ts';
import { DEVICE } from '../../calls/telephony/telephony.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { clinicalRoutesWith } from '../../service/clinical-routes.ts';
import { readFlagged } from '../../worklist/work-facts.ts';

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'my_encounters', 'tasks'];

/** A short run takes a sample of the places, chosen by `CARELINE_SEED`; `npm run prove` takes all. */
const SHARE = process.env.CARELINE_TESTS === 'short' ? 6 : 1;
const OF_RUN = ENTRIES.filter((_, place) => (place + Number(process.env.CARELINE_SEED ?? 0)) % SHARE === 0);

/** Endpoints that accept values but need no entry of their own, with the reason. */
const NO_PLACES: Readonly<Record<string, string>> = {
  'user/register': 'numbers of identity',
  'user/walkin': 'numbers of identity',
  'user/duplicates': 'numbers of identity',
  'billing/day/close': 'sums of money',
  'user/update': 'numbers of identity',
  'vitals/uricacid/add': 'the page has no alert for it',
  'vitals/pregnancytest/add': 'the page has no alert for it',
  'vitals/symptom/add': 'a sign beside other values',
  'calllog/correct': 'a correction of a call: alerts-of-calls.test.ts',
  'prescriptions/sign': 'doses',
  'prescriptions/reconcile': 'which medicines are taken',
  'prescriptions/adherence': 'which medicines are taken',
};

/** Field names under which requests send a patient's values. */
const VALUE_NAMES = ['values', 'readings', 'answers', 'inputs', 'lines', 'result', 'value'];

/** Returns whether a request body accepts values, at any depth. */
function takesValues(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  const { entries } = schema as { entries?: Readonly<Record<string, unknown>> };
  if (entries && VALUE_NAMES.some((name) => Object.hasOwn(entries, name))) return true;
  return Object.values(schema).some((one) => takesValues(one, seen));
}

interface OpenItem {
  readonly alerts?: readonly { readonly readingId: string }[];
}

/** Returns the open items shown before work with a patient ends. */
async function openItems(at: CallClinic, vitaId: string): Promise<readonly OpenItem[]> {
  const route = clinicalRoutesWith(DEVICE).find(({ endpoint }) => endpoint.name === 'overview/open');
  if (!route) return [];
  const { data } = (await at.call(route.endpoint, { query: { vitaId } as never })) as { data: OpenItem[] };
  return data;
}

const title = ({ place, field, value, who }: Entry): string =>
  `${value.text} ${value.unit} of ${who}, entered by ${place} as ${field}`.replace(/ +/g, ' ');

describe.each(databasesOfRun)('a critical value, wherever it is entered, on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
    at = await aCallClinic(kind, SCOPES);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: SCOPES, case_sheet_access: 'PROVIDER' })
      .execute();
    const { organisationId: organisation_id } = at.clinic;
    const offered = JSON.stringify({ offered: true, fromAge: null, toAge: null, programmes: [] });
    await at.database.db
      .insertInto('preference')
      .values(SCORE_PREFERENCES.map((type) => ({ organisation_id, type, info: offered, updated_at: 1 })))
      .execute();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await at.database.remove();
  });

  // The list is paged: other patients' alerts would push some out.
  beforeEach(() => at.database.db.deleteFrom('reading_alert').execute());

  /** Returns the ids that the trend and the list of readings are built from. */
  async function readingIds(vitaId: string, metric: string): Promise<readonly string[]> {
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const endpoint = readMetricEndpoints[metric as MetricType];
    if (!endpoint) return [];
    const { data } = await at.call(endpoint, { openPatient: vitaId, query });
    return data.map((one) => (one as { id: string }).id);
  }

  it.each(OF_RUN.map((entry): [string, Entry] => [title(entry), entry]))('%s', async (_, entry) => {
    const { metric, value, who, enter } = entry;
    const vitaId = await aSafetyPerson(at, who);
    await enter(at, vitaId).catch((error: unknown) => {
      const errors = error instanceof ProblemError ? error.facts.errors : undefined;
      throw errors ? new Error(`Refused: ${JSON.stringify(errors)}`) : error;
    });

    const { data: alerts } = await at.call(listReadingAlerts, { query: { days: '31' } });
    const alert = alerts.find((one) => one.vitaId === vitaId && one.metric === metric);
    const { data: patient } = await at.call(getPatient, { query: { vitaId } });
    const { data: timeline } = await at.call(listTimeline, { query: { vitaId, limit: '100' } });
    const readings = await readingIds(vitaId, metric);
    const open = (await openItems(at, vitaId)).flatMap((item) => item.alerts ?? []);
    const { readingId } = alert ?? {};
    const flagged = await readFlagged(at.database.db, { ids: [vitaId], now: NOW });
    expect({
      'in alerts/list': alert?.level,
      'in the trend': readings.filter((id) => id === readingId).length,
      'on the patient page': patient.alerts?.find((one) => one.readingId === readingId)?.level,
      'in the timeline': timeline.some((item) => item.alert?.readingId === readingId),
      'in the finish sheet': open.some((one) => one.readingId === readingId),
      'in the worklist': (flagged.get(vitaId) ?? []).some(({ level }) => level === value.level),
    }).toEqual({
      'in alerts/list': value.level,
      'in the trend': 1,
      'on the patient page': value.level,
      'in the timeline': true,
      'in the finish sheet': true,
      'in the worklist': true,
    });
  });

  it('is covered for every endpoint that takes values', () => {
    const places = new Set(ENTRIES.map(({ place }) => place));
    const takers = clinicalRoutesWith(DEVICE)
      .filter(({ endpoint }) => endpoint.method !== 'GET' && takesValues(endpoint.body))
      .map(({ endpoint }) => endpoint.name);
    expect(takers.filter((name) => !places.has(name) && !(name in NO_PLACES))).toEqual([]);
  });

  it('is covered for each laboratory test with a critical limit', () => {
    expect(RESULTS_WITHOUT_A_VALUE).toEqual([]);
  });

  it('is checked at every place', () => {
    const counts: Record<string, number> = {};
    for (const { place } of ENTRIES) {
      const [room] = place.split('/');
      counts[room ?? place] = (counts[room ?? place] ?? 0) + 1;
    }
    console.info(`Entries of critical values: ${JSON.stringify(counts)}, together ${ENTRIES.length}`);
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  });
});
