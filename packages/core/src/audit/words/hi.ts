import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  auditOutcomeLabels: {
    done: 'पूरा हुआ',
    refused: 'मना किया गया',
    failed: 'विफल रहा',
  },
  audit: {
    listAudit: 'पहुँच का लेखा पढ़ा गया',
    listAuditPeople: 'पहुँच के लेखे के कर्मचारी देखे गए',
    findAuditPatient: 'पहुँच के लेखे के लिए मरीज़ खोजा गया',
    getPatientReport: 'मरीज़ की पहुँच रिपोर्ट बनाई गई',
  },
  emergencyAccess: {
    openInEmergency: 'आपात स्थिति में रिकॉर्ड खोला गया',
  },
};
