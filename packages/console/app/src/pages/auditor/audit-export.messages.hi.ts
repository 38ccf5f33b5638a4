import type { TranslationOf } from '@careline/ui/messages';
import type { auditExportMessages } from './audit-export.messages.ts';

export const auditExportHindi: TranslationOf<typeof auditExportMessages> = {
  name: 'audit-export',
  sentences: {
    export: 'CSV में निर्यात करें',
    running: { one: 'अब तक 1 पंक्ति', other: 'अब तक {count} पंक्तियाँ' },
    cancel: 'निर्यात रद्द करें',
    done: { one: '1 पंक्ति निर्यात हुई', other: '{count} पंक्तियाँ निर्यात हुईं' },
    cancelled: 'निर्यात रद्द किया गया; कुछ भी सहेजा नहीं गया।',
    failedTitle: 'निर्यात पूरा नहीं हुआ; कुछ भी सहेजा नहीं गया',
    date: 'तारीख़',
    time: 'समय',
    staff: 'कर्मचारी',
    facility: 'केंद्र',
    partner: 'साझेदार',
    what: 'क्या किया गया',
    action: 'क्रिया',
    outcome: 'नतीजा',
    emergency: 'आपात पहुँच',
    reason: 'कारण',
    code: 'कोड',
    patients: 'मरीज़',
    patientCount: 'मरीज़ों की संख्या',
    request: 'अनुरोध',
    yes: 'हाँ',
  },
};
