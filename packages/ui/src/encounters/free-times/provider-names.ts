import { listCareProviders } from '@careline/core/internal/encounters';
import { useReadList } from '../../http/index.ts';
import { useHttp } from '../../provider/index.ts';

/** Returns a care provider's name; empty while the names load. */
export type ProviderNames = (careProviderId: string) => string;

export function useProviderNames(): ProviderNames {
  const http = useHttp();
  const { items } = useReadList([http], (signal) => http.call(listCareProviders, { query: {}, signal }));
  return (careProviderId) => items.find(({ id }) => id === careProviderId)?.name ?? '';
}
