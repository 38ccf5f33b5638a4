import { mayKnowEvent, WEBHOOK_EVENTS, webhookEventLabel } from '@careline/core/internal/administration';
import { useLocale, useMessages } from '@careline/ui/messages';
import { CheckField } from '@careline/ui/primitives/check-field';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { TextField } from '@careline/ui/primitives/text-field';
import type { WebhookField, WebhookFormValue } from './webhook-form.ts';
import { webhooksMessages } from './webhooks.messages.ts';

/** Returns a control's id, for links from the problem summary. */
export const webhookFieldId = (field: string): string => `webhook-${field}`;

/** Returns a function that looks up a field's label, for the problem summary. */
export function useWebhookFieldLabel(): (field: string) => string {
  const t = useMessages(webhooksMessages);
  return (field) => t(field === 'events' ? 'events' : 'url');
}

export interface WebhookFormFieldsProps {
  readonly value: WebhookFormValue;
  readonly onChange: (change: Partial<WebhookFormValue>) => void;
  /** The partner's scopes: a webhook sends only what they open. */
  readonly scopes: readonly string[];
  /** Events the webhook already receives. */
  readonly held: readonly string[];
  readonly errorOf: (field: WebhookField) => string | undefined;
  /** Whether it can be paused; a new webhook is always on. */
  readonly hasSwitch?: boolean;
}

/** The webhook settings an administrator can change. */
export function WebhookFormFields(props: WebhookFormFieldsProps) {
  const { value, onChange, scopes, held, errorOf, hasSwitch = false } = props;
  const t = useMessages(webhooksMessages);
  const locale = useLocale();
  const offered = WEBHOOK_EVENTS.filter((event) => mayKnowEvent(event, scopes) || held.includes(event));
  return (
    <>
      <TextField
        id={webhookFieldId('url')}
        label={t('url')}
        hint={<span className="wrap-anywhere">{t('urlHint')}</span>}
        required
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={value.url}
        error={errorOf('url')}
        onChange={(url) => onChange({ url })}
      />
      <CheckGroupField
        id={webhookFieldId('events')}
        label={t('events')}
        hint={offered.length === 0 ? t('eventsNone') : undefined}
        error={errorOf('events')}
        options={offered.map((event) => ({
          value: event,
          label: t('eventNamed', { text: webhookEventLabel(event, locale), event }),
        }))}
        value={value.events}
        onChange={(events) => onChange({ events })}
      />
      {hasSwitch && (
        <CheckField
          label={t('switchedOn')}
          hint={t('switchedOnHint')}
          checked={value.active}
          onChange={(active) => onChange({ active })}
        />
      )}
    </>
  );
}
