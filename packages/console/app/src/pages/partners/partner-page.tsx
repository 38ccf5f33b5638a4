import {
  type FacilityRecord,
  listFacilities,
  listPartners,
  type Partner,
  updatePartner,
} from '@careline/core/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { ChangedMeanwhile } from '../settings/changed-meanwhile.tsx';
import { isChangedMeanwhile } from '../settings/form-fault.ts';
import { useFieldErrors } from '../settings/form-problems.tsx';
import { RecordForm } from '../settings/record-form.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SETTINGS_PATHS } from '../settings/settings-paths.ts';
import { useFormSave } from '../settings/use-form-save.ts';
import { useSave } from '../settings/use-save.ts';
import { useTimes } from '../settings/use-times.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { PartnerFormFields, partnerFieldId, usePartnerFieldLabel } from './partner-form-fields.tsx';
import {
  type PartnerFormValue,
  partnerFields,
  partnerFormFaults,
  partnerFormValue,
  partnerServerFaults,
  samePartner,
} from './partner-form-value.ts';
import { PartnerSetup } from './partner-setup.tsx';
import { partnersMessages } from './partners.messages.ts';
import { usePartnerChanges } from './use-partner-changes.ts';

interface PartnerFormProps {
  readonly first: Partner;
  readonly facilities: readonly FacilityRecord[];
  /** The record as it is now. */
  readonly reload: () => Promise<Partner | undefined>;
}

const bodyOf = (partner: Partner, value: PartnerFormValue, newKey: boolean) => ({
  ...partnerFields(value),
  partnerId: partner.partnerId,
  active: value.active,
  newKey,
  updatedAt: partner.updatedAt,
});

function PartnerForm({ first, facilities, reload }: PartnerFormProps) {
  const t = useMessages(partnersMessages);
  const g = useMessages(settingsMessages);
  const { http } = useConsole();
  const time = useTimes();
  const labelOf = usePartnerFieldLabel();
  const changesBetween = usePartnerChanges();
  const [partner, setPartner] = useState(first);
  const [value, setValue] = useState(() => partnerFormValue(first));
  const [saved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState<string>();
  const [theirs, setTheirs] = useState<Partner>();
  const saving = useSave(async (body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    http.call(updatePartner, { body, idempotencyKey }).catch(async (failure) => {
      if (isChangedMeanwhile(failure)) setTheirs(await reload());
      throw failure;
    }),
  );
  const { form, submit } = useFormSave(saving, partnerServerFaults);
  const errorOf = useFieldErrors(form.faults);
  const dirty = !samePartner(value, partnerFormValue(partner));
  useUnsaved(dirty);

  async function store(base: Partner, wanted: PartnerFormValue, newKey = false): Promise<void> {
    setSaved(false);
    const answer = await submit(partnerFormFaults(wanted), () => bodyOf(base, wanted, newKey));
    if (!answer) return;
    setPartner(answer.data);
    // A new key leaves what is being typed alone.
    if (!newKey) setValue(partnerFormValue(answer.data));
    setKey(answer.key ?? undefined);
    setSaved(true);
  }

  function settle(fresh: Partner): void {
    setTheirs(undefined);
    saving.forget();
    setPartner(fresh);
  }

  return (
    <>
      <RecordForm
        title={t('record')}
        form={form}
        idOf={partnerFieldId}
        labelOf={labelOf}
        question={
          theirs && (
            <ChangedMeanwhile
              by={theirs.updatedBy?.name}
              changes={changesBetween(partner, theirs)}
              onTakeTheirs={() => {
                settle(theirs);
                setValue(partnerFormValue(theirs));
              }}
              onKeepMine={() => {
                settle(theirs);
                void store(theirs, value);
              }}
            />
          )
        }
        fields={
          <>
            <PartnerFormFields
              value={value}
              onChange={(change) => {
                setSaved(false);
                setValue({ ...value, ...change });
              }}
              facilities={facilities}
              held={partner.scopes}
              errorOf={errorOf}
              hasSwitch
            />
            {partner.keyEnd !== null && (
              <div className="flex flex-wrap items-center gap-3">
                <p className="text-sm">
                  {t('byKey', { end: partner.keyEnd, time: time(partner.keyMadeAt ?? 0) })}
                </p>
                <Button size="small" onClick={() => setAsking(true)}>
                  {t('newKey')}
                </Button>
              </div>
            )}
          </>
        }
        beside={<p role="status">{saved && !dirty ? g('saved') : ''}</p>}
        onSubmit={() => void store(partner, value)}
      />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('newKeyTitle', { name: partner.name })}
        width="small"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{g('cancel')}</Button>
            <Button
              variant="danger"
              busy={form.saving}
              onClick={() => {
                setAsking(false);
                void store(partner, partnerFormValue(partner), true);
              }}
            >
              {t('newKey')}
            </Button>
          </>
        }
      >
        <p>{t('newKeyEffect')}</p>
      </Dialog>
      <NewKeyDialog name={partner.name} keyText={key} onDone={() => setKey(undefined)} />
      <PartnerSetup partner={partner} />
    </>
  );
}

/** One partner: where its pages are, what its people may open, and how they are known. */
export default function PartnerPage() {
  const t = useMessages(partnersMessages);
  const g = useMessages(settingsMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { partnerId = '' } = useParams();
  const find = async (signal?: AbortSignal) => {
    const { data } = await http.call(listPartners, signal ? { signal } : {});
    return data.find((one) => one.partnerId === partnerId);
  };
  const { state, retry } = useQuery([partnerId], async (signal) => {
    const [partner, facilities] = await Promise.all([find(signal), http.call(listFacilities, { signal })]);
    return { partner, facilities: facilities.data };
  });
  const partner = state.phase === 'ready' ? state.value.partner : undefined;
  return (
    <SettingsPage
      title={partner?.name ?? g('partners')}
      actions={
        <a {...link(SETTINGS_PATHS.partners)} className={buttonClass()}>
          {g('back')}
        </a>
      }
    >
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && !partner && <EmptyState title={t('notFound')} />}
      {state.phase === 'ready' && partner && (
        <PartnerForm first={partner} facilities={state.value.facilities} reload={() => find()} />
      )}
    </SettingsPage>
  );
}
