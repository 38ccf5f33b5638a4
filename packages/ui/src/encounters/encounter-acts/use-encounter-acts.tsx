import type { Encounter } from '@careline/core/internal/encounters';
import type {
  ActedEncounter,
  EncounterChange,
  OfferedAct,
} from '@careline/core/internal/encounters/consultations';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useBriefWords } from '../../primitives/brief-status/index.ts';
import { useEncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { type ActSetting, ChangeFailure, ConcurrentChangeNotice, useEncounterChange } from './act-frame.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { MoveDialog, type MoveDialogProps } from './move-dialog.tsx';
import { ReasonActDialog } from './reason-act-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { assignsOnlySelf } from './use-act-words.ts';

type AskedAct = Exclude<OfferedAct, 'accept' | 'arrive'>;

function ActDialog({ act, start, ...props }: MoveDialogProps & { readonly act: AskedAct }) {
  if (act === 'move') return <MoveDialog {...props} start={start} />;
  if (act === 'complete') return props.finishing?.sheet?.(props) ?? <CompleteDialog {...props} />;
  if (act === 'reopen') return <ReopenDialog {...props} />;
  return act === 'assign_care_provider' ? (
    <AssignDialog {...props} />
  ) : (
    <ReasonActDialog {...props} act={act} />
  );
}

interface DoneNoticeProps {
  readonly text: string | undefined;
  /** False while a dialog is open. */
  readonly isFree: boolean;
  readonly keepsFocus: boolean;
}

/** The result of the last action. Takes the focus, because the pressed button may be gone. */
function DoneNotice({ text, isFree, keepsFocus }: DoneNoticeProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && isFree && !keepsFocus) ref.current?.focus();
  }, [text, isFree, keepsFocus]);
  if (!text) return null;
  return (
    <p
      ref={ref}
      role={keepsFocus ? 'status' : undefined}
      tabIndex={-1}
      data-print="hidden"
      className="rounded-card bg-success-soft px-4 py-2 text-on-success-soft outline-none"
    >
      {text}
    </p>
  );
}

export interface EncounterActsOptions extends ActSetting {
  /** Passes the encounter's current version, no matter who changed it. */
  readonly onChanged: (encounter: Encounter) => void;
  /** Returns the patient's name if the encounter does not have it. */
  readonly nameOf?: (encounter: Encounter) => string;
  /** The screen moves the focus itself after an action. */
  readonly keepsFocus?: boolean;
}

export interface EncounterActs {
  /** `start` is the new time of a move, in unix seconds, if the user has already chosen one. */
  readonly onAct: (act: OfferedAct, encounter: ActedEncounter, start?: number) => void;
  /** The encounter that is being changed without a dialog. */
  readonly busyId: string | undefined;
  readonly notice: ReactNode;
  readonly dialog: ReactNode;
}

/** Runs actions on the encounters of a screen, immediately or after a dialog with the necessary questions. */
export function useEncounterActs(options: EncounterActsOptions): EncounterActs {
  const { onChanged, user } = options;
  const t = useMessages(encounterActsMessages);
  const times = useEncounterTimes();
  const patientName = usePatientName();
  const [open, setOpen] = useState<{
    readonly act: AskedAct;
    readonly encounter: ActedEncounter;
    readonly start?: number | undefined;
  }>();
  const [done, setDone] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const nameOf = options.nameOf ?? patientName;
  const shown = useBriefWords(done);
  const onDone = (act: EncounterChange['act'], encounter: Encounter) => {
    const facts = { name: nameOf(encounter), when: times.when(encounter.period.start) };
    const whom = { provider: encounter.careProvider?.name ?? '', team: encounter.careTeam?.name ?? '' };
    setDone(t(`did${act}`, { ...facts, ...whom }));
    setOpen(undefined);
    onChanged(encounter);
  };
  const direct = useEncounterChange({ ...options, onDone, onSeen: onChanged });
  const atOnce = async (encounter: ActedEncounter, change: Parameters<typeof direct.change>[1]) => {
    setBusyId(encounter.id);
    await direct.change(encounter, change);
    setBusyId(undefined);
  };
  return {
    onAct(act, encounter, start) {
      setDone(undefined);
      if (act === 'accept' || act === 'arrive') void atOnce(encounter, { act });
      else if (act === 'assign_care_provider' && assignsOnlySelf({ user, encounter }))
        void atOnce(encounter, { act, careProviderId: user.staffId });
      else setOpen({ act, encounter, start });
    },
    busyId,
    notice: (
      <>
        <DoneNotice text={shown} isFree={open === undefined} keepsFocus={options.keepsFocus ?? false} />
        {direct.concurrentChange && (
          <ConcurrentChangeNotice {...options} concurrentChange={direct.concurrentChange} />
        )}
        {direct.error && <ChangeFailure error={direct.error} />}
      </>
    ),
    dialog: open && (
      <ActDialog
        key={open.encounter.id}
        {...options}
        {...open}
        onDone={onDone}
        onSeen={onChanged}
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}
