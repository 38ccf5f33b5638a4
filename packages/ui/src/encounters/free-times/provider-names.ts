import type { CareProvider } from '@careline/core/internal/encounters';

/** Returns a care provider's name; empty while the names load. */
export type ProviderNames = (careProviderId: string) => string;

export const namesOf =
  (providers: readonly CareProvider[]): ProviderNames =>
  (careProviderId) =>
    providers.find(({ id }) => id === careProviderId)?.name ?? '';
