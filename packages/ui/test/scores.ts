import type { Assessment } from '@careline/core/internal/assessments';
import { NOW, vitaId } from './patient-care.ts';

const SECONDS = NOW / 1000;

/** A complete NEWS2 score as the service returns it. */
export const aScore = (facts: Partial<Assessment> = {}): Assessment => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  vitaId,
  facilityId: '01990000-0000-7000-8000-0000000000f1',
  scale: 'NEWS',
  version: 'NEWS2, 2017',
  at: SECONDS - 600,
  inputs: [
    { key: 'respiration', value: 11 },
    { key: 'spo2', value: 95, at: SECONDS - 3600 },
    { key: 'oxygen', value: 'air' },
  ],
  result: { total: 4, band: 'low', known: 7, of: 7 },
  reportedTo: '',
  author: { id: '01990000-0000-7000-8000-0000000000b1', name: 'Asha Coach' },
  withdrawn: null,
  metaInfo: { updatedAt: SECONDS - 600, createdAt: SECONDS - 600, deleted: false, source: 'manual' },
  ...facts,
});

/** Scores for a man of 64 whose temperature is on record. */
export const offered = {
  oxygenScale: 1,
  data: [
    { scale: 'NEWS', inputs: [{ key: 'temperature', value: 38, at: SECONDS - 3600 }] },
    { scale: 'MEWC', notFor: 'not-maternity', inputs: [] },
    { scale: 'PHQ_9', inputs: [] },
  ],
};
