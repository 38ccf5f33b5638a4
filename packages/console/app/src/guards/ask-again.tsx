import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useState } from 'react';
import { useConsole } from '../console-context.tsx';
import { useHeld } from '../navigation/pending-context.tsx';
import { SignInBeside } from '../session/sign-in-beside.tsx';
import { askAgainMessages } from './guards.messages.ts';

export interface AskAgainProps {
  readonly why: 'ask-again' | 'ask-again-unseen' | 'another-person';
}

/** Confirms that unsaved work will be lost before the person cancels the sign-in. */
function GiveUp({ onBack }: { readonly onBack: () => void }) {
  const t = useMessages(askAgainMessages);
  const { unsaved } = useConsole();
  return (
    <Dialog
      open
      persistent
      onClose={onBack}
      title={t('loseTitle')}
      actions={
        <>
          <Button variant="danger" onClick={() => unsaved.setDirty(false)}>
            {t('discard')}
          </Button>
          <Button variant="primary" onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p>{t('lose')}</p>
    </Dialog>
  );
}

/**
 * Replaces /auth while something is unsaved, because expiry never unmounts a form (design 3).
 * The logged-in flag and the other tabs report the sign-in in the other window, which renews this page's session.
 */
export function AskAgain({ why }: AskAgainProps) {
  const t = useMessages(askAgainMessages);
  const [givingUp, setGivingUp] = useState(false);
  useHeld();
  if (givingUp) return <GiveUp onBack={() => setGivingUp(false)} />;
  return (
    <Dialog open persistent onClose={() => setGivingUp(true)} title={t('title')}>
      <p>{t(why)}</p>
      <div className="mt-6 flex flex-wrap items-start justify-end gap-2">
        <Button variant="quiet" onClick={() => setGivingUp(true)}>
          {t('decline')}
        </Button>
        <SignInBeside fresh={why === 'another-person'} />
      </div>
    </Dialog>
  );
}
