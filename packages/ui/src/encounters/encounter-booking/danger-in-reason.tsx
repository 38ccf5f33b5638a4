import { dangersInText } from '@careline/core/internal/calls/findings';
import { actLabel, mostUrgent } from '@careline/core/internal/clinical';
import { useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { encounterBookingMessages } from './encounter-booking.messages.ts';

/**
 * Says what to do now if the reason for a visit names a danger sign.
 * The alert element is always there, so that screen readers announce its text when it appears.
 */
export function DangerInReason({ reason }: { readonly reason: string }) {
  const t = useMessages(encounterBookingMessages);
  const signsOf = useReportedSigns();
  const locale = useLocale();
  const dangers = dangersInText(reason);
  const act = mostUrgent(dangers.map((danger) => danger.act));
  return (
    <div role="alert" className="empty:hidden">
      {act && (
        <div className="flex gap-2 rounded-control border-2 border-danger p-3">
          <Icon name="error" className="shrink-0 text-danger" />
          <div className="min-w-0">
            <p className="font-semibold text-danger">{actLabel(act, locale)}</p>
            <p>{t('danger', { signs: signsOf(dangers) })}</p>
          </div>
        </div>
      )}
    </div>
  );
}
