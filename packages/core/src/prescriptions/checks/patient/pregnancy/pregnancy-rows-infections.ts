import type { PregnancyRule } from '../../pregnancy-rules.ts';
import { HARM, MALFORM } from '../../pregnancy-rules.ts';
import { SPECIALIST } from '../acts.ts';
import { FIRST_MONTHS, type FurtherPregnancyRule, weighed } from './further-pregnancy-rule.ts';

const JAUNDICE = {
  en: 'near the birth it can break down the blood of the child or cause jaundice',
  hi: 'प्रसव के पास इससे बच्चे का ख़ून टूट सकता है या पीलिया हो सकता है',
};
const BLEEDING = {
  en: 'it can cause bleeding in the newborn',
  hi: 'इससे नवजात में रक्तस्राव हो सकता है',
};
const NOT_AT_TERM: PregnancyRule['weeks'] = [
  { before: 36, severity: undefined },
  { before: 99, severity: 'important' },
];

export const INFECTIONS_IN_PREGNANCY: readonly FurtherPregnancyRule[] = [
  weighed('albendazole', 'albendazole, mebendazole', MALFORM, 'WHO, NHM', {
    weeks: FIRST_MONTHS,
    act: { en: 'Wait until the fourth month', hi: 'चौथे महीने तक रुकें' },
  }),
  weighed('ivermectin', 'ivermectin, diethylcarbamazine, levamisole', HARM, 'WHO, NVBDCP', {
    act: { en: 'Wait until after the birth', hi: 'प्रसव के बाद तक रुकें' },
  }),
  weighed('nitrofurantoin', 'nitrofurantoin, furazolidone', JAUNDICE, 'BNF, NICE NG109', {
    yes: 'note',
    unknown: undefined,
    weeks: NOT_AT_TERM,
  }),
  weighed('sulfonamide', 'sulfonamide', JAUNDICE, 'BNF', {
    unless: 'sulfasalazine',
    yes: 'note',
    unknown: undefined,
    weeks: NOT_AT_TERM,
  }),
  weighed('dapsone', 'dapsone', JAUNDICE, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: { en: 'Give folic acid with it', hi: 'साथ में फ़ोलिक एसिड दें' },
  }),
  weighed(
    'chloramphenicol',
    'chloramphenicol',
    { en: 'near the birth it causes the grey baby syndrome', hi: 'प्रसव के पास इससे ग्रे बेबी सिंड्रोम होता है' },
    'BNF',
    {
      weeks: [
        { before: 28, severity: 'important' },
        { before: 99, severity: 'severe' },
      ],
    },
  ),
  weighed('ethionamide', 'ethionamide, bedaquiline, delamanid, cycloserine', HARM, 'WHO', {
    act: SPECIALIST,
  }),
  weighed('rifampicin', 'rifampicin', BLEEDING, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: { en: 'Give the newborn vitamin K', hi: 'नवजात को विटामिन K दें' },
  }),
  weighed('pyrimethamine', 'pyrimethamine, proguanil', MALFORM, 'WHO, BNF', {
    weeks: FIRST_MONTHS,
    act: { en: 'Give folinic or folic acid with it', hi: 'साथ में फ़ोलिनिक या फ़ोलिक एसिड दें' },
  }),
  weighed('terbinafine', 'terbinafine, amphotericin b, caspofungin', HARM, 'BNF'),
];
