import { listPatientTasks, type Task } from '@careline/core/internal/care';
import { isoDay } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import { listOpenItems, type OpenItem } from '@careline/core/internal/overview';
import { OptionalLink } from '../../care/optional-link.tsx';
import { useItemWords } from '../../finishing/item-words/index.ts';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { OverviewSection } from '../overview-section/index.ts';
import { recordOverviewMessages } from './record-overview.messages.ts';

/** Where an item of the list is dealt with. */
export type WorkPlace = 'tasks' | 'labs' | 'notes' | 'medicines';

export interface OpenWorkProps {
  readonly vitaId: string;
  /** Whether the user may read each list. A list that is not read is not shown. */
  readonly reads: { readonly tasks: boolean; readonly results: boolean };
  /** Returns the address of a place; undefined if the user may not open it. */
  readonly placeAddress: (place: WorkPlace) => string | undefined;
}

const MAX_TASKS = '5';

/** Alerts and danger signs have their own list. */
const PLACES: Readonly<Record<string, WorkPlace>> = {
  'lab-task': 'labs',
  'lab-report': 'labs',
  report: 'notes',
  query: 'medicines',
};

function useWork({ vitaId, reads }: OpenWorkProps) {
  const http = useHttp();
  const tasks = useQuery<readonly Task[]>(
    [http, vitaId],
    async (signal) => {
      const query = { vitaId, state: 'open', limit: MAX_TASKS } as const;
      return ofPatient(await http.call(listPatientTasks, { query, signal }), vitaId, listPatientTasks).data;
    },
    { endpoint: listPatientTasks.name, isAsked: reads.tasks },
  );
  const items = useQuery<readonly OpenItem[]>(
    [http, vitaId],
    async (signal) =>
      ofPatient(
        await http.call(listOpenItems, { query: { vitaId }, signal }),
        vitaId,
        listOpenItems,
      ).data.filter(({ kind }) => Object.hasOwn(PLACES, kind)),
    { endpoint: listOpenItems.name, isAsked: reads.results },
  );
  useLive(['tasks'], tasks.refresh);
  useLive(['labs', 'prescriptions'], items.refresh);
  return { tasks, items };
}

const LINE = 'flex min-h-8 flex-wrap items-baseline gap-x-3 border-row-line border-b py-1 last:border-b-0';

function TaskLine({ task, address }: { readonly task: Task; readonly address: string | undefined }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(recordOverviewMessages);
  const { what, dueOn, assignee, careTeam } = task;
  const isLate = dueOn < (isoDay(Math.floor(now() / 1000), timeZone) ?? '');
  return (
    <li className={LINE}>
      <span className="wrap-anywhere min-w-0 grow basis-40">
        <OptionalLink address={address}>{what}</OptionalLink>
      </span>
      <span className="text-muted text-xs">{(assignee ?? careTeam)?.name}</span>
      <span className="text-muted text-xs tabular-nums">{t('dueOn', { day: formatDate(dueOn) })}</span>
      {isLate && <StatusTag tone="warning">{t('overdue')}</StatusTag>}
    </li>
  );
}

function ItemLine({ item, address }: { readonly item: OpenItem; readonly address: string | undefined }) {
  const { kind, what } = useItemWords()(item);
  return (
    <li className={LINE}>
      <span className="wrap-anywhere min-w-0 grow basis-40">
        <OptionalLink address={address}>{what}</OptionalLink>
      </span>
      {item.level === 'critical' ? (
        <StatusTag tone="danger">{kind}</StatusTag>
      ) : (
        <span className="text-muted text-xs">{kind}</span>
      )}
    </li>
  );
}

/** Lists what waits to be done for a patient besides alerts: results to review, queries and open tasks. */
export function OpenWork(props: OpenWorkProps) {
  const { placeAddress } = props;
  const t = useMessages(recordOverviewMessages);
  const { tasks, items } = useWork(props);
  const failed = [tasks, items].find(({ state }) => state.phase === 'failed');
  const results = items.state.phase === 'ready' ? items.state.value : [];
  const open = tasks.state.phase === 'ready' ? tasks.state.value : [];
  if (!failed && results.length + open.length === 0) return null;
  return (
    <OverviewSection title={t('work')}>
      {failed?.state.phase === 'failed' && (
        <RequestFailed title={t('workFailed')} onRetry={failed.retry} error={failed.state.error} />
      )}
      <ul aria-label={t('work')} className="empty:hidden">
        {results.map((item) => (
          <ItemLine
            key={`${item.kind} ${item.id}`}
            item={item}
            address={placeAddress(PLACES[item.kind] ?? 'notes')}
          />
        ))}
        {open.map((task) => (
          <TaskLine key={task.id} task={task} address={placeAddress('tasks')} />
        ))}
      </ul>
    </OverviewSection>
  );
}
