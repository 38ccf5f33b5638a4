import type { Addendum, Encounter } from '@careline/core/internal/encounters';
import type { Patient } from '@careline/core/internal/patients';
import {
  ActButtons,
  type FinishingSetting,
  useActingUser,
  useEncounterActs,
} from '@careline/ui/encounters/encounter-acts';
import {
  EncounterAddenda,
  EncounterEvents,
  EncounterFacts,
  EncounterNews,
  encounterViewMessages,
  showsAddenda,
} from '@careline/ui/encounters/encounter-view';
import { LiveLine } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import { Card } from '@careline/ui/primitives/card';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import type { Opened } from './use-encounter.ts';

export interface WorkProps extends Opened {
  readonly patient: Patient | undefined;
  /** Receives the encounter after any change, no matter who made it. */
  readonly onChanged: (encounter: Encounter) => void;
  readonly onAddenda: (addenda: readonly Addendum[]) => void;
  readonly onAddendumDirty: (dirty: boolean) => void;
  /** Where each open item leads. */
  readonly finishing: FinishingSetting;
}

/** The encounter's details and actions. */
export function EncounterWork(props: WorkProps) {
  const { encounter, events, addenda = [], patient, onChanged, finishing } = props;
  const v = useMessages(encounterViewMessages);
  const own = useEncounterSetting();
  const setting = { ...own, user: useActingUser(own) };
  const named: Encounter = patient
    ? { ...encounter, patient: { name: patient.appUserInfo.name, uhid: patient.uhid } }
    : encounter;
  const acts = useEncounterActs({
    ...setting,
    finishing,
    onChanged,
    nameOf: () => named.patient?.name ?? '',
  });
  return (
    <>
      <LiveLine isPage />
      <EncounterNews events={events} staffId={setting.user.staffId} />
      {acts.notice}
      <Card title={v('facts')}>
        <div className="flex flex-col gap-4">
          <div data-print="hidden" className="flex flex-wrap gap-2 empty:hidden">
            <ActButtons {...setting} encounter={named} onAct={acts.onAct} busy={acts.busyId !== undefined} />
          </div>
          <EncounterFacts {...setting} encounter={encounter} />
        </div>
      </Card>
      <Card title={v('events')}>
        <EncounterEvents {...setting} events={events} />
      </Card>
      {showsAddenda({ encounter, addenda }) && (
        <Card title={v('addenda')}>
          <EncounterAddenda
            {...setting}
            encounter={encounter}
            addenda={addenda}
            onAdded={props.onAddenda}
            onDirtyChange={props.onAddendumDirty}
          />
        </Card>
      )}
      {acts.dialog}
    </>
  );
}
