import { formatReading } from '@careline/core/formatting';
import type { LastValue } from '@careline/core/forms';
import { useMessages } from '../../messages/index.ts';
import { messages } from './form-renderer.messages.ts';
import { measuredDay } from './measured-day.ts';

export interface LastValueLineProps {
  readonly last: LastValue;
  /** The facility's, in which the day of the value is told. */
  readonly timeZone: string;
}

/** What was measured last, when and by whom. */
export function LastValueLine({ last, timeZone }: LastValueLineProps) {
  const t = useMessages(messages);
  const value = formatReading(last.text, last.unit);
  const date = measuredDay(last, timeZone);
  return last.author ? t('lastBy', { value, date, author: last.author }) : t('last', { value, date });
}
