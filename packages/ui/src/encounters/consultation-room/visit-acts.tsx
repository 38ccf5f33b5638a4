import { mayAct } from '@careline/core/internal/encounters';
import {
  type ActedEncounter,
  type OfferedAct,
  visitSteps,
} from '@careline/core/internal/encounters/consultations';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { MenuButton } from '../../primitives/menu-button/index.ts';
import { useNow } from '../../provider/index.ts';
import { type ActSetting, useActWords } from '../encounter-acts/index.ts';
import { useEncounterTimes, useMinute } from '../encounter-words/index.ts';
import { consultationRoomMessages } from './consultation-room.messages.ts';

export interface VisitActsProps extends ActSetting {
  readonly encounter: ActedEncounter;
  readonly onAct: (act: OfferedAct, encounter: ActedEncounter) => void;
  /** Whether a change to this encounter is being saved. */
  readonly busy: boolean;
}

/** The visit's next step as the main button, and all other actions in a menu. */
export function VisitActs({ user, encounter, onAct, busy }: VisitActsProps) {
  const t = useMessages(consultationRoomMessages);
  const wordsOf = useActWords();
  const { dayOf, today, nowSeconds } = useEncounterTimes();
  // A step becomes possible at a certain time, which may come while the page is open.
  useMinute(useNow());
  const isDue = dayOf(encounter.period.start) <= today();
  const { next, others } = visitSteps(user, encounter, { isDue, now: nowSeconds() });
  const about = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  const conducts = mayAct(user, 'complete', about).allowed;
  const wordsOfStep = (act: OfferedAct): string => {
    if (act === 'complete') return t('finish');
    return act === 'arrive' && conducts ? t('start') : wordsOf(act, { user, encounter });
  };
  return (
    <>
      {others.length > 0 && (
        <MenuButton
          size="small"
          choices={others.map((act) => ({ key: act, label: wordsOf(act, { user, encounter }) }))}
          onChoose={(act) => onAct(act, encounter)}
        >
          {t('more')}
        </MenuButton>
      )}
      {next && (
        <Button size="small" variant="primary" busy={busy} onClick={() => onAct(next, encounter)}>
          {wordsOfStep(next)}
        </Button>
      )}
    </>
  );
}
