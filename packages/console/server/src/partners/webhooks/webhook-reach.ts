import type { Settings } from '../../platform/config/settings.ts';
import type { WebhookReach } from '../../platform/outbound/permitted-address.ts';

/** Returns which addresses partners may set. Users and partners of a demo are on this machine. */
export const reachOf = ({ webhooks, demo }: Pick<Settings, 'webhooks' | 'demo'>): WebhookReach =>
  webhooks === 'private' ? 'private' : demo ? 'loopback' : 'public';
