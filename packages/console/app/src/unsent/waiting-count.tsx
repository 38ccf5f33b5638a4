import { useMessages } from '@careline/ui/messages';
import { useStore } from '@careline/ui/store';
import { waitingCountMessages } from '../frame/frame.messages.ts';
import type { UnsentHere } from './unsent.ts';
import { useOpenedUnsent } from './use-unsent.ts';

function Counts({ outbox }: Pick<UnsentHere, 'outbox'>) {
  const t = useMessages(waitingCountMessages);
  // While locked, entries can't be read. Their number is known and reveals nothing personal.
  const counts = useStore(outbox.store, (state) => state.counts);
  const waiting = counts.waiting + counts.sending;
  const tray = counts.refused + counts.conflict;
  return (
    <div role="status" className="flex flex-col gap-1 text-muted">
      {waiting > 0 && <p>{t('waiting', { count: waiting })}</p>}
      {tray > 0 && <p>{t('tray', { count: tray })}</p>}
    </div>
  );
}

/** Shows how much of the person's work waits on this device, for a locked page that shows nothing else of it. */
export function WaitingCount() {
  const unsent = useOpenedUnsent();
  return unsent ? <Counts outbox={unsent.outbox} /> : null;
}
