import { H1Register } from '@careline/ui/record/prescriptions';
import { useProfile } from '../../session/use-session.ts';

/** The register of Schedule H1 of the signed-in user's facility. */
export function FacilityH1Register() {
  const profile = useProfile();
  const facility = profile.facility?.facilityName ?? '';
  return <H1Register {...{ facility }} />;
}
