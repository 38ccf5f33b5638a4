import {
  readWebhookAddress,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
  type WebhookFields,
} from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import { type FormFault, serverFaults } from '../../../administration/form-fault.ts';

export interface WebhookFormValue {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** False while paused. */
  readonly active: boolean;
}

export type WebhookField = 'url' | 'events';
const FIELDS: readonly WebhookField[] = ['url', 'events'];

export const EMPTY_WEBHOOK: WebhookFormValue = { url: '', events: [], active: true };

export const webhookFormValue = ({ url, events, paused }: Webhook): WebhookFormValue => ({
  url,
  // Drop events of a newer server that this form does not know.
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
  active: paused === null,
});

export const webhookFields = ({ url, events }: WebhookFormValue): WebhookFields => ({
  url: url.trim(),
  events: [...events],
});

/** Returns the problems that prevent sending the form. */
export function webhookFormFaults({ url, events }: WebhookFormValue): readonly FormFault<WebhookField>[] {
  return [
    ...(readWebhookAddress(url) === undefined ? [{ field: 'url', key: 'fault.addressWrong' } as const] : []),
    ...(events.length === 0 ? [{ field: 'events', key: 'fault.eventMissing' } as const] : []),
  ];
}

export const sameWebhook = (one: WebhookFormValue, other: WebhookFormValue): boolean =>
  one.active === other.active && JSON.stringify(webhookFields(one)) === JSON.stringify(webhookFields(other));

export const webhookServerFaults = (error: HttpError | undefined): readonly FormFault<WebhookField>[] =>
  serverFaults(error, FIELDS);
