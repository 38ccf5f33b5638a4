import type { NewGoal, NewNote, NewTask } from '@careline/core/internal/care';
import { newId } from '../../src/platform/database/new-id.ts';

const metaInfoAt = (now: number) => ({ updatedAt: now, deleted: false, source: 'manual' });

/** A note in the shape the console sends, at a moment in unix seconds. */
export const aNote = (vitaId: string, now: number, facts: Partial<NewNote> = {}): NewNote => ({
  id: newId(),
  vitaId,
  kind: 'family',
  text: 'Her daughter answers in the mornings',
  metaInfo: metaInfoAt(now),
  ...facts,
});

export const aTask = (vitaId: string, now: number, facts: Partial<NewTask> = {}): NewTask => ({
  id: newId(),
  vitaId,
  what: 'Ask for the HbA1c report',
  dueOn: '2025-10-20',
  metaInfo: metaInfoAt(now),
  ...facts,
});

/** HbA1c below 7 %. */
export const aGoal = (vitaId: string, now: number, facts: Partial<NewGoal> = {}): NewGoal => ({
  id: newId(),
  vitaId,
  metric: 'hba1c',
  key: 'value',
  target: { comparator: '<', text: '7', unit: '%' },
  since: '2020-01-01',
  metaInfo: metaInfoAt(now),
  ...facts,
});
