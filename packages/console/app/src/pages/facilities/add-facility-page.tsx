import { addFacility } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { useFieldErrors } from '../../administration/form-problems.tsx';
import { RecordForm } from '../../administration/record-form.tsx';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useFormSave, useSave } from '../../administration/use-form-save.ts';
import { useUnsaved } from '../../administration/use-unsaved.ts';
import { useConsole } from '../../console-context.tsx';
import { facilitiesMessages } from './facilities.messages.ts';
import { FacilityFormFields, facilityFieldId, useFacilityFieldLabel } from './facility-form-fields.tsx';
import {
  EMPTY_FACILITY,
  facilityFields,
  facilityFormFaults,
  facilityServerFaults,
  sameFacility,
} from './facility-form-value.ts';

export default function AddFacilityPage() {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = useFacilityFieldLabel();
  const [value, setValue] = useState(EMPTY_FACILITY);
  const saving = useSave((body: ReturnType<typeof facilityFields>, idempotencyKey) =>
    http.call(addFacility, { body, idempotencyKey }),
  );
  const { form, submit } = useFormSave(saving, facilityServerFaults);
  const errorOf = useFieldErrors(form.faults);
  useUnsaved(!sameFacility(value, EMPTY_FACILITY));

  async function add(): Promise<void> {
    const answer = await submit(facilityFormFaults(value), () => facilityFields(value));
    if (!answer) return;
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.facility(answer.data.facilityId));
  }

  return (
    <SettingsPage title={t('add')}>
      <RecordForm
        form={form}
        idOf={facilityFieldId}
        labelOf={labelOf}
        intro={t('addIntro')}
        fields={
          <FacilityFormFields
            value={value}
            onChange={(change) => setValue({ ...value, ...change })}
            errorOf={errorOf}
          />
        }
        beside={<Button onClick={() => navigation.go(SETTINGS_PATHS.facilities)}>{g('cancel')}</Button>}
        onSubmit={() => void add()}
      />
    </SettingsPage>
  );
}
