import { type AddedTaskKind, listPatientTasks, type Task } from '@careline/core/internal/care';
import type { QueryState } from '@careline/core/internal/http';
import { useState } from 'react';
import { usePatientList } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { useHttp } from '../../provider/index.ts';
import { CareListView } from '../care-list-view.tsx';
import { AddTask } from './add-task.tsx';
import { TaskButtons, type TaskSetting, TaskTags, TaskText, useToday } from './task-item.tsx';
import { tasksMessages } from './tasks.messages.ts';
import { useTaskActs } from './use-task-acts.tsx';

export interface PatientTasksProps extends TaskSetting {
  readonly vitaId: string;
  /** The patient's programmes, whose templates are offered. Offers all templates if the programmes are unknown. */
  readonly enrolled?: readonly string[] | undefined;
  readonly mayWrite: boolean;
  /** The user's facility. Tasks of other facilities cannot be changed here. If omitted, all tasks can be changed. */
  readonly facilityId?: string | undefined;
  /** The current encounter or call, stored as the origin of new tasks. */
  readonly encounterId?: string | undefined;
  readonly contactId?: string | undefined;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

/** Maximum number of tasks. Those due first are shown. */
const MAX_TASKS = '100';

const usePatientTasks = ({ vitaId }: PatientTasksProps) => {
  const http = useHttp();
  return usePatientList<Task>({
    vitaId,
    endpoint: listPatientTasks,
    read: (signal) => http.call(listPatientTasks, { query: { vitaId, limit: MAX_TASKS }, signal }),
  });
};

const withState = (
  state: QueryState<readonly Task[]>,
  isWanted: (task: Task) => boolean,
): QueryState<readonly Task[]> =>
  state.phase === 'ready' ? { ...state, value: state.value.filter(isWanted) } : state;

const isOpen = ({ state }: Task): boolean => state === 'open';

function AddButtons({ onAdd }: { readonly onAdd: (kind: AddedTaskKind) => void }) {
  const t = useMessages(tasksMessages);
  return (
    <div data-print="hidden" className="flex flex-wrap gap-2">
      <Button {...addTarget('task')} size="small" icon="add" onClick={() => onAdd('task')}>
        {t('add')}
      </Button>
      <Button {...addTarget('referral')} size="small" icon="forward" onClick={() => onAdd('referral')}>
        {t('refer')}
      </Button>
    </div>
  );
}

/** A patient's tasks: open ones by due date, and then the ended ones. */
export function PatientTasks(props: PatientTasksProps) {
  const { vitaId, mayWrite, facilityId, bookReview } = props;
  const t = useMessages(tasksMessages);
  const { state, refresh } = usePatientTasks(props);
  useLive(['tasks'], refresh);
  const [adding, setAdding] = useState<AddedTaskKind>();
  const today = useToday();
  const acts = useTaskActs({ today, onChanged: refresh });
  const ended = state.phase === 'ready' ? state.value.filter((task) => !isOpen(task)) : [];
  const view = { label: t('title'), failed: t('failed'), none: t('none'), onRetry: refresh };
  const row = (task: Task) => (
    <>
      <TaskTags {...props} task={task} />
      <TaskText {...props} task={task} />
      {mayWrite && (facilityId === undefined || task.facilityId === facilityId) && (
        <TaskButtons task={task} bookReview={bookReview} onAct={acts.onAct} onBooked={refresh} />
      )}
    </>
  );
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        {mayWrite && <AddButtons onAdd={setAdding} />}
        <CareListView {...view} state={withState(state, isOpen)}>
          {row}
        </CareListView>
        {ended.length > 0 && (
          <details>
            <summary>{t('ended', { count: ended.length })}</summary>
            <div className="pt-3">
              <CareListView
                {...view}
                label={t('ended', { count: ended.length })}
                state={{ phase: 'ready', value: ended }}
              >
                {row}
              </CareListView>
            </div>
          </details>
        )}
      </div>
      {acts.dialog}
      {adding && (
        <AddTask
          {...props}
          vitaId={vitaId}
          kind={adding}
          today={today}
          onAdded={refresh}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Card>
  );
}
