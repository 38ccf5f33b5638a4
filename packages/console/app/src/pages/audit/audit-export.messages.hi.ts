import type { TranslationOf } from '@careline/ui/messages';
import type { auditExportMessages } from './audit-export.messages.ts';

export const auditExportHindi: TranslationOf<typeof auditExportMessages> = {
  name: 'audit-export',
  sentences: {
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
