import { type LostBySignOut, SignOutQuestion } from '@careline/ui/notices/unsent-work';
import { OverEverything } from '../unsaved/over-everything.tsx';

export interface SignOutDialogProps {
  readonly lost: LostBySignOut | undefined;
  readonly onStay: () => void;
  readonly onSignOut: () => Promise<void>;
}

/** Asks over everything before a sign-out destroys what is not sent. */
export default function SignOutDialog(props: SignOutDialogProps) {
  return (
    <OverEverything>
      <SignOutQuestion {...props} />
    </OverEverything>
  );
}
