import { PATHS } from '@careline/core/navigation';
import { useMessages } from '@careline/ui/messages';
import { Logo } from '@careline/ui/shell/logo';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { usePageTitle } from '../../navigation/page.tsx';
import { watchFlag } from '../../session/watch-flag.ts';
import { authMessages } from './auth.messages.ts';
import { ChangePassword } from './change-password.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInPart } from './sign-in-part.tsx';

/** A sign-in in another tab lets this one in too. */
function useSignInElsewhere(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchFlag(window, (value) => {
        if (value === 'signed-in') void navigate(PATHS.shell, { replace: true });
      }),
    [navigate],
  );
}

/** The sign-in area, and where a failed authentication ends (specification 2.1); says why in words. */
export function AuthPage() {
  const t = useMessages(authMessages);
  const { config, notes } = useConsole();
  const [reason] = useState(notes.reason);
  usePageTitle(t('pageTitle'));
  useSignInElsewhere();
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface p-4">
      <div className="w-full max-w-md rounded-card border border-line bg-raised p-8 shadow-raised">
        <Logo urls={[config.defaultLogo]} productName={config.product} alwaysNamed />
        <h1 className="mt-6 text-2xl font-semibold">{t('heading')}</h1>
        <p className="mt-1 text-accent">{t('tagline')}</p>
        {reason && (
          <p
            role="status"
            className="mt-6 rounded-control border border-line bg-info-soft p-3 text-on-info-soft"
          >
            {t(`reason.${reason}`)}
          </p>
        )}
        <p className="mt-6 text-muted">{t('intro')}</p>
        <div className="mt-6">
          <SignInPart />
        </div>
        <ChangePassword />
        <DemoAccounts emails={config.demoEmails} />
      </div>
    </main>
  );
}
