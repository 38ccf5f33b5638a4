import type { IdleLockState } from '@careline/core/internal/session';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { Progress } from '@careline/ui/primitives/progress';
import { useStore } from '@careline/ui/store';
import { useId, useLayoutEffect, useRef } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useHeld } from '../../navigation/pending-context.tsx';
import { SignInBeside } from '../../session/sign-in-beside.tsx';
import { useCoverTitle } from '../../session/use-cover-title.ts';
import { useSessionState } from '../../session/use-session.ts';
import { WaitingCount } from '../../unsent/waiting-count.tsx';
import { idleLockedMessages } from '../guards.messages.ts';

const checkOf = ({ check }: IdleLockState) => check;

/** Offers to sign in from a new window, or shows how that sign-in went. */
function Unlocking() {
  const t = useMessages(idleLockedMessages);
  const { idle } = useConsole();
  const check = useStore(idle.store, checkOf);
  if (check === 'checking') return <Progress label={t('checking')} />;
  if (check === 'none') return <SignInBeside />;
  return (
    <ErrorState title={t('failedTitle')} onRetry={() => void idle.confirm()}>
      {t('failed')}
    </ErrorState>
  );
}

/** Opens a modal dialog over the whole window, so that everything below is hidden and inert. */
function useCover() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const cover = ref.current;
    cover?.showModal();
    cover?.querySelector('h1')?.focus();
    return () => cover?.close();
  }, []);
  return ref;
}

/**
 * Covers the idle console until the same person signs in again.
 * The page below is neither shown nor read out, but keeps running.
 */
export function IdleLockedPage() {
  const t = useMessages(idleLockedMessages);
  const { config, unsaved, endSession } = useConsole();
  const state = useSessionState();
  const cover = useCover();
  const id = useId();
  useCoverTitle(t('title'));
  useHeld();
  const name = state.phase === 'signed-in' ? state.profile.name || state.profile.email : '';
  return (
    <dialog
      ref={cover}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // Otherwise a panel below, which listens on the window, would close.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      // Browsers close a dialog at the second Escape even if the first was cancelled.
      onClose={() => cover.current?.showModal()}
      className="m-0 size-full max-h-none max-w-none border-0 bg-surface p-0 text-ink"
    >
      <div className="flex min-h-full items-center justify-center p-4">
        <div className="flex w-full max-w-md flex-col items-start gap-4 rounded-card border border-line bg-raised p-8 shadow-raised">
          <h1 id={id} tabIndex={-1} className="text-title outline-none">
            {t('heading', { product: config.product })}
          </h1>
          <p>{t('body', { count: config.idleLockMinutes })}</p>
          <p>{t('unlock', { name })}</p>
          <WaitingCount />
          <Unlocking />
          <Button variant="quiet" onClick={() => unsaved.ask(() => void endSession('signed-out'))}>
            {t('signOut')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
