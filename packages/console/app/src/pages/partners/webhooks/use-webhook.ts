import {
  listPartners,
  listWebhooks,
  type Partner,
  type Webhook,
} from '@careline/core/internal/administration';
import { useQuery } from '@careline/ui/http';
import { useConsole } from '../../../console-context.tsx';

export interface PartnerOfWebhook {
  readonly partner: Partner | undefined;
  readonly webhooks: readonly Webhook[];
  /** Whether this server sends webhooks at all. */
  readonly sending: boolean;
}

/** Loads a partner with its webhooks. */
export function usePartnerOfWebhook(partnerId: string) {
  const { http } = useConsole();
  const list = (signal?: AbortSignal) =>
    http.call(listWebhooks, { query: { partnerId }, ...(signal && { signal }) });
  const { state, retry } = useQuery([partnerId], async (signal): Promise<PartnerOfWebhook> => {
    const [partners, { data: webhooks, sending }] = await Promise.all([
      http.call(listPartners, { signal }),
      list(signal),
    ]);
    return { partner: partners.data.find((one) => one.partnerId === partnerId), webhooks, sending };
  });
  return { state, retry, list };
}
