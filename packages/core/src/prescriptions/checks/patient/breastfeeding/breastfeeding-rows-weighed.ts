import { ANOTHER, LOWEST } from '../acts.ts';
import { type BreastfeedingRule, important, note } from './breastfeeding-rule.ts';

const LITTLE_KNOWN = { en: 'little is known of it in milk', hi: 'दूध में इसके बारे में कम जानकारी है' };
const DROWSY = {
  en: 'it can make the infant drowsy and feed badly',
  hi: 'इससे शिशु सुस्त हो सकता है और दूध कम पी सकता है',
};
const MILK = { en: 'it lowers the milk', hi: 'इससे दूध घटता है' };
const SLOW_HEART = { en: 'it can slow the heart of the infant', hi: 'इससे शिशु की धड़कन धीमी हो सकती है' };
const BLOOD_CELLS = {
  en: 'it can break down the blood of an infant with G6PD deficiency or jaundice',
  hi: 'G6PD की कमी या पीलिया वाले शिशु का ख़ून इससे टूट सकता है',
};
const THYROID = { en: 'it can slow the thyroid of the infant', hi: 'इससे शिशु की थायरॉइड धीमी हो सकती है' };
const FEEDS = { en: 'it can change the stools of the infant', hi: 'इससे शिशु के मल में बदलाव हो सकता है' };
const WATCH = { en: 'Watch the infant for sleepiness and weight', hi: 'शिशु की सुस्ती और वज़न पर ध्यान दें' };
const SUGAR = { en: 'Choose metformin or insulin', hi: 'मेटफ़ॉर्मिन या इंसुलिन चुनें' };
const PAIN = { en: 'Choose ibuprofen or paracetamol', hi: 'आइबुप्रोफ़ेन या पैरासिटामोल चुनें' };
const LACTMED = 'LactMed';
const BOTH = 'LactMed, BNF';

export const WEIGHED_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
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
  important(
    'tetracycline',
    'tetracycline',
    { en: 'used for long it can stain the teeth', hi: 'लंबे समय में दाँतों पर दाग पड़ सकते हैं' },
    BOTH,
    { en: 'Give it for less than three weeks', hi: 'तीन हफ़्ते से कम दें' },
  ),
  note('quinolone', 'quinolone', { en: 'it reaches the milk', hi: 'यह दूध में जाती है' }, BOTH, ANOTHER),
  note('nitroimidazole', 'metronidazole', FEEDS, BOTH, {
    en: 'After a single 2 g dose wait 12 to 24 hours',
    hi: '2 ग्राम की अकेली खुराक के बाद 12 से 24 घंटे रुकें',
  }),
  important('tinidazole', 'tinidazole, secnidazole, ornidazole', LITTLE_KNOWN, 'LactMed, FDA labels', {
    en: 'Choose metronidazole, or wait three days',
    hi: 'मेट्रोनिडाज़ोल चुनें, या तीन दिन रुकें',
  }),
  important(
    'sulfonamide',
    'sulfonamide, dapsone',
    BLOOD_CELLS,
    BOTH,
    { en: 'Not in the first month, nor with jaundice', hi: 'पहले महीने में या पीलिया में न दें' },
    { unless: 'sulfasalazine', severeUntil: 7 },
  ),
  important('nitrofurantoin', 'nitrofurantoin, nalidixic acid, furazolidone', BLOOD_CELLS, BOTH, {
    en: 'Not in the first month',
    hi: 'पहले महीने में न दें',
  }),
  important('primaquine', 'primaquine', BLOOD_CELLS, 'WHO malaria guidelines', {
    en: 'Test the infant for G6PD first',
    hi: 'पहले शिशु की G6PD जाँच करें',
  }),
  note(
    'lincosamide',
    'clindamycin, lincomycin',
    { en: 'it can cause diarrhoea with blood', hi: 'इससे ख़ूनी दस्त हो सकते हैं' },
    LACTMED,
  ),
  note(
    'isoniazid',
    'isoniazid',
    { en: 'the infant needs vitamin B6', hi: 'शिशु को विटामिन B6 चाहिए' },
    'WHO',
    { en: 'Give mother and infant pyridoxine', hi: 'माँ और शिशु को पाइरिडॉक्सिन दें' },
  ),
  important(
    'azole',
    'ketoconazole, voriconazole, posaconazole, itraconazole, griseofulvin',
    LITTLE_KNOWN,
    BOTH,
    { en: 'Choose fluconazole', hi: 'फ़्लुकोनाज़ोल चुनें' },
  ),
  important('bedaquiline', 'bedaquiline, delamanid, pretomanid, clofazimine', LITTLE_KNOWN, 'WHO, LactMed'),
  important('diethylcarbamazine', 'diethylcarbamazine', LITTLE_KNOWN, 'BNF', {
    en: 'Wait until breast-feeding is over',
    hi: 'स्तनपान पूरा होने तक रुकें',
  }),
  important(
    'diazepam',
    'diazepam, clonazepam, chlordiazepoxide, alprazolam, nitrazepam, flurazepam, clobazam',
    DROWSY,
    BOTH,
    { en: 'Choose lorazepam, or a few doses only', hi: 'लोराज़ेपाम चुनें, या केवल कुछ खुराकें दें' },
  ),
  note('hypnotic', 'lorazepam, oxazepam, midazolam, etizolam, zolpidem, zopiclone', DROWSY, BOTH, LOWEST),
  important('phenobarbital', 'phenobarbital, barbiturate, ethosuximide, zonisamide', DROWSY, BOTH, WATCH),
  note(
    'antiepileptic',
    'lamotrigine, topiramate, carbamazepine, phenytoin, valproate, gabapentinoid',
    DROWSY,
    LACTMED,
    WATCH,
  ),
  important(
    'doxepin',
    'doxepin',
    { en: 'it has stopped the breathing of infants', hi: 'इससे शिशुओं की साँस रुकी है' },
    BOTH,
    { en: 'Choose sertraline', hi: 'सर्ट्रालीन चुनें' },
  ),
  note(
    'antidepressant',
    'fluoxetine, citalopram, venlafaxine, bupropion',
    {
      en: 'more of it reaches the infant than of sertraline',
      hi: 'सर्ट्रालीन की तुलना में यह शिशु तक ज़्यादा पहुँचती है',
    },
    LACTMED,
    { en: 'For a new start choose sertraline', hi: 'नई शुरुआत के लिए सर्ट्रालीन चुनें' },
  ),
  note('antipsychotic', 'antipsychotic', DROWSY, BOTH, WATCH, { unless: 'clozapine' }),
  note(
    'antihistamine',
    'chlorpheniramine, promethazine, hydroxyzine, diphenhydramine, cyproheptadine, doxylamine, pheniramine',
    DROWSY,
    BOTH,
    { en: 'Choose cetirizine or loratadine', hi: 'सेटीरिज़ीन या लोराटाडीन चुनें' },
  ),
  important('gliflozin', 'gliflozin, gliptin, glp1, glitazone', LITTLE_KNOWN, 'LactMed, FDA labels', SUGAR),
  note(
    'sulfonylurea',
    'sulfonylurea, glinide',
    { en: 'the infant can have low blood sugar', hi: 'शिशु की रक्त शर्करा कम हो सकती है' },
    LACTMED,
    SUGAR,
  ),
  note('carbimazole', 'carbimazole, methimazole', THYROID, 'ATA 2017', {
    en: 'Give at most 20 mg a day, after feeding',
    hi: 'दिन में अधिकतम 20 मि.ग्रा., दूध पिलाने के बाद दें',
  }),
  important('iodine', 'potassium iodide', THYROID, BOTH, ANOTHER),
  note(
    'povidone-iodine',
    'povidone iodine',
    THYROID,
    LACTMED,
    { en: 'Do not use it on large areas', hi: 'बड़े हिस्से पर न लगाएँ' },
    { local: true },
  ),
  note(
    'immunosuppressant',
    'azathioprine, calcineurin-inhibitor',
    { en: 'a little reaches the milk', hi: 'थोड़ी मात्रा दूध में जाती है' },
    'EULAR 2016',
    WATCH,
  ),
  important(
    'jak-inhibitor',
    'jak-inhibitor, fingolimod, endothelin-antagonist',
    LITTLE_KNOWN,
    'FDA labels',
    ANOTHER,
  ),
  important(
    'oestrogen-modulator',
    'oestrogen-modulator, aromatase-inhibitor, ovulation-inducer',
    MILK,
    BOTH,
    ANOTHER,
  ),
  important(
    'thiocolchicoside',
    'thiocolchicoside, carisoprodol',
    { en: 'it reaches the milk', hi: 'यह दूध में जाती है' },
    'EMA 2014, LactMed',
    PAIN,
  ),
  note(
    'theophylline',
    'theophylline, aminophylline',
    { en: 'it can make the infant restless', hi: 'इससे शिशु बेचैन हो सकता है' },
    LACTMED,
    LOWEST,
  ),
  note('colchicine', 'colchicine', { en: 'it reaches the milk', hi: 'यह दूध में जाती है' }, BOTH, WATCH),
  note(
    'metoclopramide',
    'metoclopramide, domperidone, levosulpiride',
    {
      en: 'mother and infant can have movement or rhythm trouble',
      hi: 'माँ और शिशु में ऐंठन या धड़कन की गड़बड़ी हो सकती है',
    },
    'LactMed, MHRA 2014',
    { en: 'Give it for a few days only', hi: 'केवल कुछ दिन दें' },
  ),
  note('sulfasalazine', 'penicillamine, sulfasalazine', LITTLE_KNOWN, BOTH, WATCH),
  important('amantadine', 'amantadine', MILK, LACTMED, ANOTHER),
  important('bone', 'zoledronic acid, denosumab, teriparatide', LITTLE_KNOWN, 'LactMed, FDA labels', ANOTHER),
];
