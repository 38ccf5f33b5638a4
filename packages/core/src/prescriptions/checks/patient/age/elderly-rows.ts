import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, LOWEST, SHORT, STOP, WATCH_SUGAR } from '../acts.ts';
import type { ElderlyRule } from './age-rule.ts';

const BEERS = 'AGS Beers 2023';
const FALLS = wordLabel(words.elderlyRows, 'falls');
const CONFUSION = wordLabel(words.elderlyRows, 'confusion');
const BLEEDING = wordLabel(words.elderlyRows, 'bleeding');
const LOW_SUGAR = wordLabel(words.elderlyRows, 'lowSugar');
const LOW_PRESSURE = wordLabel(words.elderlyRows, 'lowPressure');
const CBT = wordLabel(words.elderlyRows, 'cbt');
const CETIRIZINE = wordLabel(words.elderlyRows, 'cetirizine');

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
  important('elderly-paroxetine', 'paroxetine', CONFUSION, wordLabel(words.elderlyRows, 'chooseSertraline')),
  important(
    'elderly-antipsychotic',
    'antipsychotic',
    wordLabel(words.elderlyRows, 'dementia'),
    wordLabel(words.elderlyRows, 'psychosisOnly'),
    { unless: 'levosulpiride, prochlorperazine' },
  ),
  important(
    'elderly-levosulpiride',
    'levosulpiride, prochlorperazine, metoclopramide',
    wordLabel(words.elderlyRows, 'stiffness'),
    wordLabel(words.elderlyRows, 'fewDays'),
  ),
  important(
    'elderly-muscle-relaxant',
    'chlorzoxazone, methocarbamol, carisoprodol, cyclobenzaprine',
    FALLS,
    ANOTHER,
  ),
  important(
    'elderly-glibenclamide',
    'glibenclamide',
    LOW_SUGAR,
    wordLabel(words.elderlyRows, 'chooseAnotherTabletForSugar'),
  ),
  note('elderly-sulfonylurea', 'sulfonylurea', LOW_SUGAR, WATCH_SUGAR),
  important(
    'elderly-indomethacin',
    'indomethacin, ketorolac',
    wordLabel(words.elderlyRows, 'bleedingAndKidneys'),
    ANOTHER,
  ),
  note('elderly-nsaid', 'nsaid', BLEEDING, LOWEST, { unless: 'aspirin' }),
  note(
    'elderly-aspirin',
    'aspirin',
    wordLabel(words.elderlyRows, 'primaryPrevention'),
    wordLabel(words.elderlyRows, 'secondaryPreventionOnly'),
  ),
  note(
    'elderly-antiplatelet',
    'prasugrel, ticagrelor',
    BLEEDING,
    wordLabel(words.elderlyRows, 'clopidogrel'),
  ),
  note(
    'elderly-warfarin',
    'vitamin-k-antagonist',
    BLEEDING,
    wordLabel(words.elderlyRows, 'apixabanForNewStart'),
  ),
  note('elderly-rivaroxaban', 'rivaroxaban, dabigatran', BLEEDING, wordLabel(words.elderlyRows, 'apixaban')),
  important('elderly-clonidine', 'clonidine, moxonidine', LOW_PRESSURE, ANOTHER),
  important(
    'elderly-alpha-blocker',
    'prazosin, terazosin, doxazosin',
    LOW_PRESSURE,
    wordLabel(words.elderlyRows, 'notForPressureAlone'),
  ),
  note(
    'elderly-nifedipine',
    'nifedipine',
    LOW_PRESSURE,
    wordLabel(words.elderlyRows, 'chooseAmlodipineOrSlowReleaseForm'),
  ),
  note(
    'elderly-amiodarone',
    'amiodarone, dronedarone',
    wordLabel(words.elderlyRows, 'toxicForFibrillation'),
    wordLabel(words.elderlyRows, 'checkThyroidLiverAndLungs'),
  ),
  note(
    'elderly-digoxin',
    'digoxin',
    wordLabel(words.elderlyRows, 'digoxinToxicity'),
    wordLabel(words.elderlyRows, 'digoxinMaximum'),
    { dailyAbove: 0.125 },
  ),
  important(
    'elderly-pethidine',
    'pethidine, pentazocine',
    wordLabel(words.elderlyRows, 'confusionAndFits'),
    ANOTHER,
  ),
  important('elderly-desmopressin', 'desmopressin', wordLabel(words.elderlyRows, 'sodium'), ANOTHER, {
    local: true,
  }),
  note('elderly-oestrogen', 'oestrogen', wordLabel(words.elderlyRows, 'cancerAndClots'), ANOTHER),
  note(
    'elderly-bladder',
    'oxybutynin, tolterodine, solifenacin, darifenacin, flavoxate',
    CONFUSION,
    wordLabel(words.elderlyRows, 'mirabegron'),
  ),
  note('elderly-ppi', 'ppi', wordLabel(words.elderlyRows, 'longUse'), SHORT, {
    daysAbove: 56,
  }),
  note(
    'elderly-gliflozin',
    'gliflozin',
    wordLabel(words.elderlyRows, 'genitalInfection'),
    wordLabel(words.elderlyRows, 'explainSigns'),
  ),
  note('elderly-opioid', 'opioid', FALLS, LOWEST),
  note('elderly-gabapentinoid', 'gabapentinoid', FALLS, LOWEST),
];
