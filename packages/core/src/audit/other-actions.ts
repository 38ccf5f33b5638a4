import type { Label } from '#formatting';

interface OtherActionRow extends Label {
  /** Whether it changes data, like `writes` of an endpoint. */
  readonly writes: boolean;
}

/** Audited actions that are not endpoints: commands, imports and server-rendered pages. */
export const OTHER_ACTIONS = {
  'charts/embed': { writes: false, en: 'Looked at a chart', hi: 'चार्ट देखा गया' },
  'facility/calling-hours': {
    writes: true,
    en: 'Changed the calling hours of a facility',
    hi: 'केंद्र से कॉल करने का समय बदला गया',
  },
  'organisation/add': { writes: true, en: 'Added an organisation', hi: 'संस्था जोड़ी गई' },
  'organisation/update': { writes: true, en: 'Changed an organisation', hi: 'संस्था बदली गई' },
  'organisation/close': { writes: true, en: 'Closed an organisation', hi: 'संस्था बंद की गई' },
  'partner/token': { writes: false, en: 'Signed in through a partner', hi: 'साझेदार के ज़रिए साइन इन किया गया' },
  'password/ask': { writes: true, en: 'Asked for a new password', hi: 'नया पासवर्ड माँगा गया' },
  'password/change': { writes: true, en: 'Chose a new password', hi: 'नया पासवर्ड चुना गया' },
  'second-factor/on': {
    writes: true,
    en: 'Turned the second step at sign-in on',
    hi: 'साइन इन का दूसरा चरण चालू किया गया',
  },
  'second-factor/off': {
    writes: true,
    en: 'Turned the second step at sign-in off',
    hi: 'साइन इन का दूसरा चरण बंद किया गया',
  },
  'second-factor/reset': {
    writes: true,
    en: "Turned a person's second step off for them",
    hi: 'किसी के साइन इन का दूसरा चरण उनके लिए बंद किया गया',
  },
  'second-factor/recovery': { writes: true, en: 'Used a recovery code', hi: 'रिकवरी कोड इस्तेमाल किया गया' },
  'consent/withdraw': {
    writes: true,
    en: 'Recorded that a patient withdrew consent',
    hi: 'मरीज़ का सहमति वापस लेना दर्ज किया गया',
  },
  'consent/give': {
    writes: true,
    en: 'Recorded that a patient gave consent again',
    hi: 'मरीज़ का फिर से सहमति देना दर्ज किया गया',
  },
  'person/erase': { writes: true, en: "Erased a patient's identity", hi: 'मरीज़ की पहचान मिटाई गई' },
  'person/erase-record': {
    writes: true,
    en: "Removed an erased patient's record",
    hi: 'मिटाए गए मरीज़ का रिकॉर्ड हटाया गया',
  },
  'import/patients': { writes: true, en: 'Imported patients', hi: 'मरीज़ आयात किए गए' },
  'import/readings': { writes: true, en: 'Imported readings', hi: 'मान आयात किए गए' },
  'import/facilities': { writes: true, en: 'Imported facilities', hi: 'केंद्र आयात किए गए' },
  'import/allergies': { writes: true, en: 'Imported allergies', hi: 'एलर्जी आयात की गईं' },
  'import/conditions': { writes: true, en: 'Imported conditions', hi: 'बीमारियाँ आयात की गईं' },
  'import/encounters': { writes: true, en: 'Imported encounters', hi: 'परामर्श आयात किए गए' },
  'import/glucose-log': { writes: true, en: 'Imported a glucose log', hi: 'ग्लूकोज़ लॉग आयात किया गया' },
  'import/medications': { writes: true, en: 'Imported medicines', hi: 'दवाएँ आयात की गईं' },
  'import/resources': {
    writes: true,
    en: 'Imported records from other systems',
    hi: 'अन्य प्रणालियों का डेटा आयात किया गया',
  },
  'import/national-numbers': {
    writes: true,
    en: 'Removed national numbers that an earlier import stored',
    hi: 'पुराने आयात में दर्ज राष्ट्रीय पहचान संख्याएँ हटाई गईं',
  },
  'import/held': {
    writes: false,
    en: 'Looked at imported patients who wait for a decision',
    hi: 'निर्णय की प्रतीक्षा वाले आयातित मरीज़ देखे गए',
  },
  'import/held/take': {
    writes: true,
    en: 'Decided that an imported patient is already on record',
    hi: 'तय किया गया कि आयातित मरीज़ पहले से रिकॉर्ड में है',
  },
  'import/held/new': {
    writes: true,
    en: 'Decided that an imported patient is a new one',
    hi: 'तय किया गया कि आयातित मरीज़ नया है',
  },
  'import/held/refuse': {
    writes: true,
    en: 'Refused an imported patient',
    hi: 'आयातित मरीज़ अस्वीकार किया गया',
  },
  backup: { writes: false, en: 'Made a backup', hi: 'बैकअप बनाया गया' },
  restore: { writes: true, en: 'Restored a backup', hi: 'बैकअप से डेटा वापस लाया गया' },
  'audit/archive': {
    writes: true,
    en: 'Moved a month of the audit into a file',
    hi: 'ऑडिट का एक महीना फ़ाइल में ले जाया गया',
  },
} as const satisfies Readonly<Record<string, OtherActionRow>>;

export type OtherAction = keyof typeof OTHER_ACTIONS;
