import { addPartner, type FacilityRecord, listFacilities, type Partner } from '@careline/core/administration';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { type FormFault, serverFaults } from '../settings/form-fault.ts';
import { FormProblems, useFieldErrors } from '../settings/form-problems.tsx';
import { LoadFailed } from '../settings/load-failed.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SETTINGS_PATHS } from '../settings/settings-paths.ts';
import { useSave } from '../settings/use-save.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { PartnerFormFields, partnerFieldId, usePartnerFieldLabel } from './partner-form-fields.tsx';
import {
  EMPTY_PARTNER,
  PARTNER_FIELDS,
  type PartnerField,
  partnerFields,
  partnerFormFaults,
  samePartner,
} from './partner-form-value.ts';
import { partnersMessages } from './partners.messages.ts';

interface Added {
  readonly partner: Partner;
  readonly key: string;
}

function AddForm({ facilities }: { readonly facilities: readonly FacilityRecord[] }) {
  const g = useMessages(settingsMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = usePartnerFieldLabel();
  const [value, setValue] = useState(EMPTY_PARTNER);
  const [faults, setFaults] = useState<readonly FormFault<PartnerField>[]>([]);
  const [tries, setTries] = useState(0);
  const [added, setAdded] = useState<Added>();
  const { save, saving, error } = useSave((body: ReturnType<typeof partnerFields>, idempotencyKey) =>
    http.call(addPartner, { body, idempotencyKey }),
  );
  const all = [...faults, ...serverFaults(error, PARTNER_FIELDS)];
  const errorOf = useFieldErrors(all);
  useUnsaved(added === undefined && !samePartner(value, EMPTY_PARTNER));

  const leaveFor = (partner: Partner) => {
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.partner(partner.partnerId));
  };
  async function submit(): Promise<void> {
    const found = partnerFormFaults(value);
    setFaults(found);
    setTries(tries + 1);
    if (found.length > 0) return;
    const answer = await save(partnerFields(value));
    setTries((count) => count + 1);
    if (!answer) return;
    if (answer.key === null) leaveFor(answer.data);
    else setAdded({ partner: answer.data, key: answer.key });
  }

  return (
    <Card className="max-w-3xl">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormProblems faults={all} idOf={partnerFieldId} labelOf={labelOf} tries={tries} error={error} />
        <PartnerFormFields
          value={value}
          onChange={(change) => setValue({ ...value, ...change })}
          facilities={facilities}
          held={[]}
          errorOf={errorOf}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" type="submit" busy={saving}>
            {g('save')}
          </Button>
          <Button onClick={() => navigation.go(SETTINGS_PATHS.partners)}>{g('cancel')}</Button>
        </div>
      </form>
      {added && (
        <NewKeyDialog name={added.partner.name} keyText={added.key} onDone={() => leaveFor(added.partner)} />
      )}
    </Card>
  );
}

/** Adds a partner; one that holds a key is shown it once. */
export default function AddPartnerPage() {
  const t = useMessages(partnersMessages);
  const g = useMessages(settingsMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery([], async (signal) => (await http.call(listFacilities, { signal })).data);
  return (
    <SettingsPage title={t('addTitle')}>
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <LoadFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && <AddForm facilities={state.value} />}
    </SettingsPage>
  );
}
