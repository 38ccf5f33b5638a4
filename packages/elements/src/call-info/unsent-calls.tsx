import { useLeaveWarning } from '@careline/ui/navigation';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { useEffect, useLayoutEffect } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { SessionUnsent, UnsentPlace } from '../unsent/session-unsent.ts';
import { announceOffline } from '../view/fail.ts';
import { mark } from '../view/mark.ts';
import { useVanilla } from '../view/use-vanilla.ts';
import type { CallNames } from './call-names.ts';
import type { UnsentListProps } from './unsent-list.tsx';

const UnsentList = onDemand<UnsentListProps>(async () => (await import('./unsent-list.tsx')).UnsentList);

export interface UnsentCallsProps {
  readonly element: ElementHandle;
  readonly unsent: SessionUnsent;
  /** The patient of the open call, which shows its own waiting state. */
  readonly patientId: string;
  readonly onOpen: (call: CallNames) => void;
}

/** Reports the number of waiting calls to the page, and makes the browser warn before they would be lost. */
function useAnnouncedWaiting(
  { store, emit }: ElementHandle,
  waiting: number,
  needsPerson: number,
  keeps: UnsentPlace['keeps'],
): void {
  useLeaveWarning(waiting > 0 && keeps === 'page', undefined);
  useEffect(() => {
    if (store.getState().waiting === waiting) return;
    store.setState({ waiting });
    emit('careline-outbox-change', { waiting, needsPerson });
  }, [store, emit, waiting, needsPerson]);
  useLayoutEffect(() => () => store.setState({ waiting: 0 }), [store]);
}

/** Notifies the page when a save starts to wait for the network. */
function useAnnouncedOffline(element: ElementHandle, isOffline: boolean): void {
  useEffect(() => {
    if (isOffline) announceOffline(element);
    else mark(element.internals, 'offline', false);
  }, [element, isOffline]);
}

/** Lists the calls waiting to be sent; nothing if there are none. */
export function UnsentCalls({ element, patientId, ...props }: UnsentCallsProps) {
  const { entries, tray } = useVanilla(props.unsent.outbox.store);
  const { keeps } = useVanilla(props.unsent.place);
  useAnnouncedWaiting(element, entries.length, tray, keeps);
  useAnnouncedOffline(
    element,
    entries.some(({ lastError }) => lastError?.failure === 'unreachable'),
  );
  const others = entries.filter(({ state, patient }) => state !== 'sending' && patient !== patientId);
  if (others.length === 0) return null;
  return <UnsentList {...props} entries={others} count={entries.length} keeps={keeps} />;
}
