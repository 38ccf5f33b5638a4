import type { Encounter } from '@careline/core/internal/encounters';
import { type Formats, formatWeekday, isoDay, numberOfDay } from '@careline/core/internal/formatting';
import { useFormatDate, useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { encounterWordsMessages } from './encounter-words.messages.ts';

const DAY_MINUTES = 24 * 60;
/** From two days on, hours are no longer named. */
const WHOLE_DAYS = 2 * DAY_MINUTES;
const BESIDE_TODAY = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const;

/** Formats the weekday and the date: Wed 03-01-2024. */
function weekday(day: string, locale: string, formatDate: Formats['formatDate']): string {
  return numberOfDay(day) === undefined ? day : `${formatWeekday(day, { locale })} ${formatDate(day)}`;
}

/** Formats days and times of encounters on the facility's clock. Instants are unix seconds. */
export function useEncounterTimes() {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const t = useMessages(encounterWordsMessages);
  const locale = useLocale();
  const time = (seconds: number): string => formatTime(seconds, { timeZone, locale });
  const dayOf = (seconds: number): string => isoDay(seconds, timeZone) ?? '';
  const nowSeconds = (): number => Math.floor(now() / 1000);
  const today = (): string => dayOf(nowSeconds());
  const dayWords = (day: string): string => {
    const distance = (numberOfDay(day) ?? 0) - (numberOfDay(today()) ?? 0);
    const key = String(distance);
    const date = weekday(day, locale, formatDate);
    return key in BESIDE_TODAY ? t(BESIDE_TODAY[key as keyof typeof BESIDE_TODAY], { date }) : date;
  };
  return {
    time,
    dayOf,
    today,
    nowSeconds,
    dayWords,
    weekday: (day: string): string => weekday(day, locale, formatDate),
    /** Start and end time, without the day. */
    range: ({ period: { start, end } }: Pick<Encounter, 'period'>): string =>
      end ? t('range', { from: time(start), to: time(end) }) : time(start),
    when: (seconds: number): string =>
      t('dayAndTime', { day: weekday(dayOf(seconds), locale, formatDate), time: time(seconds) }),
    duration: (minutes: number): string =>
      minutes < 60
        ? t('minutes', { minutes })
        : minutes < WHOLE_DAYS
          ? t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
          : t('days', { count: Math.floor(minutes / DAY_MINUTES) }),
  };
}

export type EncounterTimes = ReturnType<typeof useEncounterTimes>;
