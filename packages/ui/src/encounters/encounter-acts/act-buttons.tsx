import {
  type ActedEncounter,
  actsNow,
  type OfferedAct,
} from '@careline/core/internal/encounters/consultations';
import { useMessages } from '../../messages/index.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../../primitives/button/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useNow } from '../../provider/index.ts';
import { useEncounterTimes, useMinute, usePatientName } from '../encounter-words/index.ts';
import type { ActSetting } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { useActWords } from './use-act-words.ts';

export interface ActButtonsProps extends ActSetting {
  readonly encounter: ActedEncounter;
  readonly onAct: (act: OfferedAct, encounter: ActedEncounter) => void;
  /** Whether a change to this encounter is being saved. */
  readonly busy?: boolean;
  /** Shows only these actions, for narrow spaces. Defaults to all. */
  readonly only?: readonly OfferedAct[];
  readonly size?: ButtonSize;
}

const QUIET: ReadonlySet<OfferedAct> = new Set(['decline', 'reject', 'cancel', 'move', 'reopen']);

/** Buttons for what the user may do with the encounter now, most likely first. */
export function ActButtons(props: ActButtonsProps) {
  const { encounter, user, onAct, busy = false, only, size } = props;
  const t = useMessages(encounterActsMessages);
  const { when, dayOf, today, nowSeconds } = useEncounterTimes();
  // Completing becomes possible at a certain time, which may come while the page is open.
  useMinute(useNow());
  const name = usePatientName()(encounter);
  const isDue = dayOf(encounter.period.start) <= today();
  const acts = actsNow(user, encounter, { isDue, now: nowSeconds() }).filter(
    (act) => !only || only.includes(act),
  );
  const wordsOf = useActWords();
  const words = (act: OfferedAct) => wordsOf(act, props);
  const lookOf = (act: OfferedAct, index: number): ButtonVariant => {
    if (QUIET.has(act)) return 'quiet';
    return index === 0 && size !== 'small' && size !== 'row' ? 'primary' : 'secondary';
  };
  return acts.map((act, index) => (
    <Button
      key={act}
      size={size}
      variant={lookOf(act, index)}
      busy={busy && index === 0}
      onClick={() => onAct(act, encounter)}
    >
      <span aria-hidden="true">{words(act)}</span>
      <VisuallyHidden>
        <Untranslated parts={[name]}>
          {t('actOf', { act: words(act), name, when: when(encounter.period.start) })}
        </Untranslated>
      </VisuallyHidden>
    </Button>
  ));
}
