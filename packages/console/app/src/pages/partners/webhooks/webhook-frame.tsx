import type { Partner } from '@careline/core/internal/administration';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { partnersMessages } from '../partners.messages.ts';
import type { PartnerOfWebhook, usePartnerOfWebhook } from './use-webhook.ts';
import { webhooksMessages } from './webhooks.messages.ts';

export interface WebhookFrameProps {
  readonly reading: ReturnType<typeof usePartnerOfWebhook>;
  /** Returns the heading once the partner is known. */
  readonly title: (name: string) => string;
  readonly children: (partner: Partner, rest: PartnerOfWebhook) => ReactNode;
}

/** The frame of a webhook page, with a link back to the partner. */
export function WebhookFrame({ reading: { state, retry }, title, children }: WebhookFrameProps) {
  const t = useMessages(webhooksMessages);
  const g = useMessages(administrationMessages);
  const p = useMessages(partnersMessages);
  const { link } = useNavigation();
  const partner = state.phase === 'ready' ? state.value.partner : undefined;
  return (
    <SettingsPage
      title={partner ? title(partner.name) : t('title')}
      actions={
        partner && (
          <a {...link(SETTINGS_PATHS.partner(partner.partnerId))} className={buttonClass()}>
            {t('back', { name: partner.name })}
          </a>
        )
      }
    >
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && !partner && <EmptyState title={p('notFound')} />}
      {state.phase === 'ready' && partner && children(partner, state.value)}
    </SettingsPage>
  );
}
