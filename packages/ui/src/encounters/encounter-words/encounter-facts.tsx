import {
  consultationModeLabel,
  type Encounter,
  encounterPriorityLabel,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { encounterWordsMessages } from './encounter-words.messages.ts';

/** The service in words, with its key as a tooltip (specification 3.3 shows the key). */
export function ServiceName({
  serviceType,
  partner,
}: Pick<Encounter, 'serviceType'> & { readonly partner?: string | undefined }) {
  const locale = useLocale();
  return <span title={serviceType}>{serviceTypeLabel(serviceType, { partner, locale })}</span>;
}

/** How patient and care provider meet, with an icon. */
export function ModeWords({ consultationMode }: Pick<Encounter, 'consultationMode'>) {
  const locale = useLocale();
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap align-bottom">
      <Icon name={consultationMode === 'VIRTUAL' ? 'videocam' : 'person'} size={16} />
      {consultationModeLabel(consultationMode, locale)}
    </span>
  );
}

/** The priority. Urgent ones stand out by weight and icon, not by colour alone. */
export function PriorityWords({ priority = 'routine' }: Pick<Encounter, 'priority'>) {
  const locale = useLocale();
  const words = encounterPriorityLabel(priority, locale);
  if (priority === 'routine') return <span className="text-muted">{words}</span>;
  return (
    <span className="inline-flex items-center gap-1 align-bottom font-semibold text-danger">
      <Icon name="arrow_upward" size={16} />
      {words}
    </span>
  );
}

export function CareProviderName({ careProvider }: Pick<Encounter, 'careProvider'>) {
  const t = useMessages(encounterWordsMessages);
  if (!careProvider) return <span className="text-muted">{t('nobody')}</span>;
  return <bdi translate="no">{careProvider.name}</bdi>;
}

export function usePatientName(): (encounter: Pick<Encounter, 'patient'>) => string {
  const t = useMessages(encounterWordsMessages);
  return ({ patient }) => patient?.name.trim() || t('nameless');
}
