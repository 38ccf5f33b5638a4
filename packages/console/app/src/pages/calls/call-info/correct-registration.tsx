import { CHANGES_REGISTRATIONS, decideRight } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { RegistrationChange } from '@careline/ui/patients/registration-change';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useCallback, useState } from 'react';
import { Offered } from '../../../preferences/offered.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { useUnsent } from '../../../unsent/use-unsent.ts';
import { callInfoPageMessages } from '../../pages.messages.ts';

interface CorrectProps {
  readonly vitaId: string;
  readonly onChanged: () => void;
}

/** Corrects the registration in a dialog while the call continues. */
function CorrectRegistration({ vitaId, onChanged }: CorrectProps) {
  const t = useMessages(callInfoPageMessages);
  const unsent = useUnsent();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('correct')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('correctTitle')}
        placement="side"
        width="medium"
        persistent
      >
        {unsent === 'opening' ? (
          <Skeleton shape="card" lines={8} />
        ) : (
          <Offered types={['GENDER', 'LANGUAGE']}>
            <RegistrationChange vitaId={vitaId} unsent={unsent} formOnly onChanged={onChanged} />
          </Offered>
        )}
      </Dialog>
    </>
  );
}

/** Returns a button to correct the patient's registration during a call; nothing for users who may not. */
export function useCorrectBeside() {
  const { scopes } = useProfile();
  const mayChange = decideRight(CHANGES_REGISTRATIONS, scopes).allowed;
  return useCallback(
    ({ vitaId }: Patient, onChanged: () => void) =>
      mayChange && <CorrectRegistration vitaId={vitaId} onChanged={onChanged} />,
    [mayChange],
  );
}
