import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER } from '../acts.ts';
import {
  BOTH,
  type BreastfeedingRule,
  important,
  LACTMED,
  LITTLE_KNOWN,
  note,
} from './breastfeeding-rule.ts';

const BLOOD_CELLS = wordLabel(words.breastfeedingRowsInfections, 'bloodCells');
const FEEDS = wordLabel(words.breastfeedingRowsInfections, 'feeds');

export const INFECTIONS_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
  important(
    'tetracycline',
    'tetracycline',
    wordLabel(words.breastfeedingRowsInfections, 'usedForLongItCanStain'),
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'giveItForLessThanThree'),
  ),
  note(
    'quinolone',
    'quinolone',
    wordLabel(words.breastfeedingRowsInfections, 'itReachesMilk'),
    BOTH,
    ANOTHER,
  ),
  note(
    'nitroimidazole',
    'metronidazole',
    FEEDS,
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'afterSingle2GDoseWait'),
  ),
  important(
    'tinidazole',
    'tinidazole, secnidazole, ornidazole',
    LITTLE_KNOWN,
    'LactMed, FDA labels',
    wordLabel(words.breastfeedingRowsInfections, 'chooseMetronidazoleOrWaitThreeDays'),
  ),
  important(
    'sulfonamide',
    'sulfonamide, dapsone',
    BLOOD_CELLS,
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'notInFirstMonthNor'),
    { unless: 'sulfasalazine', severeUntil: 7 },
  ),
  important(
    'nitrofurantoin',
    'nitrofurantoin, nalidixic acid, furazolidone',
    BLOOD_CELLS,
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'notInFirstMonth'),
  ),
  important(
    'primaquine',
    'primaquine',
    BLOOD_CELLS,
    'WHO malaria guidelines',
    wordLabel(words.breastfeedingRowsInfections, 'testInfantForG6pdFirst'),
  ),
  note(
    'lincosamide',
    'clindamycin, lincomycin',
    wordLabel(words.breastfeedingRowsInfections, 'itCanCauseDiarrhoeaWithBlood'),
    LACTMED,
  ),
  note(
    'isoniazid',
    'isoniazid',
    wordLabel(words.breastfeedingRowsInfections, 'infantNeedsVitaminB6'),
    'WHO',
    wordLabel(words.breastfeedingRowsInfections, 'giveMotherAndInfantPyridoxine'),
  ),
  important(
    'azole',
    'ketoconazole, voriconazole, posaconazole, itraconazole, griseofulvin',
    LITTLE_KNOWN,
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'chooseFluconazole'),
  ),
  important('bedaquiline', 'bedaquiline, delamanid, pretomanid, clofazimine', LITTLE_KNOWN, 'WHO, LactMed'),
  important(
    'diethylcarbamazine',
    'diethylcarbamazine',
    LITTLE_KNOWN,
    'BNF',
    wordLabel(words.breastfeedingRowsInfections, 'waitUntilBreastFeedingIsOver'),
  ),
];
