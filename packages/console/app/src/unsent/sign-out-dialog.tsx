import { type LostBySignOut, SignOutQuestion } from '@careline/ui/notices/unsent-work';
import { OverEverything } from '../unsaved/over-everything.tsx';

export interface SignOutDialogProps {
  readonly lost: LostBySignOut | undefined;
  readonly onStay: () => void;
  readonly onSignOut: () => Promise<void>;
}

/** Asks before a sign-out destroys unsent work. */
export default function SignOutDialog(props: SignOutDialogProps) {
  return (
    <OverEverything>
      <SignOutQuestion {...props} />
    </OverEverything>
  );
}
