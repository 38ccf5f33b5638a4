import { type FacilityRecord, updateFacility } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { BriefStatus } from '@careline/ui/primitives/brief-status';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { ConcurrentChangeNotice } from '../../administration/concurrent-change-notice.tsx';
import { isConcurrentChange } from '../../administration/form-fault.ts';
import { useFieldErrors } from '../../administration/form-problems.tsx';
import { RecordForm } from '../../administration/record-form.tsx';
import { useFormSave, useSave } from '../../administration/use-form-save.ts';
import { useUnsaved } from '../../administration/use-unsaved.ts';
import { useConsole } from '../../console-context.tsx';
import { facilitiesMessages } from './facilities.messages.ts';
import { FacilityFormFields, facilityFieldId, useFacilityFieldLabel } from './facility-form-fields.tsx';
import {
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
  readonly reload: () => Promise<FacilityRecord | undefined>;
}

const bodyOf = ({ facilityId, updatedAt }: FacilityRecord, value: FacilityFormValue) => ({
  ...facilityFields(value),
  facilityId,
  updatedAt,
});

/** Edits a facility. After a colleague's change it asks which version to keep. */
export function FacilityForm({ facility, onSaved, reload }: FacilityFormProps) {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const labelOf = useFacilityFieldLabel();
  const changesBetween = useFacilityChanges();
  const [value, setValue] = useState(() => facilityFormValue(facility));
  const [saved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<FacilityRecord>();
  const saving = useSave((body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    http.call(updateFacility, { body, idempotencyKey }).catch(async (failure) => {
      if (isConcurrentChange(failure)) setTheirs(await reload());
      throw failure;
    }),
  );
  const { form, submit } = useFormSave(saving, facilityServerFaults);
  const errorOf = useFieldErrors(form.faults);
  const dirty = !sameFacility(value, facilityFormValue(facility));
  useUnsaved(dirty);

  async function store(base: FacilityRecord): Promise<void> {
    setSaved(false);
    const answer = await submit(facilityFormFaults(value), () => bodyOf(base, value));
    if (!answer) return;
    setValue(facilityFormValue(answer.data));
    setSaved(true);
    onSaved(answer.data);
  }
  function settle(fresh: FacilityRecord): void {
    setTheirs(undefined);
    saving.forget();
    onSaved(fresh);
  }

  return (
    <RecordForm
      title={t('record')}
      form={form}
      idOf={facilityFieldId}
      labelOf={labelOf}
      question={
        theirs && (
          <ConcurrentChangeNotice
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
        )
      }
      fields={
        <FacilityFormFields
          value={value}
          onChange={(change) => {
            setSaved(false);
            setValue({ ...value, ...change });
          }}
          errorOf={errorOf}
        />
      }
      beside={<BriefStatus>{saved && !dirty && g('saved')}</BriefStatus>}
      onSubmit={() => void store(facility)}
    />
  );
}
