import { STAFF_STATES, type StaffMember } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { staffMessages } from './staff.messages.ts';

const TONES = { active: 'success', invited: 'neutral', inactive: 'neutral' } as const;
const ICONS = { active: undefined, invited: undefined, inactive: 'lock' } as const;

/** A person's state. A state of a newer server is shown as it is. */
export function StateTag({ state }: Pick<StaffMember, 'state'>) {
  const t = useMessages(staffMessages);
  const known = STAFF_STATES.find((one) => one === state);
  if (!known) return <StatusTag>{state}</StatusTag>;
  return (
    <StatusTag tone={TONES[known]} icon={ICONS[known]}>
      {t(`state.${known}`)}
    </StatusTag>
  );
}
