import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { useState } from 'react';
import { signInBesideMessages } from '../frame/frame.messages.ts';
import { besideAddress } from './sign-in-options.ts';

/** One window, however often the button is pressed. */
const WINDOW = 'careline-sign-in';
const FEATURES = 'popup,width=520,height=680';

function openWindow(address: string): boolean {
  const opened = window.open(address, WINDOW, FEATURES);
  if (!opened) return false;
  // The provider's page must not reach this one; the logged-in flag reports the result.
  opened.opener = null;
  opened.focus();
  return true;
}

export interface SignInBesideProps {
  /** Asks for the password, because another person is signed in at the provider. */
  readonly fresh?: boolean;
}

/** Signs in without leaving the page: in a popup, or in a tab if the browser blocks popups. */
export function SignInBeside({ fresh = false }: SignInBesideProps) {
  const t = useMessages(signInBesideMessages);
  const [blocked, setBlocked] = useState(false);
  const address = besideAddress({ fresh });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="primary" data-autofocus onClick={() => setBlocked(!openWindow(address))}>
        {t('signIn')}
      </Button>
      {blocked && (
        <p role="alert">
          {t('blocked')}{' '}
          <a href={address} target="_blank" rel="noopener" className="text-accent underline">
            {t('openTab')}
          </a>
          {'. '}
          {t('afterwards')}
        </p>
      )}
    </div>
  );
}
