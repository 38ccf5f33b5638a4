import { type StaffFields, type StaffMember, updateStaff } from '@careline/core/internal/administration';
import { isChangedMeanwhile } from '../../administration/form-fault.ts';
import { useSave } from '../../administration/use-form-save.ts';
import { useConsole } from '../../console-context.tsx';

export type StaffUpdate = StaffFields & {
  readonly staffId: string;
  readonly active: boolean;
  readonly updatedAt: number;
};

/** The record as a change that changes nothing. */
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

/** Stores a change of a person; where somebody else was faster, `onMeanwhile` is awaited before the refusal is told. */
export function useStorePerson(onMeanwhile?: () => Promise<void>) {
  const { http } = useConsole();
  return useSave(async (body: StaffUpdate, idempotencyKey) =>
    http.call(updateStaff, { body, idempotencyKey }).catch(async (failure) => {
      if (isChangedMeanwhile(failure)) await onMeanwhile?.();
      throw failure;
    }),
  );
}
