import type { TranslationOf } from '@careline/ui/messages';
import type { healthCheckPageMessages } from './health-check-page.messages.ts';

export const healthCheckPageHindi: TranslationOf<typeof healthCheckPageMessages> = {
  name: 'health-check-page',
  sentences: {
    title: 'स्वास्थ्य जाँच पंजीकरण',
    booked: 'बुक की गई स्वास्थ्य जाँचें',
    noFacility: 'आपके खाते में बुकिंग के लिए कोई केंद्र नहीं है',
    noFacilityText: 'प्रशासक से अपने खाते में केंद्र जोड़ने को कहें।',
  },
};
