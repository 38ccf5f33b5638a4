import { alertReasonLabel, type ReadingAlert } from '@careline/core/metrics';
import { useLocale } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { type AlertTimes, useAlertWords } from './use-alert-words.ts';

interface AlertSettledProps extends AlertTimes {
  readonly alert: ReadingAlert;
}

/** What became of an alert: who said what about it, and why its reading counts no more. */
export function AlertSettled({ alert: { acknowledged, ended }, ...times }: AlertSettledProps) {
  const locale = useLocale();
  const words = useAlertWords(times);
  if (!acknowledged && !ended) return null;
  return (
    <div className="mt-1 flex flex-col gap-1 border-line border-s-2 ps-3 text-sm">
      {acknowledged && (
        <>
          <p className="flex items-start gap-1 font-medium">
            <Icon name="check_circle" size={18} />
            <span className="min-w-0 break-words">{alertReasonLabel(acknowledged.reason, locale)}</span>
          </p>
          {acknowledged.note && <p className="whitespace-pre-line break-words">{acknowledged.note}</p>}
          <p className="text-muted">{words.acknowledged(acknowledged)}</p>
        </>
      )}
      {ended && <p className="text-muted">{words.ended(ended)}</p>}
    </div>
  );
}
