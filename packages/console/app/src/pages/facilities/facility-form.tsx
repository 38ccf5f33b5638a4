import { type FacilityRecord, updateFacility } from '@careline/core/administration';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { ChangedMeanwhile } from '../settings/changed-meanwhile.tsx';
import { type FormFault, isChangedMeanwhile } from '../settings/form-fault.ts';
import { FormProblems, useFieldErrors } from '../settings/form-problems.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { useSave } from '../settings/use-save.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import { facilitiesMessages } from './facilities.messages.ts';
import { FacilityFormFields, facilityFieldId, useFacilityFieldLabel } from './facility-form-fields.tsx';
import {
  type FacilityField,
  type FacilityFormValue,
  facilityFields,
  facilityFormFaults,
  facilityFormValue,
  facilityServerFaults,
  sameFacility,
} from './facility-form-value.ts';
import { useFacilityChanges } from './use-facility-changes.ts';

export interface FacilityFormProps {
  readonly facility: FacilityRecord;
  readonly onSaved: (facility: FacilityRecord) => void;
  /** The record as it is now. */
  readonly reload: () => Promise<FacilityRecord | undefined>;
}

const bodyOf = ({ facilityId, updatedAt }: FacilityRecord, value: FacilityFormValue) => ({
  ...facilityFields(value),
  facilityId,
  updatedAt,
});

/** A facility's record, to be changed. After somebody else's change it asks which of the two is to stay. */
export function FacilityForm({ facility, onSaved, reload }: FacilityFormProps) {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(settingsMessages);
  const { http } = useConsole();
  const labelOf = useFacilityFieldLabel();
  const changesBetween = useFacilityChanges();
  const [value, setValue] = useState(() => facilityFormValue(facility));
  const [faults, setFaults] = useState<readonly FormFault<FacilityField>[]>([]);
  const [tries, setTries] = useState(0);
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<FacilityRecord>();
  const { save, saving, error, forget } = useSave((body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    http.call(updateFacility, { body, idempotencyKey }).catch(async (failure) => {
      if (isChangedMeanwhile(failure)) setTheirs(await reload());
      throw failure;
    }),
  );
  const all = [...faults, ...facilityServerFaults(error)];
  const errorOf = useFieldErrors(all);
  const dirty = !sameFacility(value, facilityFormValue(facility));
  useUnsaved(dirty);

  async function store(base: FacilityRecord): Promise<void> {
    const found = facilityFormFaults(value);
    setFaults(found);
    setSaved(false);
    setTries(tries + 1);
    if (found.length > 0) return;
    const answer = await save(bodyOf(base, value));
    setTries((count) => count + 1);
    if (!answer) return;
    setValue(facilityFormValue(answer.data));
    setSaved(true);
    onSaved(answer.data);
  }
  function settle(fresh: FacilityRecord): void {
    setTheirs(undefined);
    forget();
    onSaved(fresh);
  }

  return (
    <Card title={t('record')} className="max-w-3xl">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void store(facility);
        }}
      >
        {theirs ? (
          <ChangedMeanwhile
            by={theirs.updatedBy?.name}
            changes={changesBetween(facility, theirs)}
            onTakeTheirs={() => {
              settle(theirs);
              setValue(facilityFormValue(theirs));
            }}
            onKeepMine={() => {
              settle(theirs);
              void store(theirs);
            }}
          />
        ) : (
          <FormProblems faults={all} idOf={facilityFieldId} labelOf={labelOf} tries={tries} error={error} />
        )}
        <FacilityFormFields
          value={value}
          onChange={(change) => {
            setSaved(false);
            setValue({ ...value, ...change });
          }}
          errorOf={errorOf}
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
