import type { Partner, Webhook } from '@careline/core/internal/administration';
import { serverNow } from '@careline/core/internal/clock';
import { useMessages } from '@careline/ui/messages';
import { BriefStatus } from '@careline/ui/primitives/brief-status';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { useState } from 'react';
import { useParams } from 'react-router';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { ConcurrentChangeNotice, differences } from '../../../administration/concurrent-change-notice.tsx';
import { useFieldErrors } from '../../../administration/form-problems.tsx';
import { RecordForm } from '../../../administration/record-form.tsx';
import { useTimes } from '../../../administration/use-times.ts';
import { HeldSecret, NewSecretQuestion } from '../held-secret.tsx';
import { OneTimeSecretDialog } from '../one-time-secret-dialog.tsx';
import { partnersMessages } from '../partners.messages.ts';
import { RemoveWebhook } from './remove-webhook.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import { usePartnerOfWebhook } from './use-webhook.ts';
import { useWebhookRecord } from './use-webhook-record.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { useWebhookFieldLabel, WebhookFormFields, webhookFieldId } from './webhook-form-fields.tsx';
import { WebhookFrame } from './webhook-frame.tsx';
import { webhooksMessages } from './webhooks.messages.ts';

/** Describes changes to a webhook by a colleague or the server. */
function useWebhookChanges() {
  const t = useMessages(webhooksMessages);
  const g = useMessages(administrationMessages);
  const texts = ({ url, events, paused }: Webhook) => ({
    [t('url')]: url,
    [t('events')]: events.join(', '),
    [t('switchedOn')]: g(paused === null ? 'yes' : 'no'),
  });
  return (before: Webhook, after: Webhook) => differences(texts(before), texts(after));
}

interface WebhookRecordProps {
  readonly first: Webhook;
  readonly partner: Partner;
  /** Whether this server sends webhooks at all. */
  readonly isSending: boolean;
  /** Reads the current webhook. */
  readonly reload: () => Promise<Webhook | undefined>;
}

function WebhookRecord({ first, partner, isSending, reload }: WebhookRecordProps) {
  const t = useMessages(webhooksMessages);
  const g = useMessages(administrationMessages);
  const p = useMessages(partnersMessages);
  const time = useTimes();
  const labelOf = useWebhookFieldLabel();
  const changesBetween = useWebhookChanges();
  const record = useWebhookRecord(first, reload);
  const [asking, setAsking] = useState(false);
  const { record: webhook, theirs, form } = record;
  const errorOf = useFieldErrors(form.faults);
  const { formerSecret } = webhook;
  const isFormerGood = formerSecret !== null && formerSecret.until > serverNow() / 1000;
  return (
    <>
      <StoppedNotice webhook={webhook} busy={form.saving} onGoOn={() => record.saveAside({ active: true })} />
      <RecordForm
        title={p('record')}
        form={form}
        idOf={webhookFieldId}
        labelOf={labelOf}
        question={
          theirs && (
            <ConcurrentChangeNotice
              by={theirs.updatedBy?.name}
              changes={changesBetween(webhook, theirs)}
              onTakeTheirs={() => record.takeTheirs(theirs)}
              onKeepMine={() => record.keepMine(theirs)}
            />
          )
        }
        fields={
          <>
            <WebhookFormFields
              value={record.value}
              onChange={record.change}
              scopes={partner.scopes}
              held={webhook.events}
              errorOf={errorOf}
              hasSwitch
            />
            <HeldSecret
              current={t('secretNow', { end: webhook.secretEnd, time: time(webhook.secretMadeAt) })}
              former={
                isFormerGood
                  ? t('formerSecret', { end: formerSecret.end, time: time(formerSecret.until) })
                  : undefined
              }
              make={t('newSecret')}
              onAsk={() => setAsking(true)}
              onEndFormer={record.endFormer}
            />
          </>
        }
        beside={<BriefStatus>{record.isStored && g('saved')}</BriefStatus>}
        onSubmit={record.save}
      />
      <NewSecretQuestion
        title={t('newSecretTitle')}
        make={t('newSecret')}
        keep={t('keepSecret')}
        keepEffect={t('keepSecretEffect')}
        endEffect={t('endSecretEffect')}
        open={asking}
        busy={form.saving}
        onMake={record.makeSecret}
        onClose={() => setAsking(false)}
      />
      <OneTimeSecretDialog
        title={t('secretTitle')}
        intro={t('secretOnce')}
        label={t('secret')}
        secret={record.secret}
        onDone={record.forgetSecret}
      />
      <WebhookDeliveries
        webhook={webhook}
        obstacle={isSending ? (partner.active ? undefined : 'partnerOff') : 'sendingOff'}
      />
      <RemoveWebhook webhook={webhook} />
    </>
  );
}

/** One webhook: its address, events, signing secret and deliveries. */
export default function WebhookPage() {
  const t = useMessages(webhooksMessages);
  const { partnerId = '', webhookId = '' } = useParams();
  const reading = usePartnerOfWebhook(partnerId);
  const isThis = (one: Webhook) => one.webhookId === webhookId;
  return (
    <WebhookFrame reading={reading} title={(name) => t('titleOf', { name })}>
      {(partner, { webhooks, sending }) => {
        const webhook = webhooks.find(isThis);
        if (!webhook) return <EmptyState title={t('notFound')} />;
        const reload = async () => (await reading.list()).data.find(isThis);
        const record = { first: webhook, partner, isSending: sending, reload };
        return <WebhookRecord key={webhookId} {...record} />;
      }}
    </WebhookFrame>
  );
}
