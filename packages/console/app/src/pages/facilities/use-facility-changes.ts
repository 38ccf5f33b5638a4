import { type FacilityRecord, facilityTypeLabel } from '@careline/core/internal/administration';
import { formatDate } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '@careline/ui/messages';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { type ConcurrentFieldChange, differences } from '../../administration/concurrent-change-notice.tsx';
import { facilitiesMessages } from './facilities.messages.ts';

export function useFacilityChanges(): (
  before: FacilityRecord,
  after: FacilityRecord,
) => readonly ConcurrentFieldChange[] {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const texts = ({ facilityName, type, timeZone, callingHours, closing, ...one }: FacilityRecord) => ({
    [g('name')]: facilityName,
    [t('code')]: one.code ?? g('none'),
    [t('type')]: type === null ? t('noType') : facilityTypeLabel(type, locale),
    [t('address')]: one.address ?? g('none'),
    [t('phone')]: one.phone ?? g('none'),
    [t('dutyDoctor')]: one.dutyDoctorPhone ?? g('none'),
    [t('timeZone')]: timeZone,
    [t('callingFrom')]: callingHours?.from ?? g('none'),
    [t('callingTo')]: callingHours?.to ?? g('none'),
    [t('closing')]: closing ? formatDate(closing.on) : g('none'),
  });
  return (before, after) => differences(texts(before), texts(after));
}
