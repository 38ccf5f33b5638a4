import { removeWebhook, type Webhook } from '@careline/core/internal/administration';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useState } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useConsole } from '../../../console-context.tsx';
import { webhooksMessages } from './webhooks.messages.ts';

export function RemoveWebhook({ webhook: { webhookId, partnerId, url } }: { readonly webhook: Webhook }) {
  const t = useMessages(webhooksMessages);
  const g = useMessages(administrationMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  const { save, saving, error } = useSave((body: { webhookId: string }, idempotencyKey) =>
    http.call(removeWebhook, { body, idempotencyKey }),
  );
  async function remove(): Promise<void> {
    if (!(await save({ webhookId }))) return;
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.partner(partnerId));
  }
  return (
    <>
      <Button className="self-start" icon="delete" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        width="small"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{g('cancel')}</Button>
            <Button variant="danger" busy={saving} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </>
        }
      >
        {error && <RequestFailed title={t('removeFailed')} error={error} />}
        <p className="wrap-anywhere">{t('removeEffect', { url })}</p>
      </Dialog>
    </>
  );
}
