import { listOpenLinks } from '@careline/core/internal/patients/duplicates';
import { BookingRequests, useRequestFilters } from '@careline/ui/encounters/appointments';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLive } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import { useHttp } from '@careline/ui/provider';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { AreaPage } from '../booking/area-page.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { OpenLinks } from '../patients/links/open-links.tsx';
import { linksMessages } from '../patients/patients.messages.ts';
import { useBookedAddress } from './appointments-area.tsx';

function Listed() {
  const setting = useEncounterSetting();
  const address = useListValues(useRequestFilters(), 'booking_requests');
  return <BookingRequests {...setting} {...address} requestAddress={useBookedAddress()} />;
}

/** Link requests of other facilities; nothing while there are none. */
function AskedOfUs() {
  const t = useMessages(linksMessages);
  const http = useHttp();
  const { facility } = useProfile();
  const { state, refresh } = useQuery(
    [http, facility?.facilityId],
    async (signal) => (await http.call(listOpenLinks, { signal })).data,
    { endpoint: listOpenLinks.name, isAsked: facility !== null },
  );
  // Requests of other facilities are no live events of this one.
  useLive([], refresh, { byClock: 'always' });
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} onRetry={refresh} error={state.error} />;
  if (state.phase !== 'ready' || state.value.length === 0) return null;
  return <OpenLinks requests={state.value} refresh={refresh} />;
}

/**
 * `/booking_requests` (specification 6): encounters that wait for an answer of the facility, and patients whom other
 * facilities ask for.
 */
export default function BookingRequestsPage() {
  return (
    <AreaPage scope="booking_requests" needsFacility>
      <Listed />
      <AskedOfUs />
    </AreaPage>
  );
}
