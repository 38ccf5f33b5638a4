import type {
  EncounterChangeReason,
  LifecycleEvent,
  NewEncounter,
  NewOutcome,
} from '@careline/core/internal/encounters';
import { newId } from '../../src/platform/database/new-id.ts';

/** Scopes of staff who book health checks. */
export const HEALTH_CHECK_STAFF = ['prohealth', 'health-check-registration'];

/** Returns encounters in the shape the console sends, at a moment in unix seconds. */
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
    name: LifecycleEvent,
    facts: { readonly careProviderId?: string | undefined; readonly outcome?: NewOutcome | undefined } = {},
  ) => ({
    id: newId(),
    event: name,
    ...(['cancel', 'decline', 'reject'].includes(name) && { reason: 'patient-asked' as const }),
    ...facts,
    metaInfo,
  });

  /** A consultation in progress, ready to be completed. */
  const consultation = (vitaId: string, facilityId: string, facts: Partial<NewEncounter> = {}) => {
    const { package: _, ...rest } = encounter(vitaId, facilityId, {
      encounterType: 'PHC',
      serviceType: 'GP_CONSULTATION',
      period: { start: now - 600, end: now + 1200 },
    });
    return { ...rest, ...facts } satisfies NewEncounter;
  };

  const move = (facts: { note?: string; reason?: EncounterChangeReason } = {}) => ({
    id: newId(),
    reason: 'patient-asked' as EncounterChangeReason,
    metaInfo,
    ...facts,
  });

  return { encounter, consultation, event, move };
}
