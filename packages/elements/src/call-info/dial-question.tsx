import { asksBeforeDial, getPreference } from '@careline/core/internal/preferences';
import { useQuery } from '@careline/ui/http';
import { OfferProvider } from '@careline/ui/preferences';
import { useHttp } from '@careline/ui/provider';
import type { ReactNode } from 'react';

export interface DialQuestionProps {
  readonly children: ReactNode;
}

/** Confirms before dialling if the organisation wants it, as in the console. */
export function DialQuestion({ children }: DialQuestionProps) {
  const http = useHttp();
  const { state } = useQuery([http], async (signal) =>
    asksBeforeDial(await http.call(getPreference, { query: { type: 'TELEPHONY' }, signal })),
  );
  const offer = { asksBeforeDial: state.phase === 'ready' && state.value };
  return <OfferProvider offer={offer}>{children}</OfferProvider>;
}
