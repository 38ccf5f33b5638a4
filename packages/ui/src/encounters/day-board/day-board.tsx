import type { BoardEntry, Encounter } from '@careline/core/internal/encounters';
import { type BoardStage, findOnBoard } from '@careline/core/internal/encounters/consultations';
import { readScannedCode } from '@careline/core/internal/patients';
import { useEffect, useId, useRef, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { LiveLine, useSteady } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { GroupHead } from '../../primitives/list-row/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useNow } from '../../provider/index.ts';
import { type ActSetting, useEncounterActs } from '../encounter-acts/index.ts';
import { useEncounterTimes, useMinute, usePatientName } from '../encounter-words/index.ts';
import { BoardRow, type BoardRowSetting } from './board-row.tsx';
import { BoardSearch, soughtOf } from './board-search.tsx';
import { dayBoardMessages } from './day-board.messages.ts';
import { useDayBoard } from './use-day-board.ts';

export type { MeasuredPatient } from './board-row.tsx';

export interface DayBoardProps extends ActSetting, Pick<BoardRowSetting, 'encounterAddress' | 'onMeasure'> {
  /** Starts a walk-in, with the text that matched no visit. Undefined for users who may not book. */
  readonly onWalkIn?: ((text: string) => void) | undefined;
  /** Increases after a booking or a reading on the page, to reload the board. */
  readonly revision?: number;
}

/** The column of each stage on a wide screen. Done visits are below those that take place now. */
const COLUMN_OF = {
  booked: 0,
  arrived: 1,
  waiting: 2,
  'with-provider': 3,
  done: 3,
} as const satisfies Readonly<Record<BoardStage, number>>;
const STAGES = Object.keys(COLUMN_OF) as readonly BoardStage[];
const COLUMNS = [0, 1, 2, 3].map((column) => STAGES.filter((stage) => COLUMN_OF[stage] === column));

interface StageProps extends BoardRowSetting {
  readonly stage: BoardStage;
  readonly entries: readonly BoardEntry[];
}

function Stage({ stage, entries, ...setting }: StageProps) {
  const t = useMessages(dayBoardMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <GroupHead id={id} count={entries.length}>
        {t(stage)}
      </GroupHead>
      {entries.length === 0 ? (
        <p className="px-3 py-2 text-muted text-xs">{t('noneInStage')}</p>
      ) : (
        <ul aria-labelledby={id}>
          {entries.map((entry) => (
            <BoardRow key={entry.encounter.id} {...setting} entry={entry} stage={stage} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Offers to enter the vitals of the patient who has just arrived. */
function VitalsNext({
  encounter,
  onMeasure,
}: Pick<BoardRowSetting, 'onMeasure'> & { readonly encounter: Encounter | undefined }) {
  const t = useMessages(dayBoardMessages);
  const nameOf = usePatientName();
  if (!encounter || !onMeasure || encounter.consultationMode === 'VIRTUAL') return null;
  const name = nameOf(encounter);
  return (
    <Button size="small" onClick={() => onMeasure({ vitaId: encounter.vitaId, name })}>
      {t('vitalsOf', { name })}
    </Button>
  );
}

type Work = ReturnType<typeof useDayBoard>;

function States({ work }: { readonly work: Work }) {
  const t = useMessages(dayBoardMessages);
  const { state, retry, refresh, online } = work;
  if (state.phase === 'loading') {
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton shape="row" lines={8} />
      </>
    );
  }
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  if (!online) return <p className="text-muted text-xs">{t('offline')}</p>;
  return state.error ? (
    <RequestFailed title={t('refreshFailed')} onRetry={refresh} error={state.error} />
  ) : null;
}

/** Today's visits of the facility by stage, with one field that finds a patient and records the arrival. */
export function DayBoard({ onWalkIn, revision = 0, ...props }: DayBoardProps) {
  const t = useMessages(dayBoardMessages);
  const times = useEncounterTimes();
  // Patients become late even if nothing else changes.
  useMinute(useNow());
  const work = useDayBoard(times.today());
  const { board, entries, refresh, settle, state } = work;
  const [text, setText] = useState('');
  const [arrived, setArrived] = useState<Encounter>();
  const field = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const toField = () => field.current?.querySelector('input')?.focus();
  const acts = useEncounterActs({
    ...props,
    keepsFocus: true,
    onChanged: (encounter) => {
      settle(encounter);
      setArrived(encounter);
      setText('');
      toField();
    },
  });
  useSteady(rows, entries);
  useEffect(() => {
    if (revision === 0) return;
    refresh();
    // The next card is scanned into an empty field.
    setText('');
  }, [revision, refresh]);
  const sought = readScannedCode(text);
  const found = findOnBoard(entries, sought);
  const shown = (stage: BoardStage) =>
    found ? board[stage].filter((entry) => found.includes(entry)) : board[stage];
  const setting = { ...props, acts, times };
  return (
    <div className="@container flex flex-col gap-2" aria-busy={state.phase === 'loading'}>
      <BoardSearch
        inputRef={field}
        text={text}
        onText={(next) => {
          setText(next);
          if (next) setArrived(undefined);
        }}
        sought={soughtOf(found, board, { ...props, times })}
        times={times}
        onArrive={({ encounter }) => acts.onAct('arrive', encounter)}
        onChoose={() => rows.current?.querySelector<HTMLElement>('li button, li a')?.focus()}
        onWalkIn={onWalkIn && (() => onWalkIn(sought))}
      />
      <LiveLine />
      <States work={work} />
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {acts.notice}
        <VitalsNext encounter={arrived} onMeasure={props.onMeasure} />
      </div>
      {state.phase === 'ready' && entries.length === 0 && (
        <EmptyState icon="event_available" title={t('free')}>
          {t('freeText')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <div
          ref={rows}
          className="grid grid-cols-1 items-start gap-x-4 gap-y-3 [overflow-anchor:none] @2xl:grid-cols-2 @4xl:grid-cols-[minmax(0,4fr)_repeat(3,minmax(0,3fr))]"
        >
          {COLUMNS.map((stages) => (
            <div key={stages[0]} className="flex min-w-0 flex-col gap-3">
              {stages.map((stage) => (
                <Stage key={stage} {...setting} stage={stage} entries={shown(stage)} />
              ))}
            </div>
          ))}
        </div>
      )}
      {acts.dialog}
    </div>
  );
}
