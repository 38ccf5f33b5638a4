import { useMessages } from '../../messages/index.ts';
import { type AccountInfoProps, FacilityChoice } from '../account-info/index.ts';
import { PanelOnDemand } from '../panel/index.ts';
import { shellMessages } from '../shell.messages.ts';

export interface FacilityPanelProps {
  readonly account: Pick<AccountInfoProps, 'profile' | 'facilities' | 'onFacilityChange'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses a facility, below its name in the top bar. Closes once the new facility is active. */
export function FacilityPanel({ account, open, onClose }: FacilityPanelProps) {
  const t = useMessages(shellMessages);
  const { profile, facilities = [], onFacilityChange } = account;
  if (!onFacilityChange) return null;
  const change = async (facilityId: string) => {
    await onFacilityChange(facilityId);
    onClose();
  };
  return (
    <PanelOnDemand open={open} onClose={onClose} title={t('facility')} placement="corner">
      <div className="p-4">
        <FacilityChoice facilities={facilities} current={profile.facility} onChange={change} />
      </div>
    </PanelOnDemand>
  );
}
