import type { TranslationOf } from '../../messages/index.ts';
import type { lastReadingsMessages } from './last-readings.messages.ts';

export const lastReadingsHindi: TranslationOf<typeof lastReadingsMessages> = {
  name: 'last-readings',
  sentences: {
    title: 'पिछले मान',
    failed: '{metric} लोड नहीं हो सका',
    none: 'दर्ज नहीं',
    by: '{date}, {author}',
    beforeEnrolment: 'नामांकन से पहले',
    before: '{date} ({value}) से {change}',
    beforeOnly: 'इससे पहले: {value} ({date})',
    course: { one: '{since} से {count} मान: {range}', other: '{since} से {count} मान: {range}' },
    irrPulse: 'अनियमित नाड़ी',
  },
};
