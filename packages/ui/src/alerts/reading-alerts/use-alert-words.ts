import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import { labelFromKey } from '@careline/core/internal/formatting';
import { mealSituationLabel, type ReadingAlert, timeSourceLabel } from '@careline/core/internal/metrics';
import { useFormatDate, useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';

const FACTS = {
  sex: 'sex',
  age: 'age',
  'gestational-age': 'gestationalAge',
  pregnancy: 'pregnancy',
  unit: 'unit',
  value: 'value',
} as const;

const ENDS = {
  deleted: 'endedDeleted',
  superseded: 'endedSuperseded',
} as const;

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** Returns texts about alerts in the current locale. Codes from a newer server are turned into words. */
export function useAlertWords() {
  const timeZone = useTimeZone();
  const at = useWhen();
  const formatDate = useFormatDate();
  const t = useMessages(readingAlertsMessages);
  const locale = useLocale();
  const dayOf = ({ timestamp, date }: Pick<ReadingAlert, 'timestamp' | 'date'>): string =>
    formatDate(timestamp ?? date ?? '', { timeZone, locale });
  /** "Today at 9:05 am", or only the day if the source has no time. */
  function when({
    timestamp,
    date,
    timeFrom,
  }: Pick<ReadingAlert, 'timestamp' | 'date' | 'timeFrom'>): string {
    const day = date ? formatDate(date, { timeZone, locale }) : t('timeUnknown');
    const time = timestamp === undefined ? day : at(timestamp);
    return timeFrom === undefined ? time : `${time} (${timeSourceLabel(timeFrom, locale)})`;
  }
  function missingOf(facts: readonly string[]): string {
    const words = facts.map((fact) => (isKeyOf(FACTS, fact) ? t(FACTS[fact]) : labelFromKey(fact)));
    return t('missing', { facts: words.join(', ') });
  }
  return {
    /** "Today at 9:05 am", from unix seconds. */
    at,
    when,
    /** Says since when an episode lasts, and its newest value if it is not the worst. */
    span(newest: ReadingAlert, { since, worst }: NonNullable<ReadingAlert['episode']>): string {
      if (newest.readingId === worst) return t('since', { since: at(since) });
      const value = valuesText(newest.values, newest.metric, locale);
      return t('latest', { value, time: when(newest), since: at(since) });
    },
    /** Returns the meal and the unknown facts of a reading, if there are any. */
    beside: ({
      mealSituation,
      missing,
    }: Pick<ReadingAlert, 'mealSituation' | 'missing'>): readonly string[] => [
      ...(mealSituation ? [mealSituationLabel(mealSituation, locale)] : []),
      ...(missing.length > 0 ? [missingOf(missing)] : []),
    ],
    /** Says who was informed on the call that reported the reading. */
    handedTo: ({ name, by, at: seconds }: NonNullable<ReadingAlert['handedTo']>): string =>
      t('handedTo', { name, author: by.name, time: at(seconds) }),
    /** Returns the reason for a booking. Includes the date, because the reason is read on another day. */
    reason(alert: ReadingAlert): string {
      const { measure, values, metric } = alert;
      const facts = {
        measure: findingLabel(measure, values, locale),
        value: valuesText(values, metric, locale),
        flag: alertFlagText(alert, locale),
      };
      return t('reasonOf', { ...facts, day: dayOf(alert) });
    },
    meal: (situation: string): string => mealSituationLabel(situation, locale),
    acknowledged({ by, at: seconds }: NonNullable<ReadingAlert['acknowledged']>): string {
      return t('acknowledgedBy', { name: by.name, time: at(seconds) });
    },
    ended({ reason, at: seconds }: NonNullable<ReadingAlert['ended']>): string {
      const time = at(seconds);
      return t(isKeyOf(ENDS, reason) ? ENDS[reason] : 'endedInError', { time });
    },
    missing: missingOf,
  };
}
