import type { TranslationOf } from '@careline/ui/messages';
import type { bookingMessages } from './booking.messages.ts';

export const bookingHindi: TranslationOf<typeof bookingMessages> = {
  name: 'booking',
  sentences: {
    noFacility: 'कोई केंद्र नहीं चुना गया है',
    noFacilityText: 'परामर्श किसी केंद्र के होते हैं। व्यवस्थापक से कहें कि आपको किसी केंद्र से जोड़ें।',
    book: 'परामर्श बुक करें',
    bookShort: 'बुक करें',
    bookFor: 'परामर्श बुक करें: {name}',
  },
};
