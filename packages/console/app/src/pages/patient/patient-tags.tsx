import { CHANGES_REGISTRATIONS, decideRight } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { EditTags } from '@careline/ui/patients/edit-tags';
import { Icon } from '@careline/ui/primitives/icon';
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import type { ChangingPartProps } from './part-props.ts';

/** Opens the patient's tags, next to them in the header. */
export function TagsWay({ patient, onChanged }: Omit<ChangingPartProps, 'facts'>) {
  const t = useMessages(patientPageMessages);
  const [open, setOpen] = useState(false);
  if (!decideRight(CHANGES_REGISTRATIONS, useProfile().scopes).allowed) return null;
  return (
    <>
      <button
        type="button"
        data-print="hidden"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 items-center gap-1 rounded-sm border border-line-strong border-dashed px-1.5 text-muted text-sm leading-tight hover:bg-hover hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3"
      >
        <Icon name={patient.tags?.length ? 'edit' : 'add'} size={16} />
        {t('tags')}
      </button>
      {open && (
        <EditTags
          patient={patient}
          onChanged={() => {
            setOpen(false);
            onChanged();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
