import { BookingRequests, useRequestFilters } from '@careline/ui/encounters/appointments';
import { useListValues } from '../../navigation/use-list-values.ts';
import { AreaPage } from '../booking/area-page.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { useBookedAddress } from './appointments-area.tsx';

function Listed() {
  const setting = useEncounterSetting();
  const address = useListValues(useRequestFilters(), 'booking_requests');
  return <BookingRequests {...setting} {...address} requestAddress={useBookedAddress()} />;
}

/** `/booking_requests` (specification 6): encounters that wait for an answer of the facility. */
export default function BookingRequestsPage() {
  return (
    <AreaPage scope="booking_requests" needsFacility>
      <Listed />
    </AreaPage>
  );
}
