import { H1Register } from '@careline/ui/record/prescriptions';
import { useProfile } from '../../session/use-session.ts';

/** The Schedule H1 register of the user's current facility. */
export function FacilityH1Register() {
  const profile = useProfile();
  const facility = profile.facility?.facilityName ?? '';
  return <H1Register {...{ facility }} />;
}
