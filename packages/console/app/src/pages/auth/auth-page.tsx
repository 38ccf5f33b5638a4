import { PATHS } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { ClockNotice } from '@careline/ui/notices/clock-notice';
import { Logo } from '@careline/ui/shell/logo';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { usePageTitle } from '../../navigation/page.tsx';
import { watchFlag } from '../../session/watch-flag.ts';
import { authMessages } from './auth.messages.ts';
import { ChangePassword } from './change-password.tsx';
import { LookChoice } from './look-choice.tsx';
import { Poster } from './poster.tsx';
import { SignInPart } from './sign-in-part.tsx';

/** Continues here when the person signs in in another tab. */
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

/** The sign-in page, also shown after a failed authentication with its reason (specification 2.1). */
export function AuthPage() {
  const t = useMessages(authMessages);
  const { config, notes } = useConsole();
  const [reason] = useState(notes.reason);
  usePageTitle(t('pageTitle'));
  useSignInElsewhere();
  return (
    <div className="grid min-h-dvh bg-raised md:grid-cols-2">
      <Poster />
      <main className="flex items-center justify-center p-4 sm:p-8">
        <div className="flex w-full max-w-md flex-col gap-6 py-6">
          <div>
            <Logo urls={[config.defaultLogo]} productName={config.product} alwaysNamed />
            <h1 className="mt-6 text-title">{t('heading')}</h1>
            <p className="mt-1 text-accent">{t('tagline')}</p>
          </div>
          <ClockNotice />
          {reason && (
            <p
              role="status"
              className="rounded-control border border-line bg-info-soft p-3 text-on-info-soft"
            >
              {t(`reason.${reason}`)}
            </p>
          )}
          <p className="text-muted">{t('intro')}</p>
          <SignInPart people={config.demoPeople} />
          <ChangePassword />
          <LookChoice />
        </div>
      </main>
    </div>
  );
}
