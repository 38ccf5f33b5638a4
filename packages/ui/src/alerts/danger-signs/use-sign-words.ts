import type { OpenSign } from '@careline/core/internal/calls/findings';
import { useMessages, useReportedSigns, useWhen } from '../../messages/index.ts';
import { dangerSignsMessages } from '../alerts.messages.ts';

export function useSignWords() {
  const at = useWhen();
  const t = useMessages(dangerSignsMessages);
  const wordsOf = useReportedSigns();
  return {
    /** "Today at 9:05 am", from unix seconds. */
    at,
    signs: ({ signs }: Pick<OpenSign, 'signs'>): string => wordsOf(signs),
    reportedTo: ({ author, toldAt }: OpenSign): string =>
      t('reportedTo', { name: author.name, time: at(toldAt) }),
    ended: ({ at: seconds, reason }: NonNullable<OpenSign['ended']>): string =>
      t(reason === 'withdrawn' ? 'withdrawn' : 'corrected', { time: at(seconds) }),
  };
}
