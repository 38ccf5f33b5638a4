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

const SLOW_HEART = wordLabel(words.breastfeedingRowsPainAndHeart, 'slowHeart');

export const PAIN_AND_HEART_IN_BREASTFEEDING: readonly BreastfeedingRule[] = [
  important(
    'lithium',
    'lithium',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'halfOfBloodLevel'),
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
  important('aspirin', 'aspirin', wordLabel(words.breastfeedingRowsPainAndHeart, 'reye'), BOTH, PAIN, {
    dailyAbove: 150,
  }),
  important(
    'nimesulide',
    'nimesulide, indomethacin, bismuth subsalicylate',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'saferAlternatives'),
    BOTH,
    PAIN,
  ),
  note(
    'long-nsaid',
    'naproxen, piroxicam, meloxicam, etoricoxib, ketorolac, etodolac, lornoxicam',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'shortActing'),
    LACTMED,
    PAIN,
  ),
  important(
    'beta-blocker',
    'atenolol, sotalol',
    SLOW_HEART,
    BOTH,
    wordLabel(words.breastfeedingRowsPainAndHeart, 'chooseLabetalol'),
  ),
  important(
    'arb',
    'arb, renin-inhibitor, neprilysin-inhibitor',
    LITTLE_KNOWN,
    BOTH,
    wordLabel(words.breastfeedingRowsPainAndHeart, 'chooseEnalaprilOrNifedipine'),
  ),
  note(
    'ace',
    'ace-inhibitor',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'lowPressure'),
    'BNF, NICE NG133',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'chooseEnalapril'),
    { unless: 'enalapril, captopril' },
  ),
  note('diuretic', 'thiazide, loop-diuretic', MILK, BOTH, LOWEST),
  important(
    'statin',
    'statin, fibrate, ezetimibe',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'cholesterol'),
    'FDA 2021, BNF',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'pause'),
  ),
  important(
    'oral-anticoagulant',
    'oral-anticoagulant',
    LITTLE_KNOWN,
    BOTH,
    wordLabel(words.breastfeedingRowsPainAndHeart, 'chooseWarfarinOrHeparin'),
  ),
  important('antiplatelet', 'prasugrel, ticagrelor, cilostazol', LITTLE_KNOWN, BOTH, ANOTHER),
  important(
    'combined-contraceptive',
    'combined-contraceptive, oestrogen',
    MILK,
    'WHO MEC 2015',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'progestogenOnly'),
    { severeUntil: 42 },
  ),
  important(
    'dopamine-agonist',
    'cabergoline, bromocriptine',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'itStopsMilk'),
    BOTH,
    ANOTHER,
  ),
  important(
    'pseudoephedrine',
    'pseudoephedrine, phenylpropanolamine',
    MILK,
    BOTH,
    wordLabel(words.breastfeedingRowsPainAndHeart, 'chooseSalineNoseDrops'),
  ),
  important(
    'methylergometrine',
    'methylergometrine',
    MILK,
    'FDA label, LactMed',
    wordLabel(words.breastfeedingRowsPainAndHeart, 'wait12Hours'),
  ),
];
