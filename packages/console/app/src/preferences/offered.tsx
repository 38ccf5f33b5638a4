import {
  asksBeforeDial,
  getPreference,
  type OfferType,
  offeredCodes,
  type PreferenceResponse,
} from '@careline/core/internal/preferences';
import { type Offer, OfferProvider } from '@careline/ui/preferences';
import { type ReactNode, useEffect, useState } from 'react';
import { useConsole } from '../console-context.tsx';

type OfferedType = OfferType | 'REGISTRATION' | 'TELEPHONY';

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export interface OfferedProps {
  /** The preferences that the screen below uses; must not change. */
  readonly types: readonly OfferedType[];
  readonly children: ReactNode;
}

function partOf(type: OfferedType, answer: PreferenceResponse): Offer {
  const info = answer.code === 1 ? answer.preference?.preferenceInfo : undefined;
  if (type === 'REGISTRATION') return { hidden: strings(info?.hidden) };
  if (type === 'TELEPHONY') return { asksBeforeDial: asksBeforeDial(answer) };
  return { [type.toLowerCase()]: offeredCodes(answer) };
}

/** Reads what the organisation offers on a screen. Until then, and on failure, everything is offered. */
export function Offered({ types, children }: OfferedProps) {
  const { http } = useConsole();
  const [offer, setOffer] = useState<Offer>({});
  const asked = types.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const type of asked.split(' ') as OfferedType[]) {
      http.call(getPreference, { query: { type }, signal }).then(
        (answer) => setOffer((before) => ({ ...before, ...partOf(type, answer) })),
        () => undefined,
      );
    }
    return () => leaving.abort();
  }, [http, asked]);
  return <OfferProvider offer={offer}>{children}</OfferProvider>;
}
