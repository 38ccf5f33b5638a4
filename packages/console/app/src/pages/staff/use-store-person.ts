import { type StaffFields, type StaffMember, updateStaff } from '@careline/core/internal/administration';
import { isConcurrentChange } from '../../administration/form-fault.ts';
import { useSave } from '../../administration/use-form-save.ts';
import { useConsole } from '../../console-context.tsx';

export type StaffUpdate = StaffFields & {
  readonly staffId: string;
  readonly active: boolean;
  readonly updatedAt: number;
};

/** Returns an update that changes nothing. */
export const unchanged = ({
  staffId,
  name,
  roles,
  scopes,
  facilities,
  state,
  updatedAt,
}: StaffMember): StaffUpdate => ({
  staffId,
  name,
  roles,
  scopes,
  facilityIds: facilities.map(({ facilityId }) => facilityId),
  active: state !== 'inactive',
  updatedAt,
});

/** Saves a change to a person. On a conflict, it awaits `onMeanwhile` before it rejects. */
export function useStorePerson(onConcurrentChange?: () => Promise<void>) {
  const { http } = useConsole();
  return useSave(async (body: StaffUpdate, idempotencyKey) =>
    http.call(updateStaff, { body, idempotencyKey }).catch(async (failure) => {
      if (isConcurrentChange(failure)) await onConcurrentChange?.();
      throw failure;
    }),
  );
}
