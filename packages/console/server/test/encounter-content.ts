import type { NewEncounter } from '@careline/core/encounters';
import { newId } from '../src/store/new-id.ts';

/** Encounters as the console sends them, at one moment (unix seconds). */
export function encounterContent(now: number) {
  const metaInfo = { updatedAt: now, deleted: false, source: 'manual' };

  const encounter = (
    vitaId: string,
    facilityId: string,
    facts: Partial<NewEncounter> = {},
  ): NewEncounter => ({
    id: newId(),
    vitaId,
    facilityId,
    consultationMode: 'PHYSICAL',
    encounterClass: 'AMB',
    encounterType: 'AHC',
    serviceType: 'PROHEALTH_CHECK',
    package: 'basic',
    period: { start: now + 86_400, end: now + 88_200 },
    metaInfo,
    ...facts,
  });

  const event = (name: 'create' | 'accept' | 'complete' | 'cancel' | 'reject' | 'assign_care_provider') => ({
    id: newId(),
    event: name,
    metaInfo,
  });

  return { encounter, event };
}
