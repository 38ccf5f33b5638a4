import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  auditOutcomeLabels: {
    done: 'पूरा हुआ',
    refused: 'मना किया गया',
    failed: 'विफल रहा',
  },
  audit: {
    readAccessLog: 'पहुँच का लेखा पढ़ा गया',
    lookedAtStaffOfAccessLog: 'पहुँच के लेखे के कर्मचारी देखे गए',
    lookedUpPatientForAccessLog: 'पहुँच के लेखे के लिए मरीज़ खोजा गया',
    madeAccessReportOfPatient: 'मरीज़ की पहुँच रिपोर्ट बनाई गई',
  },
  emergencyAccess: {
    openedRecordInEmergency: 'आपात स्थिति में रिकॉर्ड खोला गया',
  },
};
