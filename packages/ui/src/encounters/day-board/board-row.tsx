import type { BoardEntry, EncounterStatus } from '@careline/core/internal/encounters';
import { type BoardStage, punctualityOf } from '@careline/core/internal/encounters/consultations';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { PersonLink } from '../../primitives/list-row/index.ts';
import { ActButtons, type ActSetting, type EncounterActs } from '../encounter-acts/index.ts';
import { EncounterStatusTag, type EncounterTimes, encounterWordsMessages } from '../encounter-words/index.ts';
import { dayBoardMessages } from './day-board.messages.ts';

/** A patient who has arrived and has no vitals yet. */
export interface MeasuredPatient {
  readonly vitaId: string;
  readonly name: string;
}

export interface BoardRowSetting extends ActSetting {
  readonly acts: EncounterActs;
  readonly times: EncounterTimes;
  readonly encounterAddress: (id: string) => string;
  /** Undefined for users who may not enter readings. */
  readonly onMeasure?: ((patient: MeasuredPatient) => void) | undefined;
}

/** Returns who a visit is of: name, age and UHID, because patients may share a name. */
export function useBoardPatient() {
  const t = useMessages(dayBoardMessages);
  const identityOf = usePatientIdentity();
  return ({ encounter: { patient }, birthDate, gender }: BoardEntry) => {
    const uhid = patient?.uhid ?? null;
    const identity = identityOf({ appUserInfo: { name: patient?.name ?? '', gender }, birthDate, uhid });
    const { name, age } = identity;
    return { ...identity, who: t('who', { name, age, uhid: identity.uhid }) };
  };
}

const MEASURED_STAGES: readonly BoardStage[] = ['arrived', 'waiting'];

/** Statuses that the stage does not tell: the visit did not take place, or needs another care provider. */
const TAGGED_STATUSES: readonly string[] = ['DECLINED', 'REJECTED', 'CANCELLED'] satisfies EncounterStatus[];

/** How late a patient is or how long they have waited, in words of the row. */
function Delay({ encounter, times }: Pick<BoardEntry, 'encounter'> & Pick<BoardRowSetting, 'times'>) {
  const w = useMessages(encounterWordsMessages);
  const delay = punctualityOf(encounter, times.nowSeconds());
  if (!delay || delay.kind === 'unclosed') return null;
  return (
    <span className="shrink-0 whitespace-nowrap font-medium text-on-warning-soft text-xs tabular-nums">
      {w(delay.kind, { time: times.duration(delay.minutes) })}
    </span>
  );
}

interface BoardRowProps extends BoardRowSetting {
  readonly entry: BoardEntry;
  readonly stage: BoardStage;
}

/** A visit on the board: time, patient, facts and the next act. */
export function BoardRow({
  entry,
  stage,
  acts,
  times,
  encounterAddress,
  onMeasure,
  ...setting
}: BoardRowProps) {
  const t = useMessages(dayBoardMessages);
  const w = useMessages(encounterWordsMessages);
  const { link } = useNavigation();
  const { name, age, gender } = useBoardPatient()(entry);
  const { encounter } = entry;
  const { id, vitaId, period, patient, careProvider } = encounter;
  const facts = [patient?.uhid ?? w('noUhid'), careProvider?.name, encounter.reason]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="flex flex-col justify-center gap-0.5 border-row-line border-b px-3 py-1.5 text-sm last:border-b-0 hover:bg-hover">
      <span className="flex items-center gap-2">
        <span className="w-14 shrink-0 whitespace-nowrap text-muted text-xs tabular-nums">
          {times.time(period.start)}
        </span>
        <span className="min-w-0 flex-1">
          <PersonLink name={name} link={link(encounterAddress(id))} />
        </span>
        <span className="shrink-0 text-muted text-xs" title={gender}>
          {age}
        </span>
      </span>
      <span className="flex min-h-7 items-center gap-2">
        {TAGGED_STATUSES.includes(encounter.status) && <EncounterStatusTag status={encounter.status} />}
        <Delay encounter={encounter} times={times} />
        <span
          translate="no"
          title={facts}
          className="min-w-0 flex-1 truncate text-muted text-xs tabular-nums"
        >
          {facts}
        </span>
        <span className="flex shrink-0 gap-1 empty:hidden">
          {stage === 'booked' && (
            <ActButtons
              {...setting}
              encounter={encounter}
              only={['arrive']}
              size="row"
              onAct={acts.onAct}
              busy={acts.busyId === id}
            />
          )}
          {onMeasure && MEASURED_STAGES.includes(stage) && encounter.consultationMode !== 'VIRTUAL' && (
            <Button
              size="row"
              variant={stage === 'arrived' ? 'secondary' : 'quiet'}
              aria-label={t('vitalsOf', { name })}
              onClick={() => onMeasure({ vitaId, name })}
            >
              {t('vitals')}
            </Button>
          )}
        </span>
      </span>
    </li>
  );
}
