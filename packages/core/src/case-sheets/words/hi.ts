import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  caseSheets: {
    listCaseSheet: 'मरीज़ की केस शीट देखी गई',
    getCaseSheetSection: 'मरीज़ की केस शीट का एक भाग देखा गया',
    listCaseSheetVersions: 'मरीज़ की केस शीट के एक भाग के संस्करण देखे गए',
    saveCaseSheet: 'मरीज़ की केस शीट के एक भाग में लिखा गया',
  },
  yesNo: {
    YES: 'हाँ',
    NO: 'नहीं',
  },
  choices: {
    found: '{label}: क्या मिला',
    unknown: 'पता नहीं',
    note: 'टिप्पणी',
  },
  sides: {
    RIGHT: 'दाईं ओर',
    LEFT: 'बाईं ओर',
    BOTH: 'दोनों ओर',
  },
  findings: {
    NORMAL: 'सामान्य',
    ABNORMAL: 'असामान्य',
    NOT_EXAMINED: 'जाँच नहीं की',
  },
  signs: {
    ABSENT: 'नहीं है',
    PRESENT: 'है',
    NOT_EXAMINED: 'जाँच नहीं की',
  },
  none: {
    NONE: 'इनमें से कुछ नहीं',
  },
  caseSheetGroup: {
    history: 'इतिहास',
    lifestyle: 'जीवनशैली',
    examination: 'जाँच',
    monitoring: 'निगरानी और उपकरण',
    outcome: 'निदान और सलाह',
  },
  reason: {
    'has-changed': 'तब से स्थिति बदल गई है',
    'patient-said': 'मरीज़ या रिश्तेदार ने अलग बताया',
    'entered-wrongly': 'गलत दर्ज हुआ था',
    other: 'अन्य कारण',
  },
};
