import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, PARACETAMOL } from '../acts.ts';
import { type BreastfeedingRule, severe } from './breastfeeding-rule.ts';

const BREATHING = wordLabel(words.breastfeedingRowsSevere, 'breathing');
const TOXIC = wordLabel(words.breastfeedingRowsSevere, 'toxic');
const MARROW = wordLabel(words.breastfeedingRowsSevere, 'marrow');
const NO_FEEDING = wordLabel(words.breastfeedingRowsSevere, 'noFeeding');
const PAIN = wordLabel(words.breastfeedingRowsSevere, 'pain');

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
    wordLabel(words.breastfeedingRowsSevere, 'thyroid'),
    'ATA 2017, LactMed',
    wordLabel(words.breastfeedingRowsSevere, 'weanSixWeeksBefore'),
  ),
  severe(
    'amiodarone',
    'amiodarone, dronedarone',
    wordLabel(words.breastfeedingRowsSevere, 'monthsInMilk'),
    'LactMed, FDA label',
    ANOTHER,
  ),
  severe('retinoid', 'retinoid', TOXIC, 'LactMed, FDA label', NO_FEEDING),
  severe(
    'ergotamine',
    'ergotamine, dihydroergotamine',
    wordLabel(words.breastfeedingRowsSevere, 'vomitingAndFits'),
    'LactMed, BNF',
    ANOTHER,
  ),
  severe('chloramphenicol', 'chloramphenicol', MARROW, 'LactMed, BNF', ANOTHER),
  severe(
    'clozapine',
    'clozapine',
    wordLabel(words.breastfeedingRowsSevere, 'whiteCells'),
    'LactMed, BNF',
    NO_FEEDING,
  ),
  severe(
    'androgen',
    'androgen',
    wordLabel(words.breastfeedingRowsSevere, 'virilisation'),
    'BNF, FDA label',
    ANOTHER,
  ),
  severe(
    'phenindione',
    'phenindione',
    wordLabel(words.breastfeedingRowsSevere, 'bleeding'),
    'BNF',
    wordLabel(words.breastfeedingRowsSevere, 'chooseWarfarinOrHeparin'),
  ),
  severe(
    'lindane',
    'gamma benzene hexachloride',
    TOXIC,
    'FDA label',
    wordLabel(words.breastfeedingRowsSevere, 'choosePermethrinCream'),
    { local: true },
  ),
  severe('metamizole', 'metamizole', MARROW, 'EMA 2018', PARACETAMOL),
];
