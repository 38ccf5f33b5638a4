import { useOnline } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { ClockNotice } from '@careline/ui/notices/clock-notice';
import { OfflineNotice } from '@careline/ui/notices/offline-notice';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useEffect } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useCoverTitle } from '../../session/use-cover-title.ts';
import { WaitingCount } from '../../unsent/waiting-count.tsx';
import { lockedMessages } from '../guards.messages.ts';

const TRY_EVERY_MS = 15_000;

/** Hides all patient data while the identity provider cannot be reached (design 3). */
export function LockedPage() {
  const t = useMessages(lockedMessages);
  const { session, config } = useConsole();
  const online = useOnline();
  useCoverTitle(t('title'));
  useEffect(() => {
    const again = () => void session.renew();
    const timer = setInterval(again, TRY_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [session]);
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <h1 className="sr-only">{config.product}</h1>
      <OfflineNotice online={online} />
      <ErrorState title={t('title')} onRetry={() => void session.renew()}>
        <p>{t('body')}</p>
        <p>{t('trying')}</p>
        <ClockNotice />
        <WaitingCount />
      </ErrorState>
    </main>
  );
}
