import { type FacilityRecord, getStaff, type StaffMember } from '@careline/core/administration';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { ChangedMeanwhile } from '../settings/changed-meanwhile.tsx';
import { type FormFault, serverFaults } from '../settings/form-fault.ts';
import { FormProblems, useFieldErrors } from '../settings/form-problems.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import { staffMessages } from './staff.messages.ts';
import { StaffFormFields, staffFieldId, useStaffFieldLabel } from './staff-form-fields.tsx';
import {
  STAFF_FIELDS,
  type StaffField,
  sameStaff,
  staffFields,
  staffFormFaults,
  staffFormValue,
} from './staff-form-value.ts';
import { useStaffChanges } from './use-staff-changes.ts';
import { unchanged, useStorePerson } from './use-store-person.ts';

export interface PersonFormProps {
  readonly person: StaffMember;
  readonly facilities: readonly FacilityRecord[];
  readonly onSaved: (person: StaffMember) => void;
}

/** What a person may do, to be changed. After somebody else's change it asks which of the two is to stay. */
export function PersonForm({ person, facilities, onSaved }: PersonFormProps) {
  const t = useMessages(staffMessages);
  const g = useMessages(settingsMessages);
  const changesBetween = useStaffChanges();
  const { http } = useConsole();
  const { sub } = useProfile();
  const labelOf = useStaffFieldLabel();
  const [value, setValue] = useState(() => staffFormValue(person));
  const [faults, setFaults] = useState<readonly FormFault<StaffField>[]>([]);
  const [tries, setTries] = useState(0);
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<StaffMember>();
  const { save, saving, error, forget } = useStorePerson(async () => {
    const { data } = await http.call(getStaff, { query: { staffId: person.staffId } });
    setTheirs(data);
  });
  const all = [...faults, ...serverFaults(error, STAFF_FIELDS)];
  const errorOf = useFieldErrors(all);
  const dirty = !sameStaff(value, staffFormValue(person));
  useUnsaved(dirty);

  async function store(base: StaffMember): Promise<void> {
    const found = staffFormFaults(value);
    setFaults(found);
    setSaved(false);
    setTries(tries + 1);
    if (found.length > 0) return;
    const answer = await save({ ...unchanged(base), ...staffFields(value) });
    setTries((count) => count + 1);
    if (!answer) return;
    setValue(staffFormValue(answer.data));
    setSaved(true);
    onSaved(answer.data);
  }

  function takeTheirs(fresh: StaffMember): void {
    setTheirs(undefined);
    forget();
    setValue(staffFormValue(fresh));
    onSaved(fresh);
  }

  function keepMine(fresh: StaffMember): void {
    setTheirs(undefined);
    onSaved(fresh);
    void store(fresh);
  }

  return (
    <Card title={t('record')} className="max-w-3xl">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void store(person);
        }}
      >
        {theirs ? (
          <ChangedMeanwhile
            by={theirs.updatedBy?.name}
            changes={changesBetween(person, theirs)}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={() => keepMine(theirs)}
          />
        ) : (
          <FormProblems faults={all} idOf={staffFieldId} labelOf={labelOf} tries={tries} error={error} />
        )}
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
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" type="submit" busy={saving}>
            {g('save')}
          </Button>
          <p role="status">{saved && !dirty ? g('saved') : ''}</p>
        </div>
      </form>
    </Card>
  );
}
