import type { LastTime } from '@careline/core/internal/forms';
import { useFormatEpochDate, useMessages } from '../../../messages/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { messages } from '../form-renderer.messages.ts';
import { measuredDay } from '../measured-day.ts';

/** Formats a last value with its date (in the facility's zone) and author: "Last 71.50 kg, 5 Jan'24, Meera Nair". */
export function useLastLine(): (value: string, last: LastTime) => string {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(messages);
  return (value, last) => {
    const date = measuredDay(last, timeZone, formatEpochDate);
    return last.author ? t('lastBy', { value, date, author: last.author }) : t('last', { value, date });
  };
}
