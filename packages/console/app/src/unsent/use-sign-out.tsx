import type { LostBySignOut } from '@careline/ui/notices/unsent-work';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useConsole } from '../console-context.tsx';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';
import type { UnsentHere } from './unsent.ts';

export interface SignOut {
  readonly signOut: () => void;
  /** The confirmation, to render next to the frame. */
  readonly question: ReactNode;
}

interface Question {
  readonly Dialog: ComponentType<SignOutDialogProps>;
  readonly lost: LostBySignOut | undefined;
}

const loadQuestion = () => Promise.all([import('./lost-by-sign-out.ts'), import('./sign-out-dialog.tsx')]);

/**
 * Signs out at the person's request. It first lists what is unsent; once they agree, that is destroyed with its key,
 * and only then the session ends.
 */
export function useSignOut(): SignOut {
  const { unsent, unsaved, recents, endSession } = useConsole();
  const [question, setQuestion] = useState<Question>();

  /** Nothing can be read or destroyed here: it stays encrypted for its author. */
  const leaveAsItIs = () => unsaved.ask(() => void endSession('signed-out'));

  async function destroyAndLeave({ outbox }: UnsentHere): Promise<void> {
    await outbox.signOut({ confirmed: true });
    unsaved.setDirty(false);
    await endSession('signed-out');
  }

  async function askAbout(here: UnsentHere): Promise<void> {
    const [{ lostBySignOut }, { default: Dialog }] = await loadQuestion();
    const lost = await lostBySignOut(here, recents);
    // Unsaved work that is not stored on the device is asked about as usual.
    if (lost) setQuestion({ Dialog, lost });
    else unsaved.ask(() => void destroyAndLeave(here).catch(() => endSession('signed-out')));
  }

  async function ask(): Promise<void> {
    try {
      await unsent.wake();
      const here = unsent.opened();
      if (here) await askAbout(here);
      else leaveAsItIs();
    } catch {
      // The code could not be loaded.
      leaveAsItIs();
    }
  }

  const here = unsent.opened();
  return {
    signOut: () => void ask(),
    question: question && here && (
      <question.Dialog
        lost={question.lost}
        onStay={() => setQuestion({ ...question, lost: undefined })}
        onSignOut={() => destroyAndLeave(here)}
      />
    ),
  };
}
