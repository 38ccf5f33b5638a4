import { onlyOffered } from '@careline/core/internal/formatting';
import type { RegistrationOffer } from '@careline/core/internal/patients/registration-form';
import type { PeriodCode } from '@careline/core/internal/preferences';
import { createContext, type ReactNode, useContext } from 'react';

/** What the organisation offers in the fields of the screens below. */
export interface Offer extends RegistrationOffer {
  /** Codes of periods in order. Undefined or empty means all. */
  readonly period?: readonly string[];
  /** Whether dialling needs a second press to confirm. */
  readonly asksBeforeDial?: boolean;
}

/** Without a provider, everything is offered. */
const OfferContext = createContext<Offer>({});

export function OfferProvider({ offer, children }: { readonly offer: Offer; readonly children: ReactNode }) {
  return <OfferContext value={offer}>{children}</OfferContext>;
}

export const useOffer = (): Offer => useContext(OfferContext);

/**
 * Returns the choices to offer in a filter: the offered periods in order, then choices that are not periods. The
 * current choice is always included. If no period of the filter is offered, all choices are returned.
 */
export function useOfferedPeriods<Choice extends string | number>(
  choices: readonly Choice[],
  periodOf: (choice: Choice) => PeriodCode | undefined,
  current: Choice,
): readonly Choice[] {
  const { period = [] } = useOffer();
  const own = choices.flatMap((choice) => periodOf(choice) ?? []);
  const offered = onlyOffered(own, period);
  if (offered === own) return choices;
  const shown = offered.flatMap((code) => choices.find((choice) => periodOf(choice) === code) ?? []);
  const others = choices.filter((choice) => periodOf(choice) === undefined);
  const isMissing = !shown.includes(current) && !others.includes(current);
  return [...shown, ...(isMissing ? [current] : []), ...others];
}
