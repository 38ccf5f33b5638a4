import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { leaveDialogMessages } from '../frame/frame.messages.ts';
import { OverEverything } from './over-everything.tsx';

/** Asks before leaving would lose unsaved work. */
export function LeaveDialog() {
  const t = useMessages(leaveDialogMessages);
  const { unsaved } = useConsole();
  const pending = useSyncExternalStore(unsaved.subscribe, unsaved.pending);
  const isInCall = unsaved.isInCall();
  const body = unsaved.isStored() ? 'stored' : 'body';
  return (
    <OverEverything>
      <Dialog open={pending !== undefined} onClose={unsaved.stay} title={t(isInCall ? 'callTitle' : 'title')}>
        <p>{t(isInCall ? 'call' : body)}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={unsaved.agree}>
            {t(isInCall ? 'leaveCall' : 'leave')}
          </Button>
          <Button variant="primary" onClick={unsaved.stay}>
            {t('stay')}
          </Button>
        </div>
      </Dialog>
    </OverEverything>
  );
}
