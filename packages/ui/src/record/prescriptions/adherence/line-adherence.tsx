import { type Adherence, adherenceText } from '@careline/core/internal/prescriptions';
import { useLocale, useMessages, useWhen } from '../../../messages/index.ts';
import { adherenceMessages } from './adherence.messages.ts';

export interface LineAdherenceProps {
  readonly adherence: Adherence | null | undefined;
}

/** Shows the patient's last answer about a medicine. Renders nothing if there is none. */
export function LineAdherence({ adherence }: LineAdherenceProps) {
  const t = useMessages(adherenceMessages);
  const locale = useLocale();
  const when = useWhen();
  if (!adherence) return null;
  return (
    <p
      className={`wrap-anywhere text-sm ${adherence.answer === 'taken' ? 'text-muted' : 'font-medium text-warning'}`}
    >
      {t('last', { day: when(adherence.at), text: adherenceText(adherence, locale) })}
    </p>
  );
}
