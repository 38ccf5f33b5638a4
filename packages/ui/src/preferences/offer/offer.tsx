import { onlyOffered } from '@careline/core/internal/formatting';
import type { RegistrationOffer } from '@careline/core/internal/patients/registration-form';
import type { PeriodCode } from '@careline/core/internal/preferences';
import { createContext, type ReactNode, useContext } from 'react';

/** What the organisation offers in the fields of the screens below. */
export interface Offer extends RegistrationOffer {
  /** Codes of periods in their order; none: all of them. */
  readonly period?: readonly string[];
  /** Whether a second press is asked for before a number is dialled. */
  readonly asksBeforeDial?: boolean;
}

/** Without a provider everything is offered. */
const OfferContext = createContext<Offer>({});

export function OfferProvider({ offer, children }: { readonly offer: Offer; readonly children: ReactNode }) {
  return <OfferContext value={offer}>{children}</OfferContext>;
}

export const useOffer = (): Offer => useContext(OfferContext);

/**
 * The choices of a filter whose periods are offered, in their order, and those that are no period. The one in force is
 * always among them, and so is every one where none of a filter's periods is offered.
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
