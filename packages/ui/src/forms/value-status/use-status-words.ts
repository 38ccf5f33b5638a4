import {
  actLabel,
  actOfFlag,
  flagText,
  type NotJudged,
  usualRangeText,
} from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import { PRESENCE } from '@careline/core/internal/observations';
import { useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { valueName } from '../flag-tag/index.ts';
import { type ShownStatus, shownStatuses, type ValueWithStatus } from './shown-statuses.ts';
import { valueStatusMessages } from './value-status.messages.ts';

/** Maps reasons from later versions to a plain "not judged". */
const reasonKey = (reason: NotJudged): NotJudged =>
  Object.hasOwn(valueStatusMessages.en, reason) ? reason : 'no-rule';

type StatusWithSecond = Pick<ShownStatus, 'face' | 'second'>;

/** Formats statuses in the current locale: a flag, in range with the range, or why a value is not judged. */
export function useStatusWords() {
  const t = useMessages(valueStatusMessages);
  const locale = useLocale();
  return useMemo(() => {
    const act = ({ face }: StatusWithSecond): string | undefined => {
      const asked = face.kind === 'flag' ? actOfFlag(face.flag.code) : undefined;
      return asked && actLabel(asked, locale);
    };
    const text = ({ face, second }: StatusWithSecond): string => {
      if (face.kind === 'flag') return flagText(face.flag, locale);
      if (face.kind === 'not-judged') return t('notJudged', { reason: t(reasonKey(face.reason)) });
      if (face.kind === 'no-urgent-limit') return t('noUrgentLimit');
      // Coded results have no numeric range to show.
      if (face.range.unit === PRESENCE) return t('asUsual');
      const ranges = [face.range, ...(second ? [second] : [])].map(usualRangeText).join(' / ');
      return t('inRange', { range: formatReading(ranges, face.range.unit) });
    };
    const whole = (shown: StatusWithSecond): string => {
      const asked = act(shown);
      return asked ? t('withAct', { flag: text(shown), act: asked }) : text(shown);
    };
    const named = (shown: ShownStatus, words: string): string =>
      shown.measure === undefined ? words : `${valueName(shown.measure, locale)}: ${words}`;
    return {
      /** Such as "Very high blood pressure", "in range 70–99 mg/dL" or "not judged: age missing". */
      text,
      /** Returns the action a flag requires; undefined if none. */
      act,
      /** Returns the text with the action: "Very high blood pressure · Speak to the doctor today". */
      whole,
      /** Returns all values of a reading as one line, for files, print and screen readers. */
      line: (values: readonly ValueWithStatus[]): string =>
        shownStatuses(values)
          .map((shown) => named(shown, whole(shown)))
          .join('; '),
    };
  }, [t, locale]);
}
