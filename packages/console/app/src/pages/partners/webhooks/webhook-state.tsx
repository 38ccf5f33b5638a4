import type { Webhook } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { webhooksMessages } from './webhooks.messages.ts';

/** Returns whether the server paused the webhook, not a person. */
export const isStopped = ({ paused }: Webhook): boolean => paused !== null && paused.reason !== 'person';

export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const t = useMessages(webhooksMessages);
  if (webhook.paused === null) return <StatusTag tone="success">{t('state.on')}</StatusTag>;
  return isStopped(webhook) ? (
    <StatusTag tone="danger">{t('state.stopped')}</StatusTag>
  ) : (
    <StatusTag icon="lock">{t('state.person')}</StatusTag>
  );
}
