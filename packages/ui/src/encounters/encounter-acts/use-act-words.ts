import { lifecycleEventLabel } from '@careline/core/internal/encounters';
import type { OfferedAct } from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages } from '../../messages/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

/** Acts that are no lifecycle events, and cancelling, whose button says what it cancels. */
const OWN_WORDS = ['arrive', 'move', 'cancel'] as const;

/** Returns the words of a button for an act: the display names of lifecycle events (specification 4). */
export function useActWords(): (act: OfferedAct) => string {
  const t = useMessages(encounterActsMessages);
  const locale = useLocale();
  return (act) => {
    const own = OWN_WORDS.find((one) => one === act);
    return own ? t(own) : lifecycleEventLabel(act, locale);
  };
}
