import {
  type FacilityRecord,
  listFacilities,
  listPartners,
  type Partner,
} from '@careline/core/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { CheckField } from '@careline/ui/primitives/check-field';
import { Dialog } from '@careline/ui/primitives/dialog';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { ChangedMeanwhile } from '../settings/changed-meanwhile.tsx';
import { useFieldErrors } from '../settings/form-problems.tsx';
import { RecordForm } from '../settings/record-form.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SETTINGS_PATHS } from '../settings/settings-paths.ts';
import { useTimes } from '../settings/use-times.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { PartnerFormFields, partnerFieldId, usePartnerFieldLabel } from './partner-form-fields.tsx';
import { PartnerSetup } from './partner-setup.tsx';
import { partnersMessages } from './partners.messages.ts';
import { usePartnerChanges } from './use-partner-changes.ts';
import { usePartnerRecord } from './use-partner-record.ts';

interface PartnerFormProps {
  readonly first: Partner;
  readonly facilities: readonly FacilityRecord[];
  /** The record as it is now. */
  readonly reload: () => Promise<Partner | undefined>;
}

interface PartnerKeyProps {
  readonly partner: Partner;
  readonly onAsk: () => void;
  readonly onEndFormer: () => void;
}

/** Which key the partner has, the one before it while that works, and the way to another one. */
function PartnerKey({ partner, onAsk, onEndFormer }: PartnerKeyProps) {
  const t = useMessages(partnersMessages);
  const time = useTimes();
  const { formerKey } = partner;
  if (partner.keyEnd === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">{t('byKey', { end: partner.keyEnd, time: time(partner.keyMadeAt ?? 0) })}</p>
      <Button size="small" onClick={onAsk}>
        {t('newKey')}
      </Button>
      {formerKey && formerKey.until > Date.now() / 1000 && (
        <>
          <p className="text-sm">{t('formerKey', { end: formerKey.end, time: time(formerKey.until) })}</p>
          <Button size="small" onClick={onEndFormer}>
            {t('endFormerKey')}
          </Button>
        </>
      )}
    </div>
  );
}

interface NewKeyQuestionProps {
  readonly name: string;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onMake: (keepsFormer: boolean) => void;
  readonly onClose: () => void;
}

/** Whether the key before it goes on working for a while is asked, because pages stand still without one. */
function NewKeyQuestion({ name, open, busy, onMake, onClose }: NewKeyQuestionProps) {
  const t = useMessages(partnersMessages);
  const g = useMessages(settingsMessages);
  const [keepsFormer, setKeepsFormer] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('newKeyTitle', { name })}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{g('cancel')}</Button>
          <Button
            variant={keepsFormer ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => {
              onClose();
              onMake(keepsFormer);
            }}
          >
            {t('newKey')}
          </Button>
        </>
      }
    >
      <CheckField
        label={t('keepFormerKey')}
        hint={t(keepsFormer ? 'keepFormerKeyEffect' : 'newKeyEffect')}
        checked={keepsFormer}
        onChange={setKeepsFormer}
      />
    </Dialog>
  );
}

function PartnerForm({ first, facilities, reload }: PartnerFormProps) {
  const t = useMessages(partnersMessages);
  const g = useMessages(settingsMessages);
  const labelOf = usePartnerFieldLabel();
  const changesBetween = usePartnerChanges();
  const record = usePartnerRecord(first, reload);
  const [asking, setAsking] = useState(false);
  const { partner, theirs, form } = record;
  const errorOf = useFieldErrors(form.faults);
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
              onTakeTheirs={() => record.takeTheirs(theirs)}
              onKeepMine={() => record.keepMine(theirs)}
            />
          )
        }
        fields={
          <>
            <PartnerFormFields
              value={record.value}
              onChange={record.change}
              facilities={facilities}
              held={partner.scopes}
              errorOf={errorOf}
              hasSwitch
            />
            <PartnerKey partner={partner} onAsk={() => setAsking(true)} onEndFormer={record.endFormerKey} />
          </>
        }
        beside={<p role="status">{record.isStored ? g('saved') : ''}</p>}
        onSubmit={record.save}
      />
      <NewKeyQuestion
        name={partner.name}
        open={asking}
        busy={form.saving}
        onMake={record.makeKey}
        onClose={() => setAsking(false)}
      />
      <NewKeyDialog name={partner.name} keyText={record.key} onDone={record.forgetKey} />
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
