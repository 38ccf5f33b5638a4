import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  dispenseProblems: {
    prescriptionHasBeenWithdrawn: 'पर्चा वापस ले लिया गया है',
    doctorHasStoppedThisMedicine: 'डॉक्टर ने यह दवा बंद कर दी है',
    courseOfThisMedicineIsOver: 'इस दवा का समय पूरा हो चुका है। डॉक्टर से नया पर्चा लें',
    pharmacistHasRefusedThisMedicine: 'फ़ार्मासिस्ट ने यह दवा अस्वीकार की है',
    queryAboutThisMedicineIsOpen: 'इस दवा के बारे में सवाल बाकी है। डॉक्टर के जवाब का इंतज़ार करें',
    doctorHasAnsweredQueryReadAnswer: 'डॉक्टर ने सवाल का जवाब दिया है। पहले जवाब पढ़ें और दवा स्वीकार करें',
    doctorPrescribedThisInSpite:
      'डॉक्टर ने गंभीर चेतावनी के बावजूद यह दवा लिखी है। पहले कारण पढ़ें, फिर दवा स्वीकार करें या सवाल पूछें',
    allOfThisMedicineHasBeen: 'यह दवा पूरी दी जा चुकी है',
    askDoctor: 'डॉक्टर से पूछें',
    hasAnotherSubstance: '{product} में दूसरा पदार्थ है ({value})। {askDoctor}',
    hasAnotherStrength: '{product} की शक्ति अलग है। {askDoctor}',
    hasAnotherForm: '{product} का रूप अलग है। {askDoctor}',
    didYouMeanCorrectName: 'क्या {meant} है? नाम ठीक करें',
    enterStrengthWithProductSuch: 'दवा के साथ शक्ति लिखें, जैसे Glycomet 500',
    isNotInOurTablesEnter: '{product} हमारी सूची में नहीं है। लिखें कि यह वही दवा है, यह आपने कैसे जाना',
    strengthsOfAndOfPrescriptionCould: '{product} और पर्चे की शक्ति की तुलना नहीं हो सकी। लिखें कि आप इसे क्यों दे रहे हैं',
    mayReleaseItsSubstanceAtAnother: '{product} का असर अलग गति से हो सकता है। लिखें कि आप इसे क्यों दे रहे हैं',
    enterWholeNumber: 'पूरी संख्या लिखें',
    containerHasMoreThanWholeQuantity: 'एक डिब्बे में कुल मात्रा से ज़्यादा है',
    atMostAtTime: '{name}: एक बार में अधिक से अधिक {amount} ({source})',
    thisBatchExpiredOnTakeAnother: 'यह बैच {day} को ख़त्म हो चुका है। दूसरा बैच लें',
    enterDayFromSignatureUntilToday: 'हस्ताक्षर से आज तक का दिन लिखें',
    dispensedOnce: '{name} की दवा एक ही बार दी जाती है ({source})। डॉक्टर से नया पर्चा लें',
  },
  dispensed: {
    dispensed: '{much} दी गईं',
    ofDispensed: '{all} में से {much} {words} दी गईं',
    open: '{rest} बाकी',
  },
  dispensingRules: {
    scheduleX: 'अनुसूची X',
    ndpsAct: 'NDPS अधिनियम',
    scheduleH1: 'अनुसूची H1',
  },
  h1Register: {
    lookedAtRegisterOfScheduleH1: 'अनुसूची H1 का रजिस्टर देखा गया',
  },
  quantity: {
    'pack.one': 'पैक',
    'pack.other': 'पैक',
  },
};
