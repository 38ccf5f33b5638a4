import { ANOTHER, PARACETAMOL } from '../acts.ts';
import { type BreastfeedingRule, severe } from './breastfeeding-rule.ts';

const BREATHING = { en: 'it can stop the breathing of the infant', hi: 'इससे शिशु की साँस रुक सकती है' };
const TOXIC = { en: 'it reaches the milk and poisons the infant', hi: 'यह दूध में जाकर शिशु के लिए विषैली होती है' };
const MARROW = { en: 'it can stop the infant from making blood', hi: 'इससे शिशु में ख़ून बनना रुक सकता है' };
const NO_FEEDING = {
  en: 'Choose another medicine, or stop breast-feeding before the first dose',
  hi: 'दूसरी दवा चुनें, या पहली खुराक से पहले स्तनपान बंद करें',
};
const PAIN = { en: 'Choose paracetamol or ibuprofen', hi: 'पैरासिटामोल या आइबुप्रोफ़ेन चुनें' };

export const SEVERE_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
  severe('codeine', 'codeine, hydrocodone, dextropropoxyphene', BREATHING, 'FDA 2017, MHRA 2013', PAIN),
  severe('tramadol', 'tramadol', BREATHING, 'FDA 2017', PAIN),
  severe('cytotoxic', 'cytotoxic, kinase-inhibitor', MARROW, 'LactMed, BNF', NO_FEEDING),
  severe('methotrexate', 'methotrexate, leflunomide, mycophenolate', MARROW, 'BNF, FDA labels', NO_FEEDING),
  severe(
    'thalidomide',
    'thalidomide, ribavirin, favipiravir, miltefosine',
    TOXIC,
    'FDA labels, CDSCO 2020',
    NO_FEEDING,
  ),
  severe(
    'radio-iodine',
    'radio-iodine',
    { en: 'it destroys the thyroid of the infant', hi: 'इससे शिशु की थायरॉइड नष्ट होती है' },
    'ATA 2017, LactMed',
    { en: 'Stop breast-feeding six weeks before', hi: 'छह हफ़्ते पहले स्तनपान बंद करें' },
  ),
  severe(
    'amiodarone',
    'amiodarone, dronedarone',
    {
      en: 'it stays in the milk for months and harms the thyroid',
      hi: 'यह महीनों दूध में रहती है और थायरॉइड को नुकसान करती है',
    },
    'LactMed, FDA label',
    ANOTHER,
  ),
  severe('retinoid', 'retinoid', TOXIC, 'LactMed, FDA label', NO_FEEDING),
  severe(
    'ergotamine',
    'ergotamine, dihydroergotamine',
    {
      en: 'it causes vomiting and fits in the infant and stops the milk',
      hi: 'इससे शिशु में उल्टी और दौरे होते हैं और दूध घटता है',
    },
    'LactMed, BNF',
    ANOTHER,
  ),
  severe('chloramphenicol', 'chloramphenicol', MARROW, 'LactMed, BNF', ANOTHER),
  severe(
    'clozapine',
    'clozapine',
    {
      en: 'it can take away the white blood cells of the infant',
      hi: 'इससे शिशु की श्वेत रक्त कोशिकाएँ घट सकती हैं',
    },
    'LactMed, BNF',
    NO_FEEDING,
  ),
  severe(
    'androgen',
    'androgen',
    { en: 'it stops the milk and can change a girl', hi: 'इससे दूध घटता है और बच्ची में पुरुष लक्षण आ सकते हैं' },
    'BNF, FDA label',
    ANOTHER,
  ),
  severe(
    'phenindione',
    'phenindione',
    { en: 'it can make the infant bleed', hi: 'इससे शिशु में रक्तस्राव हो सकता है' },
    'BNF',
    { en: 'Choose warfarin or heparin', hi: 'वारफ़ेरिन या हेपारिन चुनें' },
  ),
  severe(
    'lindane',
    'gamma benzene hexachloride',
    TOXIC,
    'FDA label',
    { en: 'Choose permethrin cream', hi: 'परमेथ्रिन क्रीम चुनें' },
    { local: true },
  ),
  severe('metamizole', 'metamizole', MARROW, 'EMA 2018', PARACETAMOL),
];
