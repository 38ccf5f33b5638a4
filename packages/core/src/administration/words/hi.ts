import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  facility: {
    listFacilities: 'केंद्र देखे गए',
    addFacility: 'केंद्र जोड़ा गया',
    updateFacility: 'केंद्र बदला गया',
    readFacilityConsequences: 'केंद्र बंद करने का असर देखा गया',
    closeFacility: 'केंद्र बंद किया गया',
    reopenFacility: 'केंद्र फिर से खोला गया',
    readSetup: 'शुरुआती कदम देखे गए',
    offerFacilitySlots: 'स्वास्थ्य जाँच के समय दिए गए',
  },
  type: {
    hospital: 'अस्पताल',
    clinic: 'क्लिनिक',
    'health-centre': 'स्वास्थ्य केंद्र',
    'diagnostic-centre': 'जाँच केंद्र',
    'home-care': 'घर पर देखभाल',
    'tele-consultation': 'दूर परामर्श केंद्र',
  },
  partner: {
    listPartners: 'साझेदार देखे गए',
    addPartner: 'साझेदार जोड़ा गया',
    updatePartner: 'साझेदार बदला गया',
  },
  schemeSignatures: {
    listSchemeSignatures: 'देखा गया कि सीमाओं पर किसके हस्ताक्षर हैं',
    signScheme: 'सीमाओं पर चिकित्सक के हस्ताक्षर दर्ज किए गए',
    withdrawSchemeSignature: 'सीमाओं पर हस्ताक्षर वापस लिए गए',
  },
  staff: {
    listStaff: 'कर्मचारियों की सूची देखी गई',
    getStaff: 'कर्मचारी का खाता खोला गया',
    inviteStaff: 'कर्मचारी को आमंत्रित किया गया',
    updateStaff: 'कर्मचारी का खाता बदला गया',
    listStaffSessions: 'कर्मचारी के साइन-इन देखे गए',
    signOutStaff: 'कर्मचारी के साइन-इन समाप्त किए गए',
  },
  thresholds: {
    listProgrammeThresholds: 'कार्यक्रमों की सीमाएँ देखी गईं',
    setProgrammeThreshold: 'कार्यक्रम की सीमाएँ बदली गईं',
  },
  scheme: {
    'india-programme': 'भारत कार्यक्रम',
    international: 'अंतरराष्ट्रीय',
  },
  webhook: {
    listWebhooks: 'साझेदार के वेबहुक देखे गए',
    addWebhook: 'वेबहुक जोड़ा गया',
    updateWebhook: 'वेबहुक बदला गया',
    removeWebhook: 'वेबहुक हटाया गया',
    testWebhook: 'वेबहुक पर परीक्षण भेजा गया',
    listDeliveries: 'वेबहुक के प्रेषण देखे गए',
    sendDeliveryAgain: 'वेबहुक का प्रेषण दोबारा भेजा गया',
    outcomeOfCallWasSaved: 'कॉल का परिणाम सहेजा गया',
    savedCallWasCorrected: 'सहेजी गई कॉल सुधारी गई',
    savedCallWasWithdrawn: 'सहेजी गई कॉल वापस ली गई',
    readingRaisedAlert: 'किसी माप से चेतावनी बनी',
    test: 'परीक्षण',
  },
};
