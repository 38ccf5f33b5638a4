import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { UnsentItem } from './unsent-item.ts';
import { UnsentList } from './unsent-list.tsx';
import { unsentWorkMessages } from './unsent-work.messages.ts';

/** Work that would be lost. `unknown`: the device, or the user's key, cannot be read now. */
export interface LostBySignOut {
  readonly items: readonly UnsentItem[];
  readonly unreadable: number;
  readonly unknown: boolean;
}

export interface SignOutQuestionProps {
  /** Undefined while there is no question. */
  readonly lost: LostBySignOut | undefined;
  readonly onStay: () => void;
  /** Deletes the work and signs out. Rejects if it could not be deleted. */
  readonly onSignOut: () => Promise<void>;
}

/** Lists unsent work that signing out would delete, and asks for confirmation. */
export function SignOutQuestion({ lost, onStay, onSignOut }: SignOutQuestionProps) {
  const t = useMessages(unsentWorkMessages);
  const [phase, setPhase] = useState<'asking' | 'leaving' | 'failed'>('asking');
  const leave = () => {
    setPhase('leaving');
    onSignOut().catch(() => setPhase('failed'));
  };
  const stay = () => {
    setPhase('asking');
    onStay();
  };
  return (
    <Dialog
      open={lost !== undefined}
      onClose={stay}
      title={t('signOutTitle')}
      persistent
      actions={
        <>
          <Button variant="secondary" busy={phase === 'leaving'} onClick={leave}>
            {t('signOut')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div role="alert">{phase === 'failed' && <p className="text-danger">{t('failed')}</p>}</div>
        <p>{lost?.unknown ? t('unknown') : t('signOutText')}</p>
        {lost && <UnsentList items={lost.items} />}
        {lost && lost.unreadable > 0 && (
          <p>{lost.unreadable === 1 ? t('unreadableOne') : t('unreadable', { count: lost.unreadable })}</p>
        )}
        <p className="text-muted">{t('signOutHint')}</p>
      </div>
    </Dialog>
  );
}
