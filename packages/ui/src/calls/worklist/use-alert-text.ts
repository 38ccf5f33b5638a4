import type { WorkItem } from '@careline/core/internal/calls/worklist';
import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import { useLocale, useMessages } from '../../messages/index.ts';
import { worklistMessages } from './worklist.messages.ts';

/** Returns the most severe open reading in words. */
export function useAlertText() {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  return ({ measure, values, metric, flag }: NonNullable<WorkItem['alert']>): string =>
    t('alertOf', {
      measure: findingLabel(measure, values, locale),
      value: valuesText(values, metric, locale),
      flag: alertFlagText({ flag, measure, metric, values }, locale),
    });
}
