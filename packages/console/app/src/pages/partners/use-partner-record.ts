import { type Partner, updatePartner } from '@careline/core/administration';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { isChangedMeanwhile } from '../settings/form-fault.ts';
import { useFormSave } from '../settings/use-form-save.ts';
import { useSave } from '../settings/use-save.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import {
  type PartnerFormValue,
  partnerFields,
  partnerFormFaults,
  partnerFormValue,
  partnerServerFaults,
  samePartner,
} from './partner-form-value.ts';

/** What becomes of the partner's keys; nothing without it. */
interface KeyChange {
  readonly newKey?: boolean;
  readonly formerKey?: 'keep' | 'end';
}

const bodyOf = (partner: Partner, value: PartnerFormValue, { newKey = false, formerKey }: KeyChange) => ({
  ...partnerFields(value),
  partnerId: partner.partnerId,
  active: value.active,
  newKey,
  ...(formerKey && { formerKey }),
  updatedAt: partner.updatedAt,
});

/**
 * The record that is changed: what is stored, what is entered, and what somebody else stored meanwhile. `reload` reads it as it
 * is now.
 */
export function usePartnerRecord(first: Partner, reload: () => Promise<Partner | undefined>) {
  const { http } = useConsole();
  const [partner, setPartner] = useState(first);
  const [value, setValue] = useState(() => partnerFormValue(first));
  const [saved, setSaved] = useState(false);
  const [key, setKey] = useState<string>();
  const [theirs, setTheirs] = useState<Partner>();
  const saving = useSave(async (body: ReturnType<typeof bodyOf>, idempotencyKey) =>
    http.call(updatePartner, { body, idempotencyKey }).catch(async (failure) => {
      if (isChangedMeanwhile(failure)) setTheirs(await reload());
      throw failure;
    }),
  );
  const { form, submit } = useFormSave(saving, partnerServerFaults);
  const dirty = !samePartner(value, partnerFormValue(partner));
  useUnsaved(dirty);

  async function store(base: Partner, wanted: PartnerFormValue, keys?: KeyChange): Promise<void> {
    setSaved(false);
    const answer = await submit(partnerFormFaults(wanted), () => bodyOf(base, wanted, keys ?? {}));
    if (!answer) return;
    setPartner(answer.data);
    // What becomes of a key leaves what is being typed alone.
    if (!keys) setValue(partnerFormValue(answer.data));
    setKey(answer.key ?? undefined);
    setSaved(true);
  }

  function settle(fresh: Partner): void {
    setTheirs(undefined);
    saving.forget();
    setPartner(fresh);
  }

  return {
    partner,
    value,
    theirs,
    key,
    form,
    isStored: saved && !dirty,
    change(part: Partial<PartnerFormValue>) {
      setSaved(false);
      setValue({ ...value, ...part });
    },
    save: () => void store(partner, value),
    makeKey: (keepsFormer: boolean) =>
      void store(partner, partnerFormValue(partner), {
        newKey: true,
        formerKey: keepsFormer ? 'keep' : 'end',
      }),
    endFormerKey: () => void store(partner, partnerFormValue(partner), { formerKey: 'end' }),
    forgetKey: () => setKey(undefined),
    takeTheirs(fresh: Partner) {
      settle(fresh);
      setValue(partnerFormValue(fresh));
    },
    keepMine(fresh: Partner) {
      settle(fresh);
      void store(fresh, value);
    },
  };
}
