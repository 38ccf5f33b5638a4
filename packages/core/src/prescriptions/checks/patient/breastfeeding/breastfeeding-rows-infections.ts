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
    wordLabel(words.breastfeedingRowsInfections, 'teeth'),
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'underThreeWeeks'),
  ),
  note('quinolone', 'quinolone', wordLabel(words.breastfeedingRowsInfections, 'inMilk'), BOTH, ANOTHER),
  note(
    'nitroimidazole',
    'metronidazole',
    FEEDS,
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'waitAfterSingleDose'),
  ),
  important(
    'tinidazole',
    'tinidazole, secnidazole, ornidazole',
    LITTLE_KNOWN,
    'LactMed, FDA labels',
    wordLabel(words.breastfeedingRowsInfections, 'metronidazoleOrWait'),
  ),
  important(
    'sulfonamide',
    'sulfonamide, dapsone',
    BLOOD_CELLS,
    BOTH,
    wordLabel(words.breastfeedingRowsInfections, 'notFirstMonthNorJaundice'),
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
    wordLabel(words.breastfeedingRowsInfections, 'bloodyDiarrhoea'),
    LACTMED,
  ),
  note(
    'isoniazid',
    'isoniazid',
    wordLabel(words.breastfeedingRowsInfections, 'vitaminB6'),
    'WHO',
    wordLabel(words.breastfeedingRowsInfections, 'pyridoxine'),
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
    wordLabel(words.breastfeedingRowsInfections, 'waitUntilWeaned'),
  ),
];
