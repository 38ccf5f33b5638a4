import type { EncounterChangeReason, NewEncounter } from '@careline/core/encounters';
import { newId } from '../../src/platform/database/new-id.ts';

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

  const event = (
    name: 'create' | 'accept' | 'decline' | 'complete' | 'cancel' | 'reject' | 'assign_care_provider',
  ) => ({
    id: newId(),
    event: name,
    ...(name === 'cancel' && { reason: 'patient-asked' as const }),
    metaInfo,
  });

  const move = (facts: { note?: string; reason?: EncounterChangeReason } = {}) => ({
    id: newId(),
    reason: 'patient-asked' as EncounterChangeReason,
    metaInfo,
    ...facts,
  });

  return { encounter, event, move };
}
