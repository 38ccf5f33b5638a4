import { PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useConsole } from '../console-context.tsx';
import { askAgainMessages } from './ask-again.messages.ts';

/** Starts the login in the new window (specification 2.2). */
const SIGN_IN_ADDRESS = `${PATHS.shell}?login`;

/**
 * Stands in for /auth while something is unsaved: expiry never unmounts a form (design 3). The other window's sign-in
 * is noticed through the logged-in flag and renews this page's session.
 */
export function AskAgain({ anotherPerson }: { readonly anotherPerson: boolean }) {
  const t = useMessages(askAgainMessages);
  const { unsaved } = useConsole();
  const stay = () => undefined;
  return (
    <Dialog open onClose={stay} title={t('title')}>
      <p>{anotherPerson ? t('anotherPerson') : t('body')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => unsaved.setDirty(false)}>
          {t('discard')}
        </Button>
        <Button variant="primary" onClick={() => window.open(SIGN_IN_ADDRESS, '_blank', 'noopener')}>
          {t('signIn')}
        </Button>
      </div>
    </Dialog>
  );
}
