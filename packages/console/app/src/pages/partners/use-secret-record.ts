import type { HttpError } from '@careline/core/internal/http';
import { useState } from 'react';
import { type FormFault, isConcurrentChange } from '../../administration/form-fault.ts';
import { useFormSave, useSave } from '../../administration/use-form-save.ts';
import { useUnsaved } from '../../administration/use-unsaved.ts';

/** A change of the record's key or secret; empty leaves it as it is. */
export interface SecretChange {
  readonly isNew?: boolean;
  /** What happens to the previous one. */
  readonly former?: 'keep' | 'end';
}

/** How a form handles a record with a key or secret. */
export interface SecretRecordKind<Stored, Value, Body, Field extends string> {
  readonly formValueOf: (record: Stored) => Value;
  readonly isSame: (one: Value, other: Value) => boolean;
  readonly faultsOf: (value: Value) => readonly FormFault<Field>[];
  readonly refusedOf: (error: HttpError | undefined) => readonly FormFault<Field>[];
  readonly bodyOf: (base: Stored, value: Value, change: SecretChange) => Body;
  /** `secret` is set only if a new one was created. */
  readonly store: (body: Body, idempotencyKey: string) => Promise<{ data: Stored; secret: string | null }>;
}

/**
 * Edits a record: its saved version, the form, and a colleague's concurrent change. `reload` reads the current version.
 */
export function useSecretRecord<Stored, Value extends object, Body, Field extends string>(
  first: Stored,
  reload: () => Promise<Stored | undefined>,
  kind: SecretRecordKind<Stored, Value, Body, Field>,
) {
  const { formValueOf, isSame, faultsOf, refusedOf, bodyOf } = kind;
  const [record, setRecord] = useState(first);
  const [value, setValue] = useState(() => formValueOf(first));
  const [saved, setSaved] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [theirs, setTheirs] = useState<Stored>();
  const saving = useSave(async (body: Body, idempotencyKey) =>
    kind.store(body, idempotencyKey).catch(async (failure) => {
      if (isConcurrentChange(failure)) setTheirs(await reload());
      throw failure;
    }),
  );
  const { form, submit } = useFormSave(saving, refusedOf);
  const dirty = !isSame(value, formValueOf(record));
  useUnsaved(dirty);

  /** A change to the secret alone leaves the form's input as it is. */
  async function store(base: Stored, wanted: Value, change?: SecretChange): Promise<void> {
    setSaved(false);
    const answer = await submit(faultsOf(wanted), () => bodyOf(base, wanted, change ?? {}));
    if (!answer) return;
    setRecord(answer.data);
    if (!change) setValue(formValueOf(answer.data));
    setSecret(answer.secret ?? undefined);
    setSaved(true);
  }

  function settle(fresh: Stored): void {
    setTheirs(undefined);
    saving.forget();
    setRecord(fresh);
  }

  return {
    record,
    value,
    theirs,
    secret,
    form,
    isStored: saved && !dirty,
    change(part: Partial<Value>) {
      setSaved(false);
      setValue({ ...value, ...part });
    },
    save: () => void store(record, value),
    /** Saves some fields at once, without the rest of the form. */
    saveAside(part: Partial<Value>) {
      setValue({ ...value, ...part });
      void store(record, { ...formValueOf(record), ...part }, {});
    },
    makeSecret: (keepsFormer: boolean) =>
      void store(record, formValueOf(record), { isNew: true, former: keepsFormer ? 'keep' : 'end' }),
    endFormer: () => void store(record, formValueOf(record), { former: 'end' }),
    forgetSecret: () => setSecret(undefined),
    takeTheirs(fresh: Stored) {
      settle(fresh);
      setValue(formValueOf(fresh));
    },
    keepMine(fresh: Stored) {
      settle(fresh);
      void store(fresh, value);
    },
  };
}
