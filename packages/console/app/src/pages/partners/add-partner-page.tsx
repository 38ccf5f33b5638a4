import { addPartner, type FacilityRecord, type Partner } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { useFieldErrors } from '../../administration/form-problems.tsx';
import { RecordForm } from '../../administration/record-form.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useFormSave, useSave } from '../../administration/use-form-save.ts';
import { useUnsaved } from '../../administration/use-unsaved.ts';
import { WithFacilities } from '../../administration/with-facilities.tsx';
import { useConsole } from '../../console-context.tsx';
import { OneTimeSecretDialog } from './one-time-secret-dialog.tsx';
import { PartnerFormFields, partnerFieldId, usePartnerFieldLabel } from './partner-form-fields.tsx';
import {
  EMPTY_PARTNER,
  partnerFields,
  partnerFormFaults,
  partnerServerFaults,
  samePartner,
} from './partner-form-value.ts';
import { partnersMessages } from './partners.messages.ts';

interface Added {
  readonly partner: Partner;
  readonly key: string;
}

function AddForm({ facilities }: { readonly facilities: readonly FacilityRecord[] }) {
  const t = useMessages(partnersMessages);
  const g = useMessages(administrationMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = usePartnerFieldLabel();
  const [value, setValue] = useState(EMPTY_PARTNER);
  const [added, setAdded] = useState<Added>();
  const saving = useSave((body: ReturnType<typeof partnerFields>, idempotencyKey) =>
    http.call(addPartner, { body, idempotencyKey }),
  );
  const { form, submit } = useFormSave(saving, partnerServerFaults);
  const errorOf = useFieldErrors(form.faults);
  useUnsaved(added === undefined && !samePartner(value, EMPTY_PARTNER));

  const leaveFor = (partner: Partner) => {
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.partner(partner.partnerId));
  };
  async function add(): Promise<void> {
    const answer = await submit(partnerFormFaults(value), () => partnerFields(value));
    if (!answer) return;
    if (answer.key === null) leaveFor(answer.data);
    else setAdded({ partner: answer.data, key: answer.key });
  }

  return (
    <>
      <RecordForm
        form={form}
        idOf={partnerFieldId}
        labelOf={labelOf}
        fields={
          <PartnerFormFields
            value={value}
            onChange={(change) => setValue({ ...value, ...change })}
            facilities={facilities}
            held={[]}
            errorOf={errorOf}
          />
        }
        beside={<Button onClick={() => navigation.go(SETTINGS_PATHS.partners)}>{g('cancel')}</Button>}
        onSubmit={() => void add()}
      />
      {added && (
        <OneTimeSecretDialog
          title={t('keyTitle', { name: added.partner.name })}
          intro={t('keyOnce')}
          label={t('key')}
          secret={added.key}
          onDone={() => leaveFor(added.partner)}
        />
      )}
    </>
  );
}

/** Adds a partner. If it uses a key, the key is shown once. */
export default function AddPartnerPage() {
  const t = useMessages(partnersMessages);
  return (
    <WithFacilities title={t('addTitle')}>
      {(facilities) => <AddForm facilities={facilities} />}
    </WithFacilities>
  );
}
