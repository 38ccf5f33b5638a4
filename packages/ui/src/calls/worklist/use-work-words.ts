import type { WorkClaim, WorkItem } from '@careline/core/internal/calls/worklist';
import { useFormatTime, useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { worklistMessages } from './worklist.messages.ts';

/** Returns the texts of a row about the call and about who has the patient. */
export function useWorkWords() {
  const now = useNow();
  const timeZone = useTimeZone();
  const timeOf = useWhen();
  const formatTime = useFormatTime();
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const time = (at: number) => formatTime(at, { timeZone, locale });

  function why({ kind, dueAt, attempt, author, daysLate }: WorkItem): string {
    if (kind === 'call-back') {
      return daysLate > 0 || dueAt * 1000 < now()
        ? t('callBackLate', { time: timeOf(dueAt) })
        : t('callBack', { time: time(dueAt) });
    }
    if (kind === 'retry') return t('retry', { count: attempt });
    if (kind === 'danger-sign') return t('dangerSign');
    if (kind === 'escalated') return t('escalated');
    if (kind === 'unfinished') return t('unfinished', { name: author?.name ?? '' });
    return t('scheduled');
  }

  function when({ daysLate, timed, dueAt }: WorkItem): string {
    if (daysLate > 0) return t('late', { count: daysLate });
    return timed ? t('dueAt', { time: time(dueAt) }) : t('dueToday');
  }

  function held({ staff, until, mine, assigned }: WorkClaim): string {
    const facts = { name: staff.name, time: time(until) };
    if (assigned) return mine ? t('givenToYou', facts) : t('givenTo', facts);
    return mine ? t('heldByYou', facts) : t('heldBy', facts);
  }

  return { why, when, held };
}
