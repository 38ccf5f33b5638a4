import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { leaveDialogMessages } from '../frame/frame.messages.ts';
import { OverEverything } from './over-everything.tsx';

/** Asks before a move that would lose what is unsaved. */
export function LeaveDialog() {
  const t = useMessages(leaveDialogMessages);
  const { unsaved } = useConsole();
  const pending = useSyncExternalStore(unsaved.subscribe, unsaved.pending);
  return (
    <OverEverything>
      <Dialog open={pending !== undefined} onClose={unsaved.stay} title={t('title')}>
        <p>{t(unsaved.isStored() ? 'stored' : 'body')}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={unsaved.agree}>
            {t('leave')}
          </Button>
          <Button variant="primary" onClick={unsaved.stay}>
            {t('stay')}
          </Button>
        </div>
      </Dialog>
    </OverEverything>
  );
}
