import { lifecycleEventLabel } from '@careline/core/internal/encounters';
import type { OfferedAct } from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages } from '../../messages/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

/** Actions that are not lifecycle events, and "cancel", whose button names what it cancels. */
const OWN_WORDS = ['arrive', 'move', 'cancel'] as const;

/** Returns the button label of an action: the display names of lifecycle events (specification 4). */
export function useActWords(): (act: OfferedAct) => string {
  const t = useMessages(encounterActsMessages);
  const locale = useLocale();
  return (act) => {
    const own = OWN_WORDS.find((one) => one === act);
    return own ? t(own) : lifecycleEventLabel(act, locale);
  };
}
