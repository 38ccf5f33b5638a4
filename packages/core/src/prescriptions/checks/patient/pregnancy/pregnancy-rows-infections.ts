import { wordLabel } from '#formatting';
import type { PregnancyRule } from '../../pregnancy-rules.ts';
import { HARM, MALFORM } from '../../pregnancy-rules.ts';
import * as words from '../../words/en.ts';
import { SPECIALIST } from '../acts.ts';
import { FIRST_MONTHS, type FurtherPregnancyRule, weighed } from './further-pregnancy-rule.ts';

const JAUNDICE = wordLabel(words.pregnancyRowsInfections, 'jaundice');
const BLEEDING = wordLabel(words.pregnancyRowsInfections, 'bleeding');
const NOT_AT_TERM: PregnancyRule['weeks'] = [
  { before: 36, severity: undefined },
  { before: 99, severity: 'important' },
];

export const INFECTIONS_IN_PREGNANCY: readonly FurtherPregnancyRule[] = [
  weighed('albendazole', 'albendazole, mebendazole', MALFORM, 'WHO, NHM', {
    weeks: FIRST_MONTHS,
    act: wordLabel(words.pregnancyRowsInfections, 'waitUntilFourthMonth'),
  }),
  weighed('ivermectin', 'ivermectin, diethylcarbamazine, levamisole', HARM, 'WHO, NVBDCP', {
    act: wordLabel(words.pregnancyRowsInfections, 'waitUntilAfterBirth'),
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
    act: wordLabel(words.pregnancyRowsInfections, 'folicAcid'),
  }),
  weighed('chloramphenicol', 'chloramphenicol', wordLabel(words.pregnancyRowsInfections, 'greyBaby'), 'BNF', {
    weeks: [
      { before: 28, severity: 'important' },
      { before: 99, severity: 'severe' },
    ],
  }),
  weighed('ethionamide', 'ethionamide, bedaquiline, delamanid, cycloserine', HARM, 'WHO', {
    act: SPECIALIST,
  }),
  weighed('rifampicin', 'rifampicin', BLEEDING, 'BNF', {
    yes: 'note',
    unknown: undefined,
    act: wordLabel(words.pregnancyRowsInfections, 'newbornVitaminK'),
  }),
  weighed('pyrimethamine', 'pyrimethamine, proguanil', MALFORM, 'WHO, BNF', {
    weeks: FIRST_MONTHS,
    act: wordLabel(words.pregnancyRowsInfections, 'folinicAcid'),
  }),
  weighed('terbinafine', 'terbinafine, amphotericin b, caspofungin', HARM, 'BNF'),
];
