import {
  listWebhooks,
  MAX_WEBHOOKS,
  type Partner,
  type Webhook,
} from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Icon } from '@careline/ui/primitives/icon';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useConsole } from '../../../console-context.tsx';
import { WebhookState } from './webhook-state.tsx';
import { webhooksMessages } from './webhooks.messages.ts';

/** Developer documentation on receiving webhooks. */
const DOCS = '/elements/docs/webhooks';

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const t = useMessages(webhooksMessages);
  const { link } = useNavigation();
  const { partnerId, webhookId, url, events, waiting } = webhook;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <a
          {...link(SETTINGS_PATHS.webhook(partnerId, webhookId))}
          className="wrap-anywhere font-medium text-ink hover:underline"
        >
          {url}
        </a>
        <p className="wrap-anywhere text-muted text-xs">{events.join(' · ')}</p>
      </div>
      {waiting > 0 && <p className="text-sm">{t('waiting', { count: waiting })}</p>}
      <WebhookState webhook={webhook} />
    </li>
  );
}

export function WebhooksCard({ partner: { partnerId, name } }: { readonly partner: Partner }) {
  const t = useMessages(webhooksMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { state, retry } = useQuery(
    [partnerId],
    async (signal) => (await http.call(listWebhooks, { query: { partnerId }, signal })).data,
  );
  const webhooks = state.phase === 'ready' ? state.value : [];
  return (
    <Card
      title={t('title')}
      className="max-w-3xl"
      actions={
        state.phase === 'ready' &&
        webhooks.length < MAX_WEBHOOKS && (
          <a {...link(SETTINGS_PATHS.addWebhook(partnerId))} className={buttonClass()}>
            <Icon name="add" size={18} />
            {t('add')}
          </a>
        )
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-muted">
          {t('intro')}{' '}
          <a href={DOCS} target="_blank" rel="noreferrer" className="text-accent underline">
            {t('docs')}
          </a>
        </p>
        {state.phase === 'loading' && <Skeleton shape="row" lines={2} />}
        {state.phase === 'failed' && (
          <RequestFailed title={t('loadFailed')} error={state.error} onRetry={retry} />
        )}
        {state.phase === 'ready' && webhooks.length === 0 && <p>{t('none')}</p>}
        {webhooks.length > 0 && (
          <ul aria-label={t('listed', { name })}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.webhookId} webhook={webhook} />
            ))}
          </ul>
        )}
        {webhooks.length >= MAX_WEBHOOKS && (
          <p className="text-muted text-xs">{t('full', { count: MAX_WEBHOOKS })}</p>
        )}
      </div>
    </Card>
  );
}
