import { useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { bookingMessages } from './booking.messages.ts';

/** Shown instead of a page that needs a facility, to users who have none. */
export function NoFacility() {
  const t = useMessages(bookingMessages);
  return <EmptyState title={t('noFacility')}>{t('noFacilityText')}</EmptyState>;
}
