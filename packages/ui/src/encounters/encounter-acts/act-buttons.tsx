import { mayAct } from '@careline/core/internal/encounters';
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
  /** Whether this encounter's change is under way. */
  readonly busy?: boolean;
  /** Only these, where there is little room; all without it. */
  readonly only?: readonly OfferedAct[];
  readonly size?: ButtonSize;
}

const QUIET: ReadonlySet<OfferedAct> = new Set(['decline', 'reject', 'cancel', 'move', 'reopen']);

/** Whether somebody assigns nobody but themselves. */
export const assignsOnlySelf = ({ user, encounter }: Pick<ActButtonsProps, 'user' | 'encounter'>): boolean =>
  !mayAct(user, 'assign_care_provider', { package: encounter.package }, '').allowed;

/** What the person may do with an encounter as it stands, the likeliest first. */
export function ActButtons(props: ActButtonsProps) {
  const { encounter, user, onAct, busy = false, only, size } = props;
  const t = useMessages(encounterActsMessages);
  const { when, dayOf, today, nowSeconds } = useEncounterTimes();
  // An encounter can be completed from a moment on that may come while its page is open.
  useMinute(useNow());
  const name = usePatientName()(encounter);
  const isDue = dayOf(encounter.period.start) <= today();
  const acts = actsNow(user, encounter, { isDue, now: nowSeconds() }).filter(
    (act) => !only || only.includes(act),
  );
  const wordsOf = useActWords();
  const words = (act: OfferedAct) =>
    act === 'assign_care_provider' && assignsOnlySelf(props) ? t('assignToMe') : wordsOf(act);
  const lookOf = (act: OfferedAct, index: number): ButtonVariant => {
    if (QUIET.has(act)) return 'quiet';
    return index === 0 && size !== 'small' ? 'primary' : 'secondary';
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
