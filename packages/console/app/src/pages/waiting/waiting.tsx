import { useMessages } from '@careline/ui/messages';
import { Snackbar } from '@careline/ui/notices/snackbar';
import { Progress } from '@careline/ui/primitives/progress';
import { waitingMessages } from './waiting.messages.ts';

/** A whole page that is about to be another one; the sign of work appears only when it takes long. */
export function Opening() {
  const t = useMessages(waitingMessages);
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Progress label={t('opening')} />
    </main>
  );
}

/** Between a logout here and the provider's page (specification 8). */
export function LoggingOut() {
  const t = useMessages(waitingMessages);
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Snackbar>{t('loggingOut')}</Snackbar>
    </main>
  );
}
