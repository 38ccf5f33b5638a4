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
import { Icon } from '../../primitives/icon/index.ts';
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

const PANEL = 'overflow-clip rounded-card border border-line bg-raised';

/** Enough skeletons to fill the first screen. */
const OUTLINES = [1, 2, 3, 4] as const;

function Loading() {
  const t = useMessages(readingAlertsMessages);
  return (
    <div className={`divide-y divide-line ${PANEL}`}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {OUTLINES.map((row) => (
        <div key={row} className="px-4 py-3">
          <Skeleton lines={4} />
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
      <h2 id={id} className="flex min-h-12 items-center gap-2 border-line border-b px-4 font-semibold">
        <Icon name={level === 'critical' ? 'error' : 'warning'} size={20} />
        {t(words, { level: t(level), count: alerts.length })}
      </h2>
      <ul className="divide-y divide-line">
        {alerts.map((alert) => (
          <AlertItem
            key={alert.readingId}
            alert={alert}
            level={level}
            now={item.now}
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
