import type { PregnancyEntry } from '@careline/core/internal/patients/pregnancy';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';
import { useEntryText } from './use-pregnancy-text.ts';

interface EntryHistoryProps {
  /** Newest first. */
  readonly entries: readonly PregnancyEntry[];
  readonly onMistake: ((entry: PregnancyEntry) => void) | undefined;
}

/** All entries, including mistakes, with author and time. */
export function EntryHistory({ entries, onMistake }: EntryHistoryProps) {
  const timeZone = useTimeZone();
  const t = useMessages(pregnancyCardMessages);
  const textOf = useEntryText();
  const formatDate = useFormatDate();
  return (
    <details className="w-full text-sm">
      <summary className="min-h-control content-center">{t('history')}</summary>
      <ul className="flex flex-col gap-2">
        {entries.map((entry) => {
          const words = textOf(entry);
          const by = { name: entry.author.name, date: formatDate(entry.recordedAt, { timeZone }) };
          return (
            <li key={entry.id} className="wrap-anywhere flex flex-wrap items-center gap-2">
              <span>
                <span className={entry.mistake ? 'line-through' : ''}>{words}</span>{' '}
                <span className="text-muted">{t('recordedBy', by)}</span>
                {entry.mistake && <span> {t('isMistake', { reason: entry.mistake.reason })}</span>}
              </span>
              {onMistake && !entry.mistake && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('mistakeOf', { entry: words })}
                  onClick={() => onMistake(entry)}
                >
                  {t('mistake')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
