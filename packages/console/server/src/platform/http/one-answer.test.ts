import { addCallLog, addTouchpoint, getCallLog } from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { flagOfReading } from '@careline/core/internal/calls/readings';
import type { FormDefinition } from '@careline/core/internal/forms';
import { listReadingAlerts, type MetricRecord } from '@careline/core/internal/metrics';
import { getPatient } from '@careline/core/internal/patients';
import { buildTrends, createTrendFlags, getPatientCourse } from '@careline/core/internal/trends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { reportOnCall } from '../../../test/patients/safety-people.ts';

const timeZone = 'Asia/Kolkata';
type Answers = Record<string, Record<string, unknown>>;

const delivered = (date: string, outcome: string): Answers => ({
  deliveryDetails: { delivered: 'YES', date, outcome },
});

describe.each(databasesOfRun)('history, alerts, viewer and call on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  /** Stores a call of today with a blood pressure. */
  async function measured(vitaId: string, systolic: string, diastolic: string) {
    const form = callForm('healthy_motherhood', 'adhoc') as FormDefinition;
    const contact = at.content.contact(vitaId, { programme: 'healthy_motherhood', callType: 'adhoc' });
    await at.call(addTouchpoint, { body: { contact } });
    const answers = {
      bloodPressure: { systolic, systolicUnit: 'mm[Hg]', diastolic, diastolicUnit: 'mm[Hg]' },
      escalation: { about: ['CRITICAL_READING'], handedTo: 'Dr Rao', handedAt: '2025-10-09T14:20' },
    };
    const body = at.content.saved(contact.id, vitaId, {
      log: at.content.log({ form: form.id, answers }),
    });
    await at.call(addCallLog, { body });
    const { readings } = await at.call(getCallLog, { query: { contactId: contact.id } });
    const { data } = await at.call(listReadingAlerts, { query: { state: 'open', days: '31' } });
    return { reading: readings?.[0], alert: data.find((alert) => alert.vitaId === vitaId) };
  }

  /** Returns the viewer's judgement of the same reading. */
  async function viewed(vitaId: string, reading: Pick<MetricRecord, 'id' | 'timestamp' | 'values'>) {
    const { course } = await at.call(getPatientCourse, { query: { vitaId } });
    const metaInfo = { updatedAt: NOW, createdAt: NOW, deleted: false, source: 'manual' };
    const record: MetricRecord = { ...reading, metric: 'bloodpressure', metaInfo };
    const flags = createTrendFlags({ person: course, timeZone });
    const [trend] = buildTrends([record], { timeZone }).trends;
    const point = trend?.lines[0]?.points[0];
    return point && flags.of(point)?.code;
  }

  /** Returns a screen's own judgement, from the facts it has about the patient. */
  async function judged(vitaId: string, record: Pick<MetricRecord, 'timestamp' | 'values'>) {
    const { data: patient } = await at.call(getPatient, { query: { vitaId } });
    return flagOfReading({ ...record, metric: 'bloodpressure' }, { patient, timeZone })?.code;
  }

  it.each<[string, Answers | undefined, readonly [string, string], string, string | undefined]>([
    ['nobody told of a pregnancy', undefined, ['142', '92'], 'ish:grade1', undefined],
    ['with child', { pregnancy: { edd: '2026-02-01' } }, ['162', '96'], 'ob:severe', 'critical'],
    ['after a birth', delivered('2025-09-20', 'BABY_LIVES'), ['162', '96'], 'ob:severe', 'critical'],
    ['after a stillbirth', delivered('2025-09-20', 'STILLBIRTH'), ['162', '96'], 'ob:severe', 'critical'],
    ['after a child died', delivered('2025-09-20', 'BABY_DIED'), ['162', '96'], 'ob:severe', 'critical'],
    ['long after a stillbirth', delivered('2025-06-20', 'STILLBIRTH'), ['162', '96'], 'ish:grade2', 'review'],
    [
      'after a loss',
      { miscarriage: { told: true, date: '2025-09-20' } },
      ['162', '96'],
      'ob:severe',
      'critical',
    ],
    [
      'long after a loss',
      { miscarriage: { told: true, date: '2025-06-20' } },
      ['162', '96'],
      'ish:grade2',
      'review',
    ],
  ])('agree: %s', async (_, answers, [systolic, diastolic], code, level) => {
    const vitaId = await at.newPatient({ gender: 'female', birthDate: '1996-02-29' });
    if (answers) await reportOnCall(at, vitaId, answers);
    const { reading, alert } = await measured(vitaId, systolic, diastolic);
    const values = reading?.values.map(({ key, text, unit = '' }) => ({ key, text, unit })) ?? [];
    const { id = '', timestamp = 0 } = reading ?? {};
    expect({
      history: [reading?.flag?.code, reading?.flag?.level],
      alert: [alert?.flag, alert?.level],
      viewer: await viewed(vitaId, { id, timestamp, values }),
      call: await judged(vitaId, { timestamp, values }),
    }).toEqual({
      history: [code, level],
      alert: level === undefined ? [undefined, undefined] : [code, level],
      viewer: code,
      call: code,
    });
  });
});
