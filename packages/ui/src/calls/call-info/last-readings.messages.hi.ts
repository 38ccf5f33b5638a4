import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './last-readings.messages.ts';

export const lastReadingsHindi: TranslationOf<typeof messages> = {
  name: 'last-readings',
  sentences: {
    title: 'पिछले मान',
    failed: '{metric} लोड नहीं हो सका',
    none: 'दर्ज नहीं',
    by: '{date}, {author}',
    beforeEnrolment: 'नामांकन से पहले',
    earlier: 'इससे पहले: {readings}',
    bloodpressure: 'रक्तचाप',
    body: 'वज़न',
    bloodglucose: 'रक्त शर्करा',
    hemoglobin: 'हीमोग्लोबिन',
    irrPulse: 'अनियमित नाड़ी',
  },
};
