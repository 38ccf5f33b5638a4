import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  facility: {
    lookedAtFacilities: 'केंद्र देखे गए',
    addedFacility: 'केंद्र जोड़ा गया',
    changedFacility: 'केंद्र बदला गया',
    lookedAtEffectsOfClosingFacility: 'केंद्र बंद करने का असर देखा गया',
    closedFacility: 'केंद्र बंद किया गया',
    openedFacilityAgain: 'केंद्र फिर से खोला गया',
    lookedAtFirstSteps: 'शुरुआती कदम देखे गए',
    offeredTimesForHealthChecks: 'स्वास्थ्य जाँच के समय दिए गए',
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
    lookedAtPartners: 'साझेदार देखे गए',
    addedPartner: 'साझेदार जोड़ा गया',
    changedPartner: 'साझेदार बदला गया',
  },
  schemeSignatures: {
    lookedAtSignaturesForLimits: 'देखा गया कि सीमाओं पर किसके हस्ताक्षर हैं',
    recordedCliniciansSignatureForLimits: 'सीमाओं पर चिकित्सक के हस्ताक्षर दर्ज किए गए',
    withdrewSignatureForLimits: 'सीमाओं पर हस्ताक्षर वापस लिए गए',
  },
  staff: {
    lookedAtStaffList: 'कर्मचारियों की सूची देखी गई',
    openedStaffMembersAccount: 'कर्मचारी का खाता खोला गया',
    invitedStaffMember: 'कर्मचारी को आमंत्रित किया गया',
    changedStaffMembersAccount: 'कर्मचारी का खाता बदला गया',
    lookedAtStaffMembersSignIns: 'कर्मचारी के साइन-इन देखे गए',
    endedSignInsOfStaffMember: 'कर्मचारी के साइन-इन समाप्त किए गए',
  },
  thresholds: {
    lookedAtLimitsOfProgrammes: 'कार्यक्रमों की सीमाएँ देखी गईं',
    changedLimitsOfProgramme: 'कार्यक्रम की सीमाएँ बदली गईं',
  },
  scheme: {
    'india-programme': 'भारत कार्यक्रम',
    international: 'अंतरराष्ट्रीय',
  },
  webhook: {
    lookedAtWebhooksOfPartner: 'साझेदार के वेबहुक देखे गए',
    addedWebhook: 'वेबहुक जोड़ा गया',
    changedWebhook: 'वेबहुक बदला गया',
    removedWebhook: 'वेबहुक हटाया गया',
    sentTestToWebhook: 'वेबहुक पर परीक्षण भेजा गया',
    lookedAtDeliveriesOfWebhook: 'वेबहुक के प्रेषण देखे गए',
    sentDeliveryOfWebhookAgain: 'वेबहुक का प्रेषण दोबारा भेजा गया',
    outcomeOfCallWasSaved: 'कॉल का परिणाम सहेजा गया',
    savedCallWasCorrected: 'सहेजी गई कॉल सुधारी गई',
    savedCallWasWithdrawn: 'सहेजी गई कॉल वापस ली गई',
    readingRaisedAlert: 'किसी माप से चेतावनी बनी',
    test: 'परीक्षण',
  },
};
