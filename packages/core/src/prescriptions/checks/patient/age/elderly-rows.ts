import { ANOTHER, LOWEST, SHORT, STOP, WATCH_SUGAR } from '../acts.ts';
import type { ElderlyRule } from './age-rule.ts';

const BEERS = 'AGS Beers 2023';
const FALLS = {
  en: 'it leads to falls, fractures and confusion',
  hi: 'इससे गिरना, हड्डी टूटना और भ्रम हो सकता है',
};
const CONFUSION = {
  en: 'it can confuse, block the bladder and constipate',
  hi: 'इससे भ्रम, पेशाब रुकना और क़ब्ज़ हो सकता है',
};
const BLEEDING = { en: 'it bleeds more often at this age', hi: 'इस उम्र में इससे रक्तस्राव ज़्यादा होता है' };
const LOW_SUGAR = { en: 'it can cause long low blood sugar', hi: 'इससे देर तक शर्करा कम रह सकती है' };
const LOW_PRESSURE = {
  en: 'it can drop the pressure on standing up',
  hi: 'इससे खड़े होने पर रक्तचाप गिर सकता है',
};
const CBT = { en: 'Choose sleep advice or another medicine', hi: 'नींद की सलाह या दूसरी दवा चुनें' };
const CETIRIZINE = { en: 'Choose loratadine or fexofenadine', hi: 'लोराटाडीन या फ़ेक्सोफ़ेनाडीन चुनें' };

const important = (
  rule: string,
  of: string,
  because: ElderlyRule['because'],
  act: ElderlyRule['act'],
  rest?: Partial<ElderlyRule>,
): ElderlyRule => ({ rule, of, severity: 'important', because, act, source: BEERS, ...rest });
const note = (...row: Parameters<typeof important>): ElderlyRule => ({
  ...important(...row),
  severity: 'note',
});

/** One line per medicine; the first match is shown. */
export const ELDERLY_RULES: readonly ElderlyRule[] = [
  important('elderly-benzodiazepine', 'benzodiazepine', FALLS, CBT),
  important('elderly-hypnotic', 'zolpidem, zopiclone, eszopiclone, zaleplon', FALLS, CBT),
  important('elderly-barbiturate', 'phenobarbital, barbiturate', FALLS, ANOTHER),
  important(
    'elderly-antihistamine',
    'chlorpheniramine, promethazine, hydroxyzine, diphenhydramine, doxylamine, cyproheptadine, dimenhydrinate, meclizine, triprolidine, pheniramine, carbinoxamine',
    CONFUSION,
    CETIRIZINE,
  ),
  important(
    'elderly-antispasmodic',
    'dicyclomine, atropine, propantheline, clidinium, hyoscine hydrobromide',
    CONFUSION,
    ANOTHER,
  ),
  important('elderly-trihexyphenidyl', 'trihexyphenidyl', CONFUSION, STOP),
  important('elderly-tricyclic', 'tricyclic', CONFUSION, ANOTHER),
  important('elderly-paroxetine', 'paroxetine', CONFUSION, { en: 'Choose sertraline', hi: 'सर्ट्रालीन चुनें' }),
  important(
    'elderly-antipsychotic',
    'antipsychotic',
    { en: 'in dementia it raises strokes and deaths', hi: 'मनोभ्रंश में इससे लकवा और मृत्यु बढ़ती है' },
    {
      en: 'Give it only for psychosis or danger, and review soon',
      hi: 'केवल मनोविकृति या ख़तरे में दें और जल्दी फिर देखें',
    },
    { unless: 'levosulpiride, prochlorperazine' },
  ),
  important(
    'elderly-levosulpiride',
    'levosulpiride, prochlorperazine, metoclopramide',
    { en: 'it can cause stiffness and tremor', hi: 'इससे जकड़न और कंपन हो सकता है' },
    { en: 'Give it for a few days only', hi: 'केवल कुछ दिन दें' },
  ),
  important(
    'elderly-muscle-relaxant',
    'chlorzoxazone, methocarbamol, carisoprodol, cyclobenzaprine',
    FALLS,
    ANOTHER,
  ),
  important('elderly-glibenclamide', 'glibenclamide', LOW_SUGAR, {
    en: 'Choose another tablet for sugar',
    hi: 'शुगर की दूसरी गोली चुनें',
  }),
  note('elderly-sulfonylurea', 'sulfonylurea', LOW_SUGAR, WATCH_SUGAR),
  important(
    'elderly-indomethacin',
    'indomethacin, ketorolac',
    {
      en: 'it bleeds and harms the kidneys more than others',
      hi: 'इससे दूसरी दवाओं से ज़्यादा रक्तस्राव और गुर्दों को नुकसान होता है',
    },
    ANOTHER,
  ),
  note('elderly-nsaid', 'nsaid', BLEEDING, LOWEST, { unless: 'aspirin' }),
  note(
    'elderly-aspirin',
    'aspirin',
    {
      en: 'without a heart attack or stroke before, it bleeds more than it protects',
      hi: 'पहले हृदयाघात या लकवा न हुआ हो तो इससे बचाव से ज़्यादा रक्तस्राव होता है',
    },
    { en: 'Do not start it without such an event', hi: 'ऐसी घटना के बिना शुरू न करें' },
  ),
  note('elderly-antiplatelet', 'prasugrel, ticagrelor', BLEEDING, {
    en: 'Clopidogrel bleeds less',
    hi: 'क्लोपिडोग्रेल से रक्तस्राव कम होता है',
  }),
  note('elderly-warfarin', 'vitamin-k-antagonist', BLEEDING, {
    en: 'For a new start apixaban bleeds less',
    hi: 'नई शुरुआत के लिए एपिक्साबैन से रक्तस्राव कम होता है',
  }),
  note('elderly-rivaroxaban', 'rivaroxaban, dabigatran', BLEEDING, {
    en: 'Apixaban bleeds less',
    hi: 'एपिक्साबैन से रक्तस्राव कम होता है',
  }),
  important('elderly-clonidine', 'clonidine, moxonidine', LOW_PRESSURE, ANOTHER),
  important('elderly-alpha-blocker', 'prazosin, terazosin, doxazosin', LOW_PRESSURE, {
    en: 'Do not give it for blood pressure alone',
    hi: 'केवल रक्तचाप के लिए न दें',
  }),
  note('elderly-nifedipine', 'nifedipine', LOW_PRESSURE, {
    en: 'Choose amlodipine or the slow-release form',
    hi: 'एम्लोडिपिन या धीमी-रिलीज़ रूप चुनें',
  }),
  note(
    'elderly-amiodarone',
    'amiodarone, dronedarone',
    {
      en: 'it is more toxic than other treatments of atrial fibrillation',
      hi: 'यह एट्रियल फ़िब्रिलेशन के दूसरे इलाजों से ज़्यादा विषैली है',
    },
    { en: 'Check thyroid, liver and lungs', hi: 'थायरॉइड, लिवर और फेफड़ों की जाँच करें' },
  ),
  note(
    'elderly-digoxin',
    'digoxin',
    { en: 'above 0.125 mg a day it becomes toxic', hi: 'दिन में 0.125 मि.ग्रा. से ज़्यादा विषैली हो जाती है' },
    { en: 'Give at most 0.125 mg a day', hi: 'दिन में अधिकतम 0.125 मि.ग्रा. दें' },
    { dailyAbove: 0.125 },
  ),
  important(
    'elderly-pethidine',
    'pethidine, pentazocine',
    { en: 'it can confuse and cause fits', hi: 'इससे भ्रम और दौरे हो सकते हैं' },
    ANOTHER,
  ),
  important(
    'elderly-desmopressin',
    'desmopressin',
    { en: 'it lowers the sodium', hi: 'इससे सोडियम घटता है' },
    ANOTHER,
    { local: true },
  ),
  note(
    'elderly-oestrogen',
    'oestrogen',
    { en: 'it raises breast cancer, clots and stroke', hi: 'इससे स्तन कैंसर, थक्का और लकवा बढ़ता है' },
    ANOTHER,
  ),
  note('elderly-bladder', 'oxybutynin, tolterodine, solifenacin, darifenacin, flavoxate', CONFUSION, {
    en: 'Mirabegron does not confuse',
    hi: 'मिराबेग्रोन से भ्रम नहीं होता',
  }),
  note(
    'elderly-ppi',
    'ppi',
    {
      en: 'beyond 8 weeks it raises fractures and Clostridioides infection',
      hi: '8 हफ़्ते से ज़्यादा में हड्डी टूटना और आँत का संक्रमण बढ़ता है',
    },
    SHORT,
    { daysAbove: 56 },
  ),
  note(
    'elderly-gliflozin',
    'gliflozin',
    { en: 'it raises genital infection and ketoacidosis', hi: 'इससे जननांग संक्रमण और कीटोएसिडोसिस बढ़ता है' },
    { en: 'Explain the signs', hi: 'लक्षण समझाएँ' },
  ),
  note('elderly-opioid', 'opioid', FALLS, LOWEST),
  note('elderly-gabapentinoid', 'gabapentinoid', FALLS, LOWEST),
];
