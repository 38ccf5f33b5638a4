import { type CodedLabels, codedLabel } from '#formatting';

/** What can stand in the audit: calls of the contract by name, and work beside it such as imports. */
export const AUDIT_ACTIONS = [
  'user/list',
  'user/get',
  'vitatoken',
  'metric/*',
  'vitals/*/add',
  'alerts/list',
  'routine/dial',
  'touchpoint/v2/add',
  'status/v2/add',
  'touchpoint/get',
  'user/touchpoints',
  'calllog/add',
  'calllog/get',
  'calllog/list',
  'script/get',
  'access/break-glass',
  'staff/list',
  'staff/get',
  'staff/invite',
  'staff/update',
  'staff/sessions',
  'staff/signout',
  'facility/list',
  'partner/list',
  'partner/add',
  'partner/update',
  'audit/list',
  'audit/people',
  'audit/find',
  'audit/patient',
  'identity/exchange',
  'password/ask',
  'password/change',
  'import/patients',
  'import/readings',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_ACTION_LABELS = {
  en: {
    'user/list': 'Searched for patients',
    'user/get': "Opened a patient's details",
    vitatoken: "Opened a patient's readings",
    'metric/*': 'Looked at readings',
    'vitals/*/add': 'Added a reading',
    'alerts/list': 'Looked at reading alerts',
    'routine/dial': 'Started a call',
    'touchpoint/v2/add': 'Recorded a call made elsewhere',
    'status/v2/add': 'Recorded what a call came to',
    'touchpoint/get': 'Opened a call',
    'user/touchpoints': "Looked at a patient's calls",
    'calllog/add': 'Saved a call log',
    'calllog/get': 'Read a call log',
    'calllog/list': 'Looked at the call history',
    'script/get': 'Read a call script',
    'access/break-glass': 'Opened a record in an emergency',
    'staff/list': 'Looked at the staff list',
    'staff/get': "Opened a staff member's account",
    'staff/invite': 'Invited a staff member',
    'staff/update': "Changed a staff member's account",
    'staff/sessions': "Looked at a staff member's sign-ins",
    'staff/signout': 'Ended the sign-ins of a staff member',
    'facility/list': 'Looked at the facilities',
    'partner/list': 'Looked at the partners',
    'partner/add': 'Added a partner',
    'partner/update': 'Changed a partner',
    'audit/list': 'Read the access log',
    'audit/people': 'Looked at the staff of the access log',
    'audit/find': 'Looked up a patient for the access log',
    'audit/patient': 'Made the access report of a patient',
    'identity/exchange': 'Signed in',
    'password/ask': 'Asked for a new password',
    'password/change': 'Chose a new password',
    'import/patients': 'Imported patients',
    'import/readings': 'Imported readings',
  },
  hi: {
    'user/list': 'मरीज़ खोजे गए',
    'user/get': 'मरीज़ का विवरण खोला गया',
    vitatoken: 'मरीज़ के मान खोले गए',
    'metric/*': 'मान देखे गए',
    'vitals/*/add': 'मान जोड़ा गया',
    'alerts/list': 'मानों के अलर्ट देखे गए',
    'routine/dial': 'कॉल शुरू की गई',
    'touchpoint/v2/add': 'कहीं और से की गई कॉल दर्ज की गई',
    'status/v2/add': 'कॉल का नतीजा दर्ज किया गया',
    'touchpoint/get': 'कॉल खोली गई',
    'user/touchpoints': 'मरीज़ की कॉलें देखी गईं',
    'calllog/add': 'कॉल का लॉग सहेजा गया',
    'calllog/get': 'कॉल का लॉग पढ़ा गया',
    'calllog/list': 'कॉल स्थिति इतिहास देखा गया',
    'script/get': 'कॉल की स्क्रिप्ट पढ़ी गई',
    'access/break-glass': 'आपात स्थिति में रिकॉर्ड खोला गया',
    'staff/list': 'कर्मचारियों की सूची देखी गई',
    'staff/get': 'कर्मचारी का खाता खोला गया',
    'staff/invite': 'कर्मचारी को आमंत्रित किया गया',
    'staff/update': 'कर्मचारी का खाता बदला गया',
    'staff/sessions': 'कर्मचारी के साइन-इन देखे गए',
    'staff/signout': 'कर्मचारी के साइन-इन समाप्त किए गए',
    'facility/list': 'केंद्र देखे गए',
    'partner/list': 'साझेदार देखे गए',
    'partner/add': 'साझेदार जोड़ा गया',
    'partner/update': 'साझेदार बदला गया',
    'audit/list': 'पहुँच का लेखा पढ़ा गया',
    'audit/people': 'पहुँच के लेखे के कर्मचारी देखे गए',
    'audit/find': 'पहुँच के लेखे के लिए मरीज़ खोजा गया',
    'audit/patient': 'मरीज़ की पहुँच रिपोर्ट बनाई गई',
    'identity/exchange': 'साइन इन किया गया',
    'password/ask': 'नया पासवर्ड माँगा गया',
    'password/change': 'नया पासवर्ड चुना गया',
    'import/patients': 'मरीज़ आयात किए गए',
    'import/readings': 'मान आयात किए गए',
  },
} as const satisfies CodedLabels<AuditAction>;

/** `metric/bloodpressure` and `vitals/body/add` as the one action of their kind, as the rights have them. */
export const auditActionKind = (action: string): string =>
  action.replace(/^metric\/\w+$/, 'metric/*').replace(/^vitals\/\w+\/add$/, 'vitals/*/add');

/** What was done, in words; an action of a newer server is shown by its key. */
export function auditActionLabel(action: string, locale?: string): string {
  return codedLabel(AUDIT_ACTION_LABELS, auditActionKind(action), locale, action);
}

/** Last words of names under which something is written. */
const WRITES =
  /(?:^import\/\w+|^routine\/dial|\/(?:add|update|delete|register|create|upload|invite|signout))$/;

/** Whether an action changed something, as against showing it. */
export const changesRecord = (action: string): boolean => WRITES.test(action);
