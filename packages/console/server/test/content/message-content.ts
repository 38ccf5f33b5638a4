import type { NewMessage } from '@careline/core/internal/communication';
import { newId } from '../../src/platform/database/new-id.ts';

/** A message in the shape the console sends, at a moment in unix seconds. */
export const aMessage = (vitaId: string, now: number, facts: Partial<NewMessage> = {}): NewMessage => ({
  id: newId(),
  vitaId,
  template: 'reports',
  metaInfo: { updatedAt: now },
  ...facts,
});
