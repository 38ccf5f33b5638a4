import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    title: 'Last readings',
    failed: '{metric} could not be loaded',
    none: 'none recorded',
    by: '{date}, {author}',
    beforeEnrolment: 'before enrolment',
    earlier: 'Before: {readings}',
    bloodpressure: 'Blood pressure',
    body: 'Weight',
    bloodglucose: 'Blood glucose',
    hemoglobin: 'Hemoglobin',
    irrPulse: 'irregular pulse',
  },
  hi: {
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
});
