import { formatGestation, type PregnancyState } from '@careline/core/internal/clinical';
import { numberOfDay } from '@careline/core/internal/formatting';
import { type PregnancyEntry, readPregnancyContent } from '@careline/core/internal/patients/pregnancy';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';

/** Formats how long ago a day was, in the user's language: "today", "3 days ago", "8 months ago". */
function useTimeSince(today: string): (day: string) => string {
  const locale = useLocale();
  return (day) => {
    const days = (numberOfDay(today) ?? 0) - (numberOfDay(day) ?? 0);
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    if (days < 31) return words.format(-days, 'day');
    return days < 730
      ? words.format(-Math.floor(days / 30.44), 'month')
      : words.format(-Math.floor(days / 365.25), 'year');
  };
}

/** Returns the basis of the due date from the newest entry that gave it. */
const basisOf = (entries: readonly PregnancyEntry[], dueDate: string): string | undefined =>
  entries.find((entry) => entry.dueDate === dueDate && !entry.mistake)?.basis;

/** Returns texts about the pregnancy as of today. */
export function usePregnancyText(today: string, entries: readonly PregnancyEntry[]) {
  const timeZone = useTimeZone();
  const t = useMessages(pregnancyCardMessages);
  const formatDate = useFormatDate();
  const since = useTimeSince(today);
  const date = (day: string) => formatDate(day, { timeZone });
  const byBasis = (dueDate: string, age: string) => {
    const texts = { age, date: date(dueDate) };
    const basis = basisOf(entries, dueDate);
    if (basis === 'last-period') return t('datedByPeriod', texts);
    if (basis === 'scan') return t('datedByScan', texts);
    return basis === 'ivf' ? t('datedByIvf', texts) : t('dated', texts);
  };
  return (state: PregnancyState): string => {
    switch (state.kind) {
      case 'dated':
        return byBasis(state.dueDate, formatGestation(state.days));
      case 'undated':
        return t('undated', { date: date(state.since) });
      case 'late':
        return state.dueDate ? t('lateDated', { date: date(state.dueDate) }) : t('late');
      case 'after':
        return t(state.isBirth ? 'born' : 'over', { date: date(state.endedOn), ago: since(state.endedOn) });
      case 'answered':
        return t(state.answer === 'no' ? 'no' : 'perhaps', { date: date(state.on), ago: since(state.on) });
      case 'not-asked':
        return t('notAsked');
      default:
        return t('nothing');
    }
  };
}

/** Formats a day, month or year, as precisely as it was recorded. */
const partlyKnown = (on: string, date: (day: string) => string): string => {
  if (on.length === 10) return date(on);
  const [year = '', month] = on.split('-');
  return month ? `${month}-${year}` : year;
};

export function useEntryText() {
  const timeZone = useTimeZone();
  const t = useMessages(pregnancyCardMessages);
  const formatDate = useFormatDate();
  const date = (day: string) => formatDate(day, { timeZone });
  return (entry: PregnancyEntry): string => {
    const content = readPregnancyContent(entry.content);
    if (!content) return t('entryUnknown');
    switch (content.kind) {
      case 'pregnancy':
        return t('entryPregnancy', { how: t(`by-${content.dating.by}`), date: date(content.dating.on) });
      case 'end':
        return t('entryEnd', {
          outcome: t(`outcome-${content.outcome}`),
          date: partlyKnown(content.on, date),
        });
      case 'not-pregnant':
        return t('entryNo', { date: date(content.on) });
      default:
        return t(content.breastfeeding ? 'entryFeeds' : 'entryFeedsNot', { date: date(content.on) });
    }
  };
}
