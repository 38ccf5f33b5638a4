import { addFacility } from '@careline/core/administration';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import type { FormFault } from '../settings/form-fault.ts';
import { FormProblems, useFieldErrors } from '../settings/form-problems.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SETTINGS_PATHS } from '../settings/settings-paths.ts';
import { useSave } from '../settings/use-save.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import { facilitiesMessages } from './facilities.messages.ts';
import { FacilityFormFields, facilityFieldId, useFacilityFieldLabel } from './facility-form-fields.tsx';
import {
  EMPTY_FACILITY,
  type FacilityField,
  facilityFields,
  facilityFormFaults,
  facilityServerFaults,
  sameFacility,
} from './facility-form-value.ts';

/** Adds a facility; people are assigned to it under Staff. */
export default function AddFacilityPage() {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(settingsMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = useFacilityFieldLabel();
  const [value, setValue] = useState(EMPTY_FACILITY);
  const [faults, setFaults] = useState<readonly FormFault<FacilityField>[]>([]);
  const [tries, setTries] = useState(0);
  const { save, saving, error } = useSave((body: ReturnType<typeof facilityFields>, idempotencyKey) =>
    http.call(addFacility, { body, idempotencyKey }),
  );
  const all = [...faults, ...facilityServerFaults(error)];
  const errorOf = useFieldErrors(all);
  useUnsaved(!sameFacility(value, EMPTY_FACILITY));

  async function submit(): Promise<void> {
    const found = facilityFormFaults(value);
    setFaults(found);
    setTries(tries + 1);
    if (found.length > 0) return;
    const answer = await save(facilityFields(value));
    setTries((count) => count + 1);
    if (!answer) return;
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.facility(answer.data.facilityId));
  }

  return (
    <SettingsPage title={t('add')}>
      <Card className="max-w-3xl">
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className="text-muted">{t('addIntro')}</p>
          <FormProblems faults={all} idOf={facilityFieldId} labelOf={labelOf} tries={tries} error={error} />
          <FacilityFormFields
            value={value}
            onChange={(change) => setValue({ ...value, ...change })}
            errorOf={errorOf}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" type="submit" busy={saving}>
              {g('save')}
            </Button>
            <Button onClick={() => navigation.go(SETTINGS_PATHS.facilities)}>{g('cancel')}</Button>
          </div>
        </form>
      </Card>
    </SettingsPage>
  );
}
