import {
  type AlertGroup,
  groupAlerts,
  type ReadingAlerts,
  type ReadingAlertsState,
} from '@careline/core/internal/metrics';
import { useId } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { BellAtRest } from '../../primitives/drawing/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { GroupHead } from '../../primitives/list-row/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { AlertItem, type AlertItemProps } from './alert-item.tsx';

export interface AlertListProps extends Omit<AlertItemProps, 'alert' | 'level'> {
  readonly alerts: ReadingAlerts;
  readonly state: ReadingAlertsState;
  readonly online: boolean;
  /** Switches to the longest period. Undefined if it is already shown. */
  readonly onLongest: (() => void) | undefined;
}

const PANEL = 'overflow-clip border-row-line border-b';

/** Enough skeletons to fill the first screen. */
const OUTLINES = Array.from({ length: 14 }, (_, row) => row);

function Loading() {
  const t = useMessages(readingAlertsMessages);
  return (
    <div className={`divide-y divide-row-line ${PANEL}`}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {OUTLINES.map((row) => (
        <div key={row} className="flex h-row flex-col justify-center px-3">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

type FailureTitle = 'failedTitle' | 'moreFailed' | 'refreshFailed';

function Failure({ alerts, state, title }: AlertListProps & { readonly title: FailureTitle }) {
  const t = useMessages(readingAlertsMessages);
  const { error } = state;
  return <RequestFailed title={t(title)} onRetry={alerts.retry} error={error} />;
}

function Offline() {
  const t = useMessages(readingAlertsMessages);
  return (
    <div className={PANEL}>
      <EmptyState icon="cloud_off" title={t('offlineTitle')}>
        {t('offlineText')}
      </EmptyState>
    </div>
  );
}

const NONE = {
  open: ['noneTitle', 'noneText'],
  acknowledged: ['noneAcknowledged', 'noneAcknowledgedText'],
  all: ['noneRaised', 'noneText'],
} as const;

function None({ state, onLongest }: AlertListProps) {
  const t = useMessages(readingAlertsMessages);
  const [title, text] = NONE[state.filters.state];
  return (
    <div className={PANEL}>
      <EmptyState
        drawing={<BellAtRest />}
        title={t(title)}
        action={onLongest && <Button onClick={onLongest}>{t('noneLonger')}</Button>}
      >
        {t(text)}
      </EmptyState>
    </div>
  );
}

interface GroupProps extends AlertListProps {
  readonly group: AlertGroup;
}

function Group({ group, state, ...item }: GroupProps) {
  const t = useMessages(readingAlertsMessages);
  const id = useId();
  const { level, alerts } = group;
  const words = state.next === null ? 'group' : 'groupSoFar';
  return (
    <section aria-labelledby={id} className={PANEL}>
      <GroupHead id={id}>{t(words, { level: t(level), count: alerts.length })}</GroupHead>
      <ul>
        {alerts.map((alert) => (
          <AlertItem
            key={alert.readingId}
            alert={alert}
            level={level}
            patientAddress={item.patientAddress}
            readingsAddress={item.readingsAddress}
            booking={item.booking}
            onAcknowledge={item.onAcknowledge}
          />
        ))}
      </ul>
    </section>
  );
}

function More({ alerts, state }: AlertListProps) {
  const t = useMessages(readingAlertsMessages);
  if (state.next === null) return null;
  return (
    <p className="flex justify-center">
      <Button icon="expand_more" busy={state.work === 'more'} onClick={alerts.more}>
        {t('more')}
      </Button>
    </p>
  );
}

function Shown(props: AlertListProps) {
  const { state } = props;
  return (
    <>
      {state.failedWork === 'refresh' && <Failure {...props} title="refreshFailed" />}
      {state.phase === 'none' && <None {...props} />}
      {groupAlerts(state.rows).map((group) => (
        <Group key={group.level} {...props} group={group} />
      ))}
      {state.failedWork === 'more' ? <Failure {...props} title="moreFailed" /> : <More {...props} />}
    </>
  );
}

export function AlertList(props: AlertListProps) {
  const { phase } = props.state;
  if (phase === 'found' || phase === 'none') return <Shown {...props} />;
  if (phase !== 'failed') return <Loading />;
  return props.online ? <Failure {...props} title="failedTitle" /> : <Offline />;
}
