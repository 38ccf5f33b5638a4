import { type Goal, listGoals } from '@careline/core/internal/care';
import { isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { useState } from 'react';
import { type PatientList, usePatientList } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { useGoalWords } from '../../readings/goal-words/index.ts';
import { patientGoalsMessages } from '../care.messages.ts';
import { CareListView } from '../care-list-view.tsx';
import { EndGoal } from './end-goal.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { GoalItem } from './goal-item.tsx';

export type GoalList = PatientList<Goal>;

/** Returns a patient's goals with the newest value of each. Requests nothing while `mayRead` is false. */
export const useGoals = (http: HttpClient, vitaId: string, mayRead = true): GoalList =>
  usePatientList({
    vitaId,
    endpoint: listGoals,
    read: (signal) => http.call(listGoals, { query: { vitaId }, signal }),
    isAsked: mayRead,
  });

export interface PatientGoalsProps {
  /** The patient. Key the widget by this id. */
  readonly vitaId: string;
  readonly goals: GoalList;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly birthDate?: string | null;
  readonly mayWrite: boolean;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

type Asking =
  | { readonly kind: 'set' }
  | { readonly kind: 'change'; readonly goal: Goal }
  | { readonly kind: 'end'; readonly goal: Goal };

const isActive = ({ status }: Goal): boolean => status === 'active';

type ListProps = Omit<PatientGoalsProps, 'now'> & {
  readonly today: string;
  readonly onAsk: (asking: Asking) => void;
};

function Goals({ goals, today, mayWrite, onAsk }: ListProps) {
  const t = useMessages(patientGoalsMessages);
  const { state, refresh } = goals;
  const items = state.phase === 'ready' ? state.value : [];
  const ended = items.filter((goal) => !isActive(goal));
  const item = (goal: Goal) => (
    <GoalItem
      goal={goal}
      today={today}
      mayWrite={mayWrite}
      onChange={(one) => onAsk({ kind: 'change', goal: one })}
      onEnd={(one) => onAsk({ kind: 'end', goal: one })}
    />
  );
  const common = { label: t('title'), failed: t('failed'), none: t('none'), onRetry: refresh };
  const inForce = state.phase === 'ready' ? { ...state, value: items.filter(isActive) } : state;
  return (
    <>
      <CareListView {...common} state={inForce}>
        {item}
      </CareListView>
      {ended.length > 0 && (
        <details>
          <summary className="min-h-control content-center text-sm">
            {t('ended', { count: ended.length })}
          </summary>
          <CareListView
            {...common}
            label={t('ended', { count: ended.length })}
            state={{ phase: 'ready', value: ended }}
          >
            {item}
          </CareListView>
        </details>
      )}
    </>
  );
}

function Panel({ ...props }: PatientGoalsProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { vitaId, goals, birthDate = null, mayWrite, onDirtyChange } = props;
  const t = useMessages(patientGoalsMessages);
  const words = useGoalWords();
  const announce = useAnnounce();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const done = (text: string) => {
    close();
    announce(text);
    goals.refresh();
  };
  // A colleague may have changed the goal in the meantime, so reload after closing.
  const leave = () => {
    close();
    goals.refresh();
  };
  const today = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-stretch gap-3">
        <Goals {...props} today={today} onAsk={setAsking} />
        {mayWrite && (
          <Button
            {...addTarget('goal')}
            size="small"
            icon="add"
            className="self-start"
            data-print="hidden"
            onClick={() => setAsking({ kind: 'set' })}
          >
            {t('set')}
          </Button>
        )}
      </div>
      {(asking?.kind === 'set' || asking?.kind === 'change') && (
        <GoalDialog
          {...{ vitaId, birthDate, onDirtyChange }}
          goal={asking.kind === 'change' ? asking.goal : undefined}
          onSaved={(goal) => done(t('saved', { goal: words.whole(goal) }))}
          onClose={leave}
        />
      )}
      {asking?.kind === 'end' && (
        <EndGoal goal={asking.goal} onEnded={() => done(t('isEnded'))} onClose={leave} />
      )}
    </Card>
  );
}

/**
 * A patient's goals: active ones with the newest value and whether it reaches the target, and ended ones.
 * Authorised users set, change and end them. A goal changes no flag and no alert.
 */
export function PatientGoals(props: PatientGoalsProps) {
  return (
    <LiveRegionProvider>
      <Panel {...props} />
    </LiveRegionProvider>
  );
}
