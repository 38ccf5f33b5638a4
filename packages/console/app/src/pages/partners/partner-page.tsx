import {
  type FacilityRecord,
  listFacilities,
  listPartners,
  type Partner,
} from '@careline/core/internal/administration';
import { serverNow } from '@careline/core/internal/clock';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { BriefStatus } from '@careline/ui/primitives/brief-status';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { ConcurrentChangeNotice } from '../../administration/concurrent-change-notice.tsx';
import { useFieldErrors } from '../../administration/form-problems.tsx';
import { RecordForm } from '../../administration/record-form.tsx';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useTimes } from '../../administration/use-times.ts';
import { useConsole } from '../../console-context.tsx';
import { HeldSecret, NewSecretQuestion } from './held-secret.tsx';
import { OneTimeSecretDialog } from './one-time-secret-dialog.tsx';
import { PartnerFormFields, partnerFieldId, usePartnerFieldLabel } from './partner-form-fields.tsx';
import { PartnerSetup } from './partner-setup.tsx';
import { partnersMessages } from './partners.messages.ts';
import { usePartnerChanges } from './use-partner-changes.ts';
import { usePartnerRecord } from './use-partner-record.ts';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

interface PartnerFormProps {
  readonly first: Partner;
  readonly facilities: readonly FacilityRecord[];
  readonly reload: () => Promise<Partner | undefined>;
}

interface PartnerKeyProps {
  readonly partner: Partner;
  readonly onAsk: () => void;
  readonly onEndFormer: () => void;
}

function PartnerKey({ partner, onAsk, onEndFormer }: PartnerKeyProps) {
  const t = useMessages(partnersMessages);
  const time = useTimes();
  const { formerKey } = partner;
  if (partner.keyEnd === null) return null;
  const isFormerGood = formerKey && formerKey.until > serverNow() / 1000;
  return (
    <HeldSecret
      current={t('byKey', { end: partner.keyEnd, time: time(partner.keyMadeAt ?? 0) })}
      former={isFormerGood ? t('formerKey', { end: formerKey.end, time: time(formerKey.until) }) : undefined}
      make={t('newKey')}
      onAsk={onAsk}
      onEndFormer={onEndFormer}
    />
  );
}

function PartnerForm({ first, facilities, reload }: PartnerFormProps) {
  const t = useMessages(partnersMessages);
  const g = useMessages(administrationMessages);
  const labelOf = usePartnerFieldLabel();
  const changesBetween = usePartnerChanges();
  const record = usePartnerRecord(first, reload);
  const [asking, setAsking] = useState(false);
  const { record: partner, theirs, form } = record;
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
            <ConcurrentChangeNotice
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
            <PartnerKey partner={partner} onAsk={() => setAsking(true)} onEndFormer={record.endFormer} />
          </>
        }
        beside={<BriefStatus>{record.isStored && g('saved')}</BriefStatus>}
        onSubmit={record.save}
      />
      <NewSecretQuestion
        title={t('newKeyTitle', { name: partner.name })}
        make={t('newKey')}
        keep={t('keepFormerKey')}
        keepEffect={t('keepFormerKeyEffect')}
        endEffect={t('newKeyEffect')}
        open={asking}
        busy={form.saving}
        onMake={record.makeSecret}
        onClose={() => setAsking(false)}
      />
      <OneTimeSecretDialog
        title={t('keyTitle', { name: partner.name })}
        intro={t('keyOnce')}
        label={t('key')}
        secret={record.secret}
        onDone={record.forgetSecret}
      />
      <PartnerSetup partner={partner} />
      <WebhooksCard partner={partner} />
    </>
  );
}

/** One partner: its page origins, permissions and sign-in method. */
export default function PartnerPage() {
  const t = useMessages(partnersMessages);
  const g = useMessages(administrationMessages);
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
