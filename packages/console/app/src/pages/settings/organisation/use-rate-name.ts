import type { RateCard } from '@careline/core/internal/billing';
import { healthCheckPackageLabel, serviceTypeLabel } from '@careline/core/internal/encounters';
import { labTestLabel } from '@careline/core/internal/labs';
import { useLocale } from '@careline/ui/messages';

type Named = Pick<RateCard, 'serviceType' | 'package' | 'test'>;

/** Returns the name of what a rate card prices, in the reader's language. */
export function useRateName(): (card: Named) => string {
  const locale = useLocale();
  return ({ serviceType, package: bundle, test }) => {
    if (test !== null) return labTestLabel({ test, name: test }, locale);
    const service = serviceTypeLabel(serviceType, { locale });
    return bundle === null ? service : `${service}, ${healthCheckPackageLabel(bundle, locale)}`;
  };
}
