import {
  readWebhookAddress,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
  type WebhookFields,
} from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import { type FormFault, serverFaults } from '../../../administration/form-fault.ts';

/** The form as it is being filled in. */
export interface WebhookFormValue {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Whether anything is sent. */
  readonly active: boolean;
}

export type WebhookField = 'url' | 'events';
const FIELDS: readonly WebhookField[] = ['url', 'events'];

export const EMPTY_WEBHOOK: WebhookFormValue = { url: '', events: [], active: true };

export const webhookFormValue = ({ url, events, paused }: Webhook): WebhookFormValue => ({
  url,
  // What a newer server can send beside is not this form's to store.
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
  active: paused === null,
});

export const webhookFields = ({ url, events }: WebhookFormValue): WebhookFields => ({
  url: url.trim(),
  events: [...events],
});

/** What keeps the form from being sent at all. */
export function webhookFormFaults({ url, events }: WebhookFormValue): readonly FormFault<WebhookField>[] {
  return [
    ...(readWebhookAddress(url) === undefined ? [{ field: 'url', key: 'fault.addressWrong' } as const] : []),
    ...(events.length === 0 ? [{ field: 'events', key: 'fault.eventMissing' } as const] : []),
  ];
}

export const sameWebhook = (one: WebhookFormValue, other: WebhookFormValue): boolean =>
  one.active === other.active && JSON.stringify(webhookFields(one)) === JSON.stringify(webhookFields(other));

/** What the service refused. */
export const webhookServerFaults = (error: HttpError | undefined): readonly FormFault<WebhookField>[] =>
  serverFaults(error, FIELDS);
