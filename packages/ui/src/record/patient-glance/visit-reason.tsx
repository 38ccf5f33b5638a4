import type { Encounter, EncounterEvent } from '@careline/core/internal/encounters';
import { PriorityWords, ServiceName, useEncounterTimes } from '../../encounters/encounter-words/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { patientGlanceMessages } from './patient-glance.messages.ts';

export interface VisitReasonProps {
  readonly encounter: Encounter;
  readonly events: readonly EncounterEvent[];
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

/** Why the patient comes, for which service, and who booked it. */
export function VisitReason({ encounter, events, partner }: VisitReasonProps) {
  const t = useMessages(patientGlanceMessages);
  const { when } = useEncounterTimes();
  const { reason, priority = 'routine' } = encounter;
  const booked = events.find(({ event }) => event === 'create');
  return (
    <>
      <p className={`wrap-anywhere whitespace-pre-line ${reason ? '' : 'text-muted'}`}>
        {reason ?? t('noReason')}
      </p>
      <p className="flex flex-wrap gap-x-2 text-muted text-xs">
        <ServiceName {...encounter} partner={partner} />
        {priority !== 'routine' && <PriorityWords priority={priority} />}
      </p>
      {booked && (
        <p className="text-muted text-xs tabular-nums">
          <Untranslated parts={[booked.author.name]}>
            {t('bookedBy', { name: booked.author.name, when: when(booked.metaInfo.createdAt) })}
          </Untranslated>
        </p>
      )}
    </>
  );
}
