import type { StaffMember } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { Untranslated } from '@careline/ui/primitives/untranslated';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { FormProblems } from '../../administration/form-problems.tsx';
import { useProfile } from '../../session/use-session.ts';
import { staffMessages } from './staff.messages.ts';
import { unchanged, useStorePerson } from './use-store-person.ts';

export interface PersonActivityProps {
  readonly person: StaffMember;
  readonly onChanged: (person: StaffMember) => void;
}

const none = () => '';

/** Deactivates a person after explaining the consequences, or reactivates them. Nobody can deactivate themselves. */
export function PersonActivity({ person, onChanged }: PersonActivityProps) {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const announce = useAnnounce();
  const { sub } = useProfile();
  const [asking, setAsking] = useState(false);
  const { save, saving, error } = useStorePerson();
  const active = person.state !== 'inactive';
  const { name } = person;
  if (sub === person.staffId) return null;

  async function change(): Promise<void> {
    const answer = await save({ ...unchanged(person), active: !active });
    setAsking(false);
    if (!answer) return;
    announce(t(active ? 'deactivated' : 'activated', { name }));
    onChanged(answer.data);
  }

  return (
    <>
      {error && <FormProblems faults={[]} idOf={none} labelOf={none} tries={0} error={error} />}
      <div>
        <Button busy={saving} onClick={() => (active ? setAsking(true) : void change())}>
          {t(active ? 'deactivate' : 'activate')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Untranslated parts={[name]}>{t('deactivateTitle', { name })}</Untranslated>}
        width="small"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{g('cancel')}</Button>
            <Button variant="danger" busy={saving} onClick={() => void change()}>
              {t('deactivate')}
            </Button>
          </>
        }
      >
        <p>{t('deactivateEffect', { name })}</p>
      </Dialog>
    </>
  );
}
