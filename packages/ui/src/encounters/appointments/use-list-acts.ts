import type { Encounter } from '@careline/core/internal/encounters';
import { actsNow, type OfferedAct } from '@careline/core/internal/encounters/consultations';
import { isoDay } from '@careline/core/internal/formatting';
import type { RowAct } from '../../lists/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import {
  type ActSetting,
  type EncounterActs,
  useActingUser,
  useActWords,
  useEncounterActs,
} from '../encounter-acts/index.ts';
import { useEncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { appointmentsMessages } from './appointments.messages.ts';

const LOOKS: Partial<Record<OfferedAct, { readonly icon: IconName; readonly letter?: string }>> = {
  arrive: { icon: 'how_to_reg', letter: 'c' },
  accept: { icon: 'check', letter: 'a' },
  assign_care_provider: { icon: 'person', letter: 'g' },
  move: { icon: 'schedule', letter: 'm' },
  decline: { icon: 'close', letter: 'd' },
  cancel: { icon: 'close' },
};

export interface ListActs<Row> extends Pick<EncounterActs, 'notice' | 'dialog'> {
  readonly acts: readonly RowAct<Row>[];
}

/** Returns the acts on encounters as acts of a list's rows, each offered by status and rights. */
export function useListActs<Row>(
  names: readonly OfferedAct[],
  encounterOf: (row: Row) => Encounter,
  { onChanged, ...setting }: ActSetting & { readonly onChanged: () => void },
): ListActs<Row> {
  const t = useMessages(appointmentsMessages);
  const now = useNow();
  const timeZone = useTimeZone();
  const times = useEncounterTimes();
  const nameOf = usePatientName();
  const words = useActWords();
  const user = useActingUser(setting);
  const { onAct, notice, dialog } = useEncounterActs({ ...setting, user, onChanged, keepsFocus: true });
  const isOffered = (act: OfferedAct, encounter: Encounter) => {
    const seconds = Math.floor(now() / 1000);
    const isDue = (isoDay(encounter.period.start, timeZone) ?? '') <= (isoDay(seconds, timeZone) ?? '');
    return actsNow(user, encounter, { isDue, now: seconds }).includes(act);
  };
  const acts = names.map((act): RowAct<Row> => {
    const text = act === 'arrive' ? t('checkIn') : words(act);
    return {
      key: act,
      icon: 'check',
      ...LOOKS[act],
      ...((act === 'arrive' || act === 'accept') && { words: text }),
      label(row) {
        const encounter = encounterOf(row);
        return t('act', { act: text, name: nameOf(encounter), time: times.time(encounter.period.start) });
      },
      isOffered: (row) => isOffered(act, encounterOf(row)),
      run: (row) => onAct(act, encounterOf(row)),
    };
  });
  return { acts, notice, dialog };
}
