import type { WaitingSave } from '@careline/core/internal/outbox';
import { useLayoutEffect, useRef, useState } from 'react';
import { useOnline } from '../../../http/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useParts } from '../../../store/index.ts';
import { CallOutcomeTag } from '../../call-outcome/index.ts';
import { queuedCallMessages } from '../begun-call.messages.ts';
import { SummaryLineView } from './summary-line-view.tsx';
import { type SaveSummaryInput, statusOf, useSaveSummary } from './use-save-summary.ts';

export interface QueuedCallProps extends SaveSummaryInput {
  readonly queued: WaitingSave;
  /** `page`: queued saves are lost when the page closes. */
  readonly keeps?: 'device' | 'page';
  readonly onSearchNext: () => void;
}

const WHY = { network: 'network', server: 'server', 'sign-in': 'signIn', nothing: 'nothing' } as const;

function Summary(props: SaveSummaryInput) {
  const { lines } = useSaveSummary(props);
  const { disposition } = useParts(props.session.store, ['disposition']);
  return (
    <ul className="flex flex-col gap-1 tabular-nums">
      {disposition && (
        <li>
          <CallOutcomeTag status={statusOf(disposition)} />
        </li>
      )}
      {lines.map((line) => (
        <li key={line.text}>
          <SummaryLineView line={line} />
        </li>
      ))}
    </ul>
  );
}

/** Asks before changing a save that may have arrived: the server could then have a second version to choose from. */
function Change({ session }: Pick<QueuedCallProps, 'session'>) {
  const t = useMessages(queuedCallMessages);
  const [obstacle, setObstacle] = useState<'busy' | 'maybe'>();
  const change = async (confirmed: boolean) => {
    const result = await session.takeBack({ confirmed });
    if (result === 'may-be-stored') setObstacle('maybe');
    if (result === 'sending' || result === 'elsewhere') setObstacle('busy');
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{obstacle && t(obstacle)}</p>
      {obstacle === 'maybe' ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void change(true)}>{t('changeStill')}</Button>
          <Button onClick={() => setObstacle(undefined)}>{t('leave')}</Button>
        </div>
      ) : (
        <Button icon="edit" onClick={() => void change(false)}>
          {t('change')}
        </Button>
      )}
    </div>
  );
}

/** Says that the save is stored on the device and why it waits, and offers what can still be done about it. */
export function QueuedCall({ queued, keeps, onSearchNext, ...summary }: QueuedCallProps) {
  const t = useMessages(queuedCallMessages);
  const { session } = summary;
  const { unheard } = useParts(session.store, ['unheard']);
  const online = useOnline();
  // The start of the call is sent first and waits for the same network.
  const waitsFor = unheard && !online ? 'network' : queued.waitsFor;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col items-start gap-4 rounded-card border border-warning bg-raised p-4"
    >
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg">
        <Icon name="schedule" size={24} className="text-warning" />
        {t('title')}
      </h2>
      <div role="status">
        <p>{t(queued.isBeingSent ? 'sending' : WHY[waitsFor])}</p>
        <p>{t(keeps === 'page' ? 'storedPage' : 'stored')}</p>
      </div>
      <Summary {...summary} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon="search" onClick={onSearchNext}>
          {t('nextPatient')}
        </Button>
        <Button icon="refresh" busy={queued.isBeingSent} onClick={() => void session.sendNow()}>
          {t('now')}
        </Button>
      </div>
      <Change session={session} />
    </section>
  );
}
