import { alertFlagText, findingLabel, valuesText } from '@careline/core/internal/clinical';
import { OPEN_ITEM_KINDS, type OpenItemBase } from '@careline/core/internal/finishing';
import { useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { openItemsMessages } from '../finishing.messages.ts';

export interface ItemWords {
  readonly kind: string;
  /** What was measured, reported or stored. */
  readonly what: string;
}

/** Returns the words of an open item. An item without facts is one the reader may not see. */
export function useItemWords(): (item: Pick<OpenItemBase, 'kind' | 'facts'>) => ItemWords {
  const t = useMessages(openItemsMessages);
  const locale = useLocale();
  const signs = useReportedSigns();
  return ({ kind, facts }) => {
    const known = OPEN_ITEM_KINDS.find((one) => one === kind);
    const name = t(known ?? 'other');
    if (!facts) return { kind: name, what: t('hidden') };
    const { measure, flag, values, metric } = facts;
    if (measure && values) {
      const value = `${findingLabel(measure, values, locale)} ${valuesText(values, metric ?? '', locale)}`;
      return {
        kind: name,
        what: flag ? `${value}: ${alertFlagText({ flag, measure, metric, values }, locale)}` : value,
      };
    }
    if (facts.signs) return { kind: name, what: signs(facts.signs as Parameters<typeof signs>[0]) };
    return { kind: name, what: facts.tests?.join(', ') || facts.text || name };
  };
}
