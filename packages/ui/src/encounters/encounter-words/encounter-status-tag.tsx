import {
  type Encounter,
  type EncounterStatus,
  encounterStatusLabel,
} from '@careline/core/internal/encounters';
import { punctualityOf } from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import type { EncounterTimes } from './encounter-times.ts';
import { encounterWordsMessages } from './encounter-words.messages.ts';

export interface EncounterStatusLook {
  readonly tone: StatusTone;
  readonly icon?: IconName;
}

const LOOKS: Readonly<Record<EncounterStatus, EncounterStatusLook>> = {
  CREATED: { tone: 'neutral' },
  AWAITED: { tone: 'neutral', icon: 'notifications' },
  CONFIRMED: { tone: 'info', icon: 'event_available' },
  DECLINED: { tone: 'warning' },
  REJECTED: { tone: 'neutral', icon: 'close' },
  COMPLETED: { tone: 'success' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
};

const isKnown = (status: string): status is EncounterStatus => Object.hasOwn(LOOKS, status);

export const encounterStatusLook = (status: string): EncounterStatusLook =>
  isKnown(status) ? LOOKS[status] : { tone: 'neutral' };

/** The status of an encounter, as a label with an icon. A status from a newer server is shown as it is. */
export function EncounterStatusTag({ status }: Pick<Encounter, 'status'>) {
  const locale = useLocale();
  const { tone, icon } = encounterStatusLook(status);
  return (
    <StatusTag tone={tone} icon={icon}>
      {encounterStatusLabel(status, locale)}
    </StatusTag>
  );
}

const PUNCTUALITY = {
  waiting: { tone: 'warning', icon: 'person' },
  late: { tone: 'danger', icon: 'schedule' },
  unclosed: { tone: 'warning', icon: 'error' },
} as const satisfies Record<string, EncounterStatusLook>;

/** How long the patient has been waiting, or how late they are. Renders nothing otherwise. */
export function PunctualityTag({
  encounter,
  times,
}: {
  readonly encounter: Pick<Encounter, 'status' | 'arrivedAt' | 'period'>;
  readonly times: EncounterTimes;
}) {
  const t = useMessages(encounterWordsMessages);
  const punctuality = punctualityOf(encounter, times.nowSeconds());
  if (!punctuality) return null;
  const { kind, minutes } = punctuality;
  return (
    <StatusTag {...PUNCTUALITY[kind]}>
      {kind === 'unclosed' ? t('unclosed') : t(kind, { time: times.duration(minutes) })}
    </StatusTag>
  );
}
