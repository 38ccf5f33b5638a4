import type { HttpClient } from '@careline/core/internal/http';
import { asksBeforeDial, getPreference } from '@careline/core/internal/preferences';
import { useQuery } from '@careline/ui/http';
import { OfferProvider } from '@careline/ui/preferences';
import type { ReactNode } from 'react';

export interface DialQuestionProps {
  readonly http: HttpClient;
  readonly children: ReactNode;
}

/** Asks before a number is dialled where the organisation wants it, as in the console. */
export function DialQuestion({ http, children }: DialQuestionProps) {
  const { state } = useQuery([http], async (signal) =>
    asksBeforeDial(await http.call(getPreference, { query: { type: 'TELEPHONY' }, signal })),
  );
  const offer = { asksBeforeDial: state.phase === 'ready' && state.value };
  return <OfferProvider offer={offer}>{children}</OfferProvider>;
}
