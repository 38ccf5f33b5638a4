import { useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { bookingMessages } from './booking.messages.ts';

export function NoFacility() {
  const t = useMessages(bookingMessages);
  return <EmptyState title={t('noFacility')}>{t('noFacilityText')}</EmptyState>;
}
