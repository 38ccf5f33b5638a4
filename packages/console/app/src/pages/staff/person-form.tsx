import { type FacilityRecord, getStaff, type StaffMember } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { BriefStatus } from '@careline/ui/primitives/brief-status';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { ConcurrentChangeNotice } from '../../administration/concurrent-change-notice.tsx';
import { useFieldErrors } from '../../administration/form-problems.tsx';
import { RecordForm } from '../../administration/record-form.tsx';
import { useFormSave } from '../../administration/use-form-save.ts';
import { useUnsaved } from '../../administration/use-unsaved.ts';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { staffMessages } from './staff.messages.ts';
import { StaffFormFields, staffFieldId, useStaffFieldLabel } from './staff-form-fields.tsx';
import {
  sameStaff,
  staffFields,
  staffFormFaults,
  staffFormValue,
  staffServerFaults,
} from './staff-form-value.ts';
import { useStaffChanges } from './use-staff-changes.ts';
import { unchanged, useStorePerson } from './use-store-person.ts';

export interface PersonFormProps {
  readonly person: StaffMember;
  readonly facilities: readonly FacilityRecord[];
  readonly onSaved: (person: StaffMember) => void;
}

/** Edits a person's rights. After a colleague's change it asks which version to keep. */
export function PersonForm({ person, facilities, onSaved }: PersonFormProps) {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const changesBetween = useStaffChanges();
  const { http } = useConsole();
  const { sub } = useProfile();
  const labelOf = useStaffFieldLabel();
  const [value, setValue] = useState(() => staffFormValue(person));
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<StaffMember>();
  const saving = useStorePerson(async () => {
    const { data } = await http.call(getStaff, { query: { staffId: person.staffId } });
    setTheirs(data);
  });
  const { form, submit } = useFormSave(saving, staffServerFaults);
  const errorOf = useFieldErrors(form.faults);
  const dirty = !sameStaff(value, staffFormValue(person));
  useUnsaved(dirty);

  async function store(base: StaffMember): Promise<void> {
    setSaved(false);
    const answer = await submit(staffFormFaults(value, base), () => ({
      ...unchanged(base),
      ...staffFields(value, base),
    }));
    if (!answer) return;
    setValue(staffFormValue(answer.data));
    setSaved(true);
    onSaved(answer.data);
  }

  function takeTheirs(fresh: StaffMember): void {
    setTheirs(undefined);
    saving.forget();
    setValue(staffFormValue(fresh));
    onSaved(fresh);
  }

  function keepMine(fresh: StaffMember): void {
    setTheirs(undefined);
    onSaved(fresh);
    void store(fresh);
  }

  return (
    <RecordForm
      title={t('record')}
      form={form}
      idOf={staffFieldId}
      labelOf={labelOf}
      question={
        theirs && (
          <ConcurrentChangeNotice
            by={theirs.updatedBy?.name}
            changes={changesBetween(person, theirs)}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={() => keepMine(theirs)}
          />
        )
      }
      fields={
        <StaffFormFields
          value={value}
          onChange={(change) => {
            setSaved(false);
            setValue({ ...value, ...change });
          }}
          facilities={facilities}
          held={person.scopes}
          errorOf={errorOf}
          own={sub === person.staffId}
        />
      }
      beside={<BriefStatus>{saved && !dirty && g('saved')}</BriefStatus>}
      onSubmit={() => void store(person)}
    />
  );
}
