import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, LOWEST } from '../acts.ts';
import {
  BOTH,
  type BreastfeedingRule,
  DROWSY,
  important,
  LACTMED,
  LITTLE_KNOWN,
  MILK,
  note,
  PAIN,
} from './breastfeeding-rule.ts';

const THYROID = wordLabel(words.breastfeedingRowsBrainAndGlands, 'thyroid');
const WATCH = wordLabel(words.breastfeedingRowsBrainAndGlands, 'watch');
const SUGAR = wordLabel(words.breastfeedingRowsBrainAndGlands, 'sugar');

export const BRAIN_AND_GLANDS_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
  important(
    'diazepam',
    'diazepam, clonazepam, chlordiazepoxide, alprazolam, nitrazepam, flurazepam, clobazam',
    DROWSY,
    BOTH,
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'lorazepam'),
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
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'breathing'),
    BOTH,
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'chooseSertraline'),
  ),
  note(
    'antidepressant',
    'fluoxetine, citalopram, venlafaxine, bupropion',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'moreInMilkThanSertraline'),
    LACTMED,
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'sertraline'),
  ),
  note('antipsychotic', 'antipsychotic', DROWSY, BOTH, WATCH, { unless: 'clozapine' }),
  note(
    'antihistamine',
    'chlorpheniramine, promethazine, hydroxyzine, diphenhydramine, cyproheptadine, doxylamine, pheniramine',
    DROWSY,
    BOTH,
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'chooseCetirizineOrLoratadine'),
  ),
  important('gliflozin', 'gliflozin, gliptin, glp1, glitazone', LITTLE_KNOWN, 'LactMed, FDA labels', SUGAR),
  note(
    'sulfonylurea',
    'sulfonylurea, glinide',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'lowSugar'),
    LACTMED,
    SUGAR,
  ),
  note(
    'carbimazole',
    'carbimazole, methimazole',
    THYROID,
    'ATA 2017',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'atMost20Mg'),
    { dailyAbove: 20 },
  ),
  important('iodine', 'potassium iodide', THYROID, BOTH, ANOTHER),
  note(
    'povidone-iodine',
    'povidone iodine',
    THYROID,
    LACTMED,
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'smallAreasOnly'),
    { local: true },
  ),
  note(
    'immunosuppressant',
    'azathioprine, calcineurin-inhibitor',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'littleReachesMilk'),
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
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'itReachesMilk'),
    'EMA 2014, LactMed',
    PAIN,
  ),
  note(
    'theophylline',
    'theophylline, aminophylline',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'restlessness'),
    LACTMED,
    LOWEST,
  ),
  note(
    'colchicine',
    'colchicine',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'itReachesMilk'),
    BOTH,
    WATCH,
  ),
  note(
    'metoclopramide',
    'metoclopramide, domperidone, levosulpiride',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'movementOrRhythm'),
    'LactMed, MHRA 2014',
    wordLabel(words.breastfeedingRowsBrainAndGlands, 'fewDays'),
  ),
  note('sulfasalazine', 'penicillamine, sulfasalazine', LITTLE_KNOWN, BOTH, WATCH),
  important('amantadine', 'amantadine', MILK, LACTMED, ANOTHER),
  important('bone', 'zoledronic acid, denosumab, teriparatide', LITTLE_KNOWN, 'LactMed, FDA labels', ANOTHER),
];
