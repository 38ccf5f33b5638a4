import { scopeLabel } from '@careline/core/internal/navigation';
import { BookingRequests, useRequestFilters } from '@careline/ui/encounters/appointments';
import { useLocale } from '@careline/ui/messages';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page } from '../../navigation/page.tsx';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { useBookedAddress } from './appointments-area.tsx';

function Listed() {
  const { facility } = useProfile();
  const setting = useEncounterSetting();
  const address = useListValues(useRequestFilters(), 'booking_requests');
  const requestAddress = useBookedAddress();
  if (!facility) return <NoFacility />;
  return (
    <BookingRequests key={facility.facilityId} {...setting} {...address} requestAddress={requestAddress} />
  );
}

/** `/booking_requests` (specification 6): encounters that wait for an answer of the facility. */
export default function BookingRequestsPage() {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel('booking_requests', locale)}>
        <Listed />
      </Page>
    </ScopeGate>
  );
}
