import {
  getPreference,
  type PreferenceIdentifier,
  type PreferenceResponse,
} from '@careline/core/internal/preferences';
import { useQuery } from '@careline/ui/http';
import { useState } from 'react';
import { isConcurrentChange } from '../../../administration/form-fault.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useConsole } from '../../../console-context.tsx';

export interface Standing {
  readonly info: Readonly<Record<string, unknown>>;
  /** Version of the preference; an update must send it. */
  readonly updatedAt: number;
  readonly updatedBy: { readonly name: string } | null;
}

export const standingOf = ({ preference }: PreferenceResponse): Standing => ({
  info: preference?.preferenceInfo ?? {},
  updatedAt: preference?.updatedAt ?? 0,
  updatedBy: preference?.updatedBy ?? null,
});

export function usePreference(type: PreferenceIdentifier) {
  const { http } = useConsole();
  return useQuery([type], async (signal) =>
    standingOf(await http.call(getPreference, { query: { type }, signal })),
  );
}

/** Saves a value based on a version. `theirs` is what a colleague saved in between. */
export function useStore<Value>(
  type: PreferenceIdentifier,
  store: (value: Value, updatedAt: number, key: string) => Promise<PreferenceResponse>,
) {
  const { http } = useConsole();
  const [theirs, setTheirs] = useState<Standing>();
  const saving = useSave(({ value, updatedAt }: { readonly value: Value; readonly updatedAt: number }, key) =>
    store(value, updatedAt, key).catch(async (failure) => {
      if (isConcurrentChange(failure)) {
        setTheirs(standingOf(await http.call(getPreference, { query: { type } })));
      }
      throw failure;
    }),
  );
  return { ...saving, theirs, settle: () => setTheirs(undefined) };
}
