import type { MessageOutbox, MessageOutboxState, OutboxMessage } from '@careline/core/internal/communication';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { messagesOutboxMessages } from '../care.messages.ts';
import { MessageItem } from '../patient-messages/message-item.tsx';

export interface OutboxListProps {
  readonly outbox: MessageOutbox;
  readonly state: MessageOutboxState;
  readonly mayWrite: boolean;
  readonly patientAddress?: ((vitaId: string) => string) | undefined;
  /** Undefined if no filter is set. */
  readonly onClear: (() => void) | undefined;
}

type FailureTitle = 'loadFailed' | 'moreFailed' | 'refreshFailed';

function Failure({ outbox, state, title }: OutboxListProps & { readonly title: FailureTitle }) {
  const t = useMessages(messagesOutboxMessages);
  return <RequestFailed title={t(title)} onRetry={outbox.retry} error={state.error} />;
}

function Loading() {
  const t = useMessages(messagesOutboxMessages);
  return (
    <div className="flex flex-col gap-6 p-4">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={4} />
      <Skeleton lines={4} />
    </div>
  );
}

function Who({ message, patientAddress }: OutboxListProps & { readonly message: OutboxMessage }) {
  const t = useMessages(messagesOutboxMessages);
  const navigation = useNavigation();
  const { name, uhid } = message.patient;
  const shown = name || t('unnamed');
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {patientAddress ? (
        <a
          translate="no"
          className="wrap-anywhere font-medium text-ink hover:underline"
          {...navigation.link(patientAddress(message.vitaId))}
        >
          {shown}
        </a>
      ) : (
        <span translate="no" className="wrap-anywhere font-semibold">
          {shown}
        </span>
      )}
      <span translate="no" className="text-muted text-xs tabular-nums">
        {uhid}
      </span>
    </p>
  );
}

function Rows(props: OutboxListProps) {
  const t = useMessages(messagesOutboxMessages);
  const { outbox, state, mayWrite } = props;
  return (
    <ul aria-label={t('list')} className="divide-y divide-line">
      {state.rows.map((message) => (
        <li key={message.id} className="flex flex-col items-start gap-1 px-4 py-3">
          <Who {...props} message={message} />
          <MessageItem message={message} mayWrite={mayWrite} onChanged={outbox.refresh} />
        </li>
      ))}
    </ul>
  );
}

function Foot(props: OutboxListProps) {
  const t = useMessages(messagesOutboxMessages);
  const { outbox, state } = props;
  if (state.failedWork) {
    return <Failure {...props} title={state.failedWork === 'more' ? 'moreFailed' : 'refreshFailed'} />;
  }
  if (state.next === null) return null;
  return (
    <p className="flex justify-center border-line border-t p-3">
      <Button icon="expand_more" busy={state.work === 'more'} onClick={outbox.more}>
        {t('more')}
      </Button>
    </p>
  );
}

export function OutboxList(props: OutboxListProps) {
  const t = useMessages(messagesOutboxMessages);
  const { state, onClear } = props;
  if (state.phase === 'failed') return <Failure {...props} title="loadFailed" />;
  if (state.phase === 'none') {
    return (
      <>
        <EmptyState
          icon="check_circle"
          title={t('noneTitle')}
          action={onClear && <Button onClick={onClear}>{t('clear')}</Button>}
        >
          {t(onClear ? 'noneFiltered' : 'none')}
        </EmptyState>
        {state.failedWork && <Failure {...props} title="refreshFailed" />}
      </>
    );
  }
  if (state.phase !== 'found') return <Loading />;
  return (
    <>
      <Rows {...props} />
      <Foot {...props} />
    </>
  );
}
