import { ANOTHER, LOWEST } from '../acts.ts';
import { type BreastfeedingRule, important, note } from './breastfeeding-rule.ts';
import { BOTH, DROWSY, LACTMED, LITTLE_KNOWN, MILK, PAIN } from './breastfeeding-texts.ts';

const THYROID = { en: 'it can slow the thyroid of the infant', hi: 'इससे शिशु की थायरॉइड धीमी हो सकती है' };
const WATCH = { en: 'Watch the infant for sleepiness and weight', hi: 'शिशु की सुस्ती और वज़न पर ध्यान दें' };
const SUGAR = { en: 'Choose metformin or insulin', hi: 'मेटफ़ॉर्मिन या इंसुलिन चुनें' };

export const BRAIN_AND_GLANDS_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
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
  note(
    'carbimazole',
    'carbimazole, methimazole',
    THYROID,
    'ATA 2017',
    {
      en: 'Give at most 20 mg a day, after feeding',
      hi: 'दिन में अधिकतम 20 मि.ग्रा., दूध पिलाने के बाद दें',
    },
    { dailyAbove: 20 },
  ),
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
