import type { NewRapidTest } from '@careline/core/internal/metrics';
import { newId } from '../../src/platform/database/new-id.ts';

/** A rapid test read at a moment in unix seconds. */
export const aRapidTest = (vitaId: string, now: number, facts: Partial<NewRapidTest> = {}): NewRapidTest => ({
  id: newId(),
  vitaId,
  test: 'malaria',
  result: 'negative',
  timestamp: now,
  metaInfo: { updatedAt: now },
  ...facts,
});
