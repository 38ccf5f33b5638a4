import { alertFlagText } from '@careline/core/internal/clinical';
import type { ReadingAlert } from '@careline/core/internal/metrics';
import { useLocale } from '../../messages/index.ts';
import { alertValues } from './alert-values.ts';
import { useAlertWords } from './use-alert-words.ts';

export interface AlertReadingsProps {
  readonly id?: string;
  /** Newest first. */
  readonly readings: readonly ReadingAlert[];
}

/** The readings of an episode, one per line: when, values, flag, and who was informed. */
export function AlertReadings({ id, readings }: AlertReadingsProps) {
  const locale = useLocale();
  const words = useAlertWords();
  return (
    <ul id={id} className="flex flex-col gap-1 py-1 text-ink text-sm">
      {readings.map((alert) => (
        <li key={alert.readingId} className="flex flex-wrap gap-x-3 tabular-nums">
          <span className="text-muted">{words.when(alert)}</span>
          {alertValues(alert, locale).map(({ label, text }) => (
            <span key={`${label} ${text}`} className="whitespace-nowrap font-semibold">
              {label && <span className="font-normal text-muted">{label} </span>}
              <span translate="no">{text}</span>
            </span>
          ))}
          <span className={alert.level === 'critical' ? 'text-danger' : ''}>
            {alertFlagText(alert, locale)}
          </span>
          {words.beside(alert).map((text) => (
            <span key={text} className="text-muted">
              {text}
            </span>
          ))}
          {alert.handedTo && <span className="text-muted">{words.handedTo(alert.handedTo)}</span>}
        </li>
      ))}
    </ul>
  );
}
