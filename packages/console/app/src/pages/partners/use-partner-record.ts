import { type Partner, updatePartner } from '@careline/core/internal/administration';
import { useConsole } from '../../console-context.tsx';
import {
  type PartnerFormValue,
  partnerFields,
  partnerFormFaults,
  partnerFormValue,
  partnerServerFaults,
  samePartner,
} from './partner-form-value.ts';
import { type SecretChange, useSecretRecord } from './use-secret-record.ts';

const bodyOf = (partner: Partner, value: PartnerFormValue, { isNew = false, former }: SecretChange) => ({
  ...partnerFields(value),
  partnerId: partner.partnerId,
  active: value.active,
  newKey: isNew,
  ...(former && { formerKey: former }),
  updatedAt: partner.updatedAt,
});

/** Edits a partner and its key. */
export function usePartnerRecord(first: Partner, reload: () => Promise<Partner | undefined>) {
  const { http } = useConsole();
  return useSecretRecord(first, reload, {
    formValueOf: partnerFormValue,
    isSame: samePartner,
    faultsOf: partnerFormFaults,
    refusedOf: partnerServerFaults,
    bodyOf,
    async store(body: ReturnType<typeof bodyOf>, idempotencyKey) {
      const { data, key } = await http.call(updatePartner, { body, idempotencyKey });
      return { data, secret: key };
    },
  });
}
