import type { addCallLog, NewContact, NewContactStatus } from '@careline/core/internal/calls';
import type { BodyOf } from '@careline/core/internal/http';
import type { NewReading } from '@careline/core/internal/metrics';
import { newId } from '../../src/platform/database/new-id.ts';

/** Returns call content in the shape the console sends, at a moment in unix seconds. */
export function callContent(now: number) {
  const metaInfo = { updatedAt: now, deleted: false, source: 'manual' };

  const contact = (vitaId: string, facts: Partial<NewContact> = {}): NewContact => ({
    id: newId(),
    vitaId,
    programme: 'ahc',
    callType: 'ad-hoc',
    startedAt: now - 300,
    metaInfo,
    ...facts,
  });

  const status = (facts: Partial<NewContactStatus> = {}): NewContactStatus => ({
    id: newId(),
    disposition: 'no-answer',
    endedAt: now - 10,
    metaInfo,
    ...facts,
  });

  const bloodPressure = (facts: Partial<NewReading> = {}): NewReading => ({
    id: newId(),
    metric: 'bloodpressure',
    timestamp: now - 300,
    values: [
      { key: 'systolic', text: '142', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '88', unit: 'mm[Hg]' },
    ],
    irrPulse: true,
    metaInfo,
    ...facts,
  });

  const log = (facts: object = {}) => ({
    form: 'chronic-care/ad-hoc@1',
    answers: {
      bloodPressure: {
        systolic: '142',
        systolicUnit: 'mm[Hg]',
        diastolic: '88',
        diastolicUnit: 'mm[Hg]',
        irrPulse: true,
      },
      complaints: { notes: 'Dizzy in the mornings' },
    },
    metaInfo,
    ...facts,
  });

  const saved = (
    contactId: string,
    vitaId: string,
    facts: Partial<BodyOf<typeof addCallLog>> = {},
  ): BodyOf<typeof addCallLog> => ({
    contactId,
    vitaId,
    status: status({ disposition: 'reached-patient' }),
    log: log(),
    ...facts,
  });

  return { contact, status, bloodPressure, log, saved };
}
