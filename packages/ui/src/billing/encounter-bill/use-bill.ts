import { type EncounterBill, getBill } from '@careline/core/internal/billing';
import { type BodyOf, type Endpoint, ofPatient } from '@careline/core/internal/http';
import { useQuery, useSubmission } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useHttp } from '../../provider/index.ts';

export interface BillKey {
  readonly vitaId: string;
  readonly encounterId: string;
}

/** Reads the bill of an encounter. Entries of colleagues and payments online reload it. */
export function useBill({ vitaId, encounterId }: BillKey) {
  const http = useHttp();
  const query = useQuery<EncounterBill>(
    [http, vitaId, encounterId],
    async (signal) => {
      const answer = await http.call(getBill, { query: { vitaId, encounterId }, signal });
      return ofPatient(answer, vitaId, getBill).data;
    },
    { endpoint: getBill.name },
  );
  useLive(['billing'], query.refresh, { id: encounterId });
  return query;
}

/**
 * Returns a function that sends an act on the bill, and its state. The facts get the id of the new entry. It resolves to
 * the new bill, or undefined after a failure.
 */
export function useBillAct({ vitaId, encounterId }: BillKey) {
  const http = useHttp();
  const { submit, busy, error } = useSubmission();
  const send = async <E extends Endpoint>(
    endpoint: E,
    factsOf: (id: string) => Omit<BodyOf<E>, keyof BillKey>,
  ): Promise<EncounterBill | undefined> => {
    const content = JSON.stringify([endpoint.name, vitaId, encounterId, factsOf('')]);
    const sent = await submit(content, async ({ id, key }) => {
      const body = { vitaId, encounterId, ...factsOf(id) } as BodyOf<E>;
      const answer = await http.call(endpoint as Endpoint, { body, idempotencyKey: key } as never);
      return ofPatient(answer as { readonly vitaId: string; readonly data: EncounterBill }, vitaId, endpoint);
    });
    return sent?.answer.data;
  };
  return { send, busy, error };
}
