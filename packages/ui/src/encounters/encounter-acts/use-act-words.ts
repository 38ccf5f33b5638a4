import { type EncounterUser, lifecycleEventLabel, mayAct } from '@careline/core/internal/encounters';
import type { ActedEncounter, OfferedAct } from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages } from '../../messages/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

/** Actions that are not lifecycle events, and "cancel", whose button names what it cancels. */
const OWN_WORDS = ['arrive', 'move', 'cancel'] as const;

interface Acting {
  readonly user: EncounterUser;
  readonly encounter: Pick<ActedEncounter, 'package'>;
}

/** Returns whether the user may assign encounters only to themselves. */
export const assignsOnlySelf = ({ user, encounter }: Acting): boolean =>
  !mayAct(user, 'assign_care_provider', { package: encounter.package }, '').allowed;

/** Returns the button label of an action: the display names of lifecycle events (specification 4). */
export function useActWords(): (act: OfferedAct, acting?: Acting) => string {
  const t = useMessages(encounterActsMessages);
  const locale = useLocale();
  return (act, acting) => {
    if (act === 'assign_care_provider' && acting && assignsOnlySelf(acting)) return t('assignToMe');
    const own = OWN_WORDS.find((one) => one === act);
    return own ? t(own) : lifecycleEventLabel(act, locale);
  };
}
