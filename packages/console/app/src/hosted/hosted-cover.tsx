import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import type { ShellView } from '../guards/shell-view.ts';
import { LoggingOutPage, OpeningPage } from '../guards/waiting/waiting.tsx';
import { useCoverTitle } from '../session/use-cover-title.ts';
import { WITHOUT_AREA } from './host-provider.ts';
import { hostedCoverMessages } from './hosted.messages.ts';

const TRY_EVERY_MS = 15_000;

interface PlainPageProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function PlainPage({ title, action, children }: PlainPageProps) {
  const { config } = useConsole();
  useCoverTitle(title);
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <h1 className="sr-only">{config.product}</h1>
      <div role="alert">
        <EmptyState title={title} icon="lock" action={action}>
          {children}
        </EmptyState>
      </div>
    </main>
  );
}

/** The host page has no working token. The person can only ask it again; there is no other sign-in here. */
function NotSignedIn() {
  const t = useMessages(hostedCoverMessages);
  const { session, unsaved } = useConsole();
  const dirty = useSyncExternalStore(unsaved.subscribe, unsaved.isDirty);
  useEffect(() => {
    const timer = setInterval(() => void session.renew(), TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [session]);
  return (
    <PlainPage
      title={t('title')}
      action={<Button onClick={() => void session.renew({ anew: true })}>{t('retry')}</Button>}
    >
      <p>{t('body')}</p>
      {dirty && <p>{t('entered')}</p>}
      <p>{t('trying')}</p>
    </PlainPage>
  );
}

/** The unsaved entries belong to a different person than the one now signed in. */
function AnotherPerson() {
  const t = useMessages(hostedCoverMessages);
  const { unsaved } = useConsole();
  return (
    <PlainPage
      title={t('another')}
      action={
        <Button variant="danger" onClick={() => unsaved.setDirty(false)}>
          {t('discard')}
        </Button>
      }
    >
      <p>{t('anotherBody')}</p>
    </PlainPage>
  );
}

function Closed() {
  const t = useMessages(hostedCoverMessages);
  return (
    <PlainPage title={t('closed')}>
      <p>{t('closedBody')}</p>
    </PlainPage>
  );
}

/** After a sign-out the host page removes the frame; after any other end it signs in again. */
function Ended() {
  const { notes } = useConsole();
  const reason = notes.reason();
  if (reason === 'signed-out') return <LoggingOutPage />;
  return WITHOUT_AREA.includes(reason) ? <Closed /> : <NotSignedIn />;
}

/** Replaces the console in a partner's page, where the console has no sign-in. */
export function HostedCover({ view }: { readonly view: ShellView }) {
  switch (view) {
    case 'content':
      return null;
    case 'loading':
    case 'to-login':
      return <OpeningPage />;
    case 'another-person':
      return <AnotherPerson />;
    case 'logging-out':
      return <Ended />;
    default:
      return <NotSignedIn />;
  }
}
