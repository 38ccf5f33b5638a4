import { useMessages } from '@careline/ui/messages';
import { LogoutSnackbar } from '@careline/ui/notices/snackbar';
import { Progress } from '@careline/ui/primitives/progress';
import { waitingMessages } from '../guards.messages.ts';

/** Placeholder for content that is about to load; the spinner appears only after a delay. */
export function Opening() {
  const t = useMessages(waitingMessages);
  return (
    <div className="flex min-h-48 items-center justify-center">
      <Progress label={t('opening')} />
    </div>
  );
}

/** The same as a whole page, outside the shell. */
export function OpeningPage() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Opening />
    </main>
  );
}

/** Shown between the logout here and the provider's page (specification 8). */
export function LoggingOutPage() {
  return (
    <main className="min-h-dvh">
      <LogoutSnackbar open />
    </main>
  );
}
