import { updateWebhook, type Webhook } from '@careline/core/administration';
import { useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { isChangedMeanwhile } from '../../settings/form-fault.ts';
import { useFormSave } from '../../settings/use-form-save.ts';
import { useSave } from '../../settings/use-save.ts';
import { useUnsaved } from '../../settings/use-unsaved.ts';
import {
  sameWebhook,
  type WebhookFormValue,
  webhookFields,
  webhookFormFaults,
  webhookFormValue,
  webhookServerFaults,
} from './webhook-form.ts';

/** What becomes of the webhook's secrets; nothing without it. */
interface SecretChange {
  readonly newSecret?: boolean;
  readonly formerSecret?: 'keep' | 'end';
}

const bodyOf = ({ webhookId, updatedAt }: Webhook, value: WebhookFormValue, secrets: SecretChange) => ({
  ...webhookFields(value),
  webhookId,
  paused: !value.active,
  newSecret: secrets.newSecret ?? false,
  ...(secrets.formerSecret && { formerSecret: secrets.formerSecret }),
  updatedAt,
});

/**
 * The webhook that is changed: what is stored, what is entered, and what somebody else, or the server, stored meanwhile.
 * `reload` reads it as it is now.
 */
export function useWebhookRecord(first: Webhook, reload: () => Promise<Webhook | undefined>) {
  const { http } = useConsole();
  const [webhook, setWebhook] = useState(first);
  const [value, setValue] = useState(() => webhookFormValue(first));
  const [saved, setSaved] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [theirs, setTheirs] = useState<Webhook>();
  const saving = useSave(async (body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    http.call(updateWebhook, { body, idempotencyKey }).catch(async (failure) => {
      if (isChangedMeanwhile(failure)) setTheirs(await reload());
      throw failure;
    }),
  );
  const { form, submit } = useFormSave(saving, webhookServerFaults);
  const dirty = !sameWebhook(value, webhookFormValue(webhook));
  useUnsaved(dirty);

  async function store(base: Webhook, wanted: WebhookFormValue, secrets?: SecretChange): Promise<void> {
    setSaved(false);
    const answer = await submit(webhookFormFaults(wanted), () => bodyOf(base, wanted, secrets ?? {}));
    if (!answer) return;
    setWebhook(answer.data);
    // What becomes of a secret leaves what is being typed alone.
    if (!secrets) setValue(webhookFormValue(answer.data));
    setSecret(answer.secret ?? undefined);
    setSaved(true);
  }

  function settle(fresh: Webhook): void {
    setTheirs(undefined);
    saving.forget();
    setWebhook(fresh);
  }

  return {
    webhook,
    value,
    theirs,
    secret,
    form,
    isStored: saved && !dirty,
    change(part: Partial<WebhookFormValue>) {
      setSaved(false);
      setValue({ ...value, ...part });
    },
    save: () => void store(webhook, value),
    /** With what is stored of the rest. */
    goOn() {
      setValue({ ...value, active: true });
      void store(webhook, { ...webhookFormValue(webhook), active: true }, {});
    },
    makeSecret: (keepsFormer: boolean) =>
      void store(webhook, webhookFormValue(webhook), {
        newSecret: true,
        formerSecret: keepsFormer ? 'keep' : 'end',
      }),
    endFormerSecret: () => void store(webhook, webhookFormValue(webhook), { formerSecret: 'end' }),
    forgetSecret: () => setSecret(undefined),
    takeTheirs(fresh: Webhook) {
      settle(fresh);
      setValue(webhookFormValue(fresh));
    },
    keepMine(fresh: Webhook) {
      settle(fresh);
      void store(fresh, value);
    },
  };
}
