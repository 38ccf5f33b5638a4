import { formatEpochDate, formatReading } from '@careline/core/formatting';
import type { LastValue } from '@careline/core/forms';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { messages } from './form-renderer.messages.ts';

export interface LastValueLineProps {
  readonly last: LastValue;
  /** The field's label. */
  readonly field: string;
  /** The facility's, in which the day of the value is told. */
  readonly timeZone: string;
  readonly onUnchanged: () => void;
}

function dayOf({ timestamp, date }: LastValue, timeZone: string): string {
  if (timestamp !== undefined) return formatEpochDate(timestamp, { timeZone });
  const noon = date === undefined ? Number.NaN : Date.parse(`${date}T12:00:00Z`) / 1000;
  return formatEpochDate(noon, { timeZone: 'UTC' });
}

/** What was measured last, when and by whom, and a button to enter it again. */
export function LastValueLine({ last, field, timeZone, onUnchanged }: LastValueLineProps) {
  const t = useMessages(messages);
  const value = formatReading(last.text, last.unit);
  const date = dayOf(last, timeZone);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>
        {last.author ? t('lastBy', { value, date, author: last.author }) : t('last', { value, date })}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        aria-label={t('unchangedOf', { field, value })}
        aria-keyshortcuts="Alt+U"
        onClick={onUnchanged}
      >
        {t('unchanged')}
      </Button>
    </span>
  );
}
