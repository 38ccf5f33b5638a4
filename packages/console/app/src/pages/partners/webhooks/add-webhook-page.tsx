import { addWebhook, type Partner } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { useState } from 'react';
import { useParams } from 'react-router';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { useFieldErrors } from '../../../administration/form-problems.tsx';
import { RecordForm } from '../../../administration/record-form.tsx';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useFormSave, useSave } from '../../../administration/use-form-save.ts';
import { useUnsaved } from '../../../administration/use-unsaved.ts';
import { useConsole } from '../../../console-context.tsx';
import { OneTimeSecretDialog } from '../one-time-secret-dialog.tsx';
import { usePartnerOfWebhook } from './use-webhook.ts';
import {
  EMPTY_WEBHOOK,
  sameWebhook,
  webhookFields,
  webhookFormFaults,
  webhookServerFaults,
} from './webhook-form.ts';
import { useWebhookFieldLabel, WebhookFormFields, webhookFieldId } from './webhook-form-fields.tsx';
import { WebhookFrame } from './webhook-frame.tsx';
import { webhooksMessages } from './webhooks.messages.ts';

interface Added {
  readonly webhookId: string;
  readonly secret: string;
}

function AddForm({ partner: { partnerId, scopes } }: { readonly partner: Partner }) {
  const t = useMessages(webhooksMessages);
  const g = useMessages(administrationMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = useWebhookFieldLabel();
  const [value, setValue] = useState(EMPTY_WEBHOOK);
  const [added, setAdded] = useState<Added>();
  const saving = useSave((fields: ReturnType<typeof webhookFields>, idempotencyKey) =>
    http.call(addWebhook, { body: { ...fields, partnerId }, idempotencyKey }),
  );
  const { form, submit } = useFormSave(saving, webhookServerFaults);
  const errorOf = useFieldErrors(form.faults);
  useUnsaved(added === undefined && !sameWebhook(value, EMPTY_WEBHOOK));

  const leaveFor = (webhookId: string) => {
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.webhook(partnerId, webhookId));
  };
  async function add(): Promise<void> {
    const answer = await submit(webhookFormFaults(value), () => webhookFields(value));
    if (!answer) return;
    const { webhookId } = answer.data;
    if (answer.secret === null) leaveFor(webhookId);
    else setAdded({ webhookId, secret: answer.secret });
  }

  return (
    <>
      <RecordForm
        form={form}
        idOf={webhookFieldId}
        labelOf={labelOf}
        intro={t('intro')}
        fields={
          <WebhookFormFields
            value={value}
            onChange={(change) => setValue({ ...value, ...change })}
            scopes={scopes}
            held={[]}
            errorOf={errorOf}
          />
        }
        beside={
          <Button onClick={() => navigation.go(SETTINGS_PATHS.partner(partnerId))}>{g('cancel')}</Button>
        }
        onSubmit={() => void add()}
      />
      <OneTimeSecretDialog
        title={t('secretTitle')}
        intro={t('secretOnce')}
        label={t('secret')}
        secret={added?.secret}
        onDone={() => added && leaveFor(added.webhookId)}
      />
    </>
  );
}

export default function AddWebhookPage() {
  const t = useMessages(webhooksMessages);
  const { partnerId = '' } = useParams();
  const reading = usePartnerOfWebhook(partnerId);
  return (
    <WebhookFrame reading={reading} title={(name) => t('addTitle', { name })}>
      {(partner) => <AddForm partner={partner} />}
    </WebhookFrame>
  );
}
