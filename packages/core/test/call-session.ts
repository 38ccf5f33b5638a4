import {
  type CallSession,
  type CallSessionOptions,
  createCallSession,
  openCallContext,
} from '#calls/session';
import type { MetricRecord } from '#metrics';
import { aPatient, callHandlers, fakeHttp } from './call-server.ts';
import { aContact } from './contacts.ts';

export const NOON_IN_KOLKATA = Date.UTC(2024, 0, 5, 6, 30);

export function aReading(
  metric: string,
  values: MetricRecord['values'],
  timestamp = 1_704_000_000,
): MetricRecord {
  const metaInfo = { updatedAt: timestamp, deleted: false, source: 'manual', createdAt: timestamp };
  return { id: `${metric}-${timestamp}`, metric, timestamp, values, author: 'Asha', metaInfo };
}

export function aCallSession(facts: Partial<CallSessionOptions> = {}, records: readonly MetricRecord[] = []) {
  const server = fakeHttp(callHandlers());
  let ids = 0;
  const windows: { metric: string; from: number; to: number }[] = [];
  const session = createCallSession({
    http: server.http,
    metrics: {
      async read({ metric, from, to }) {
        windows.push({ metric, from, to });
        return records.filter(
          (record) =>
            record.metric === metric && Number(record.timestamp) >= from && Number(record.timestamp) <= to,
        );
      },
    },
    context: openCallContext({
      vitaId: aPatient(1).vitaId,
      facilityId: aContact(1).facilityId,
      programme: 'ahc',
      providerId: 'coach',
      providerName: 'Anita Coach',
      userEnrollmentDate: 1_700_000_000,
    }),
    callType: 'ad-hoc',
    now: () => NOON_IN_KOLKATA,
    newId: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    timeZone: 'Asia/Kolkata',
    callingHours: { from: '08:00', to: '20:00' },
    ...facts,
  });
  return { ...server, session, windows, state: () => session.store.getState() };
}

export async function aRunningCall(records: readonly MetricRecord[] = []) {
  const call = aCallSession({}, records);
  await call.session.load();
  await call.session.dial();
  return call;
}

export function enterPressure(session: CallSession, systolic: string, diastolic: string): void {
  session.setValue({ section: 'bloodPressure', key: 'systolic' }, systolic);
  session.setValue({ section: 'bloodPressure', key: 'diastolic' }, diastolic);
}
