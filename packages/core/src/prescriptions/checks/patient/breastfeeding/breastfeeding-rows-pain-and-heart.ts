import { ANOTHER, LOWEST } from '../acts.ts';
import { type BreastfeedingRule, important, note } from './breastfeeding-rule.ts';
import { BOTH, DROWSY, LACTMED, LITTLE_KNOWN, MILK, PAIN } from './breastfeeding-texts.ts';

const SLOW_HEART = { en: 'it can slow the heart of the infant', hi: 'इससे शिशु की धड़कन धीमी हो सकती है' };

export const PAIN_AND_HEART_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
  important(
    'lithium',
    'lithium',
    { en: 'the infant gets up to half of her blood level', hi: 'शिशु में माँ के रक्त स्तर का आधा तक पहुँचता है' },
    'LactMed, NICE CG192',
    ANOTHER,
  ),
  important('opioid', 'oxycodone, pethidine, tapentadol, pentazocine', DROWSY, BOTH, PAIN),
  note(
    'morphine',
    'morphine, fentanyl, methadone, buprenorphine, butorphanol, nalbuphine',
    DROWSY,
    BOTH,
    LOWEST,
  ),
  important(
    'aspirin',
    'aspirin',
    {
      en: "it can cause Reye's syndrome; 75 to 150 mg a day is acceptable",
      hi: 'इससे राय सिंड्रोम हो सकता है; दिन में 75 से 150 मि.ग्रा. चल सकती है',
    },
    BOTH,
    PAIN,
    { dailyAbove: 150 },
  ),
  important(
    'nimesulide',
    'nimesulide, indomethacin, bismuth subsalicylate',
    { en: 'safer ones are known in breast-feeding', hi: 'स्तनपान में इससे सुरक्षित दवाएँ हैं' },
    BOTH,
    PAIN,
  ),
  note(
    'long-nsaid',
    'naproxen, piroxicam, meloxicam, etoricoxib, ketorolac, etodolac, lornoxicam',
    {
      en: 'shorter-acting ones are safer for the infant',
      hi: 'कम देर असर वाली दवाएँ शिशु के लिए ज़्यादा सुरक्षित हैं',
    },
    LACTMED,
    PAIN,
  ),
  important('beta-blocker', 'atenolol, sotalol', SLOW_HEART, BOTH, {
    en: 'Choose labetalol, metoprolol or propranolol',
    hi: 'लैबेटालोल, मेटोप्रोलोल या प्रोप्रानोलोल चुनें',
  }),
  important('arb', 'arb, renin-inhibitor, neprilysin-inhibitor', LITTLE_KNOWN, BOTH, {
    en: 'Choose enalapril or nifedipine',
    hi: 'एनालाप्रिल या निफ़ेडिपिन चुनें',
  }),
  note(
    'ace',
    'ace-inhibitor',
    { en: 'it can lower the pressure of a newborn', hi: 'इससे नवजात का रक्तचाप गिर सकता है' },
    'BNF, NICE NG133',
    {
      en: 'Choose enalapril, not in the first weeks of a preterm infant',
      hi: 'एनालाप्रिल चुनें, समय-पूर्व शिशु के पहले हफ़्तों में नहीं',
    },
    { unless: 'enalapril, captopril' },
  ),
  note('diuretic', 'thiazide, loop-diuretic', MILK, BOTH, LOWEST),
  important(
    'statin',
    'statin, fibrate, ezetimibe',
    { en: 'the infant needs cholesterol to grow', hi: 'शिशु को बढ़ने के लिए कोलेस्ट्रॉल चाहिए' },
    'FDA 2021, BNF',
    { en: 'Pause it until after breast-feeding', hi: 'स्तनपान पूरा होने तक रोकें' },
  ),
  important('oral-anticoagulant', 'oral-anticoagulant', LITTLE_KNOWN, BOTH, {
    en: 'Choose warfarin or heparin',
    hi: 'वारफ़ेरिन या हेपारिन चुनें',
  }),
  important('antiplatelet', 'prasugrel, ticagrelor, cilostazol', LITTLE_KNOWN, BOTH, ANOTHER),
  important(
    'combined-contraceptive',
    'combined-contraceptive, oestrogen',
    MILK,
    'WHO MEC 2015',
    {
      en: 'Choose a progestogen-only method, or wait six months',
      hi: 'केवल प्रोजेस्टोजन वाला उपाय चुनें, या छह महीने रुकें',
    },
    { severeUntil: 42 },
  ),
  important(
    'dopamine-agonist',
    'cabergoline, bromocriptine',
    { en: 'it stops the milk', hi: 'इससे दूध बंद हो जाता है' },
    BOTH,
    ANOTHER,
  ),
  important('pseudoephedrine', 'pseudoephedrine, phenylpropanolamine', MILK, BOTH, {
    en: 'Choose saline nose drops',
    hi: 'नाक में सलाइन की बूँदें चुनें',
  }),
  important('methylergometrine', 'methylergometrine', MILK, 'FDA label, LactMed', {
    en: 'Do not feed until 12 hours after the last dose',
    hi: 'अंतिम खुराक के 12 घंटे बाद तक दूध न पिलाएँ',
  }),
];
