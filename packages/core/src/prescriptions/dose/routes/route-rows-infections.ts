import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { never, type RouteRule, rarely } from './route-rule.ts';
import {
  DEPOT,
  DESTROYS,
  MUSCLE_ONLY,
  NOT_MADE_FOR_IT,
  SLOW_INFUSION,
  STOPS_HEART,
  UNSURE,
  VEIN_ONLY,
} from './route-texts.ts';

/** Words of an infusion. */
export const INFUSED =
  /infus|drip|diluted? in|\bin \d+ ?ml\b|\b(?:ns|dns|rl|d5|d10)\b|saline|dextrose|over \d|pump|ml ?\/ ?h|slow/i;

const CLOTS = wordLabel(words.routeRowsInfections, 'clots');

/** Medicines for infections, and vaccines. */
export const INFECTION_ROUTES: readonly RouteRule[] = [
  never(
    'depot-penicillin-vein',
    'benzathine penicillin, procaine penicillin',
    ['intravenous', 'intra-arterial'],
    CLOTS,
    MUSCLE_ONLY,
    'FDA label benzathine penicillin (boxed warning)',
    { asksRoute: true },
  ),
  never(
    'depot-penicillin-skin',
    'benzathine penicillin, procaine penicillin',
    ['subcutaneous'],
    DESTROYS,
    MUSCLE_ONLY,
    'FDA label benzathine penicillin',
  ),
  never(
    'vancomycin-muscle',
    'vancomycin',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    VEIN_ONLY,
    'FDA label vancomycin; BNF',
    { asksRoute: true },
  ),
  rarely(
    'vancomycin-push',
    'vancomycin',
    ['intravenous'],
    wordLabel(words.routeRowsInfections, 'redMan'),
    wordLabel(words.routeRowsInfections, 'over60Minutes'),
    'FDA label vancomycin; BNF',
    {
      product: /push|bolus|stat dose/i,
      problem: wordLabel(words.routeRowsInfections, 'isNotInjectedFast'),
    },
  ),
  never(
    'amphotericin-tissue',
    'amphotericin b',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    SLOW_INFUSION,
    'FDA label amphotericin B; BNF',
  ),
  never(
    'aciclovir-tissue',
    'aciclovir',
    ['intramuscular', 'subcutaneous'],
    DESTROYS,
    SLOW_INFUSION,
    'FDA label aciclovir',
    { forms: ['injection'] },
  ),
  never(
    'vein-only-antibiotic',
    'azithromycin, erythromycin, doxycycline, tigecycline, linezolid, metronidazole, fluconazole, voriconazole, ciprofloxacin, levofloxacin, ofloxacin, moxifloxacin, meropenem',
    ['intramuscular', 'subcutaneous'],
    NOT_MADE_FOR_IT,
    SLOW_INFUSION,
    'FDA labels; BNF',
    { forms: ['injection'] },
  ),
  rarely(
    'vein-only-injection',
    'pantoprazole, esomeprazole, levetiracetam, labetalol',
    ['intramuscular', 'subcutaneous'],
    NOT_MADE_FOR_IT,
    VEIN_ONLY,
    'FDA labels',
    { forms: ['injection'] },
  ),
  never('quinine-skin', 'quinine', ['subcutaneous'], DESTROYS, SLOW_INFUSION, 'WHO malaria guideline'),
  never(
    'quinine-push',
    'quinine',
    ['intravenous'],
    STOPS_HEART,
    wordLabel(words.routeRowsInfections, 'over4Hours'),
    'WHO malaria guideline',
    {
      exceptFor: INFUSED,
      problem: wordLabel(words.routeRowsInfections, 'isNotInjectedUndiluted'),
    },
  ),
  rarely(
    'streptomycin-vein',
    'streptomycin',
    ['intravenous'],
    wordLabel(words.routeRowsInfections, 'hearingAndBreathing'),
    MUSCLE_ONLY,
    'FDA label streptomycin',
  ),
  never(
    'vaccine-vein',
    'vaccine',
    ['intravenous'],
    wordLabel(words.routeRowsInfections, 'severeReaction'),
    wordLabel(words.routeRowsInfections, 'vaccineLabel'),
    'WHO immunization in practice; UKHSA Green Book',
  ),
  never(
    'bcg-deep',
    'bcg vaccine',
    ['intramuscular', 'subcutaneous', 'oral'],
    wordLabel(words.routeRowsInfections, 'itMakesAbscesses'),
    wordLabel(words.routeRowsInfections, 'intradermal'),
    'WHO BCG position paper 2018',
  ),
  never(
    'oral-vaccine-injected',
    'oral polio vaccine, rotavirus vaccine',
    ['intramuscular', 'subcutaneous', 'intradermal'],
    wordLabel(words.routeRowsInfections, 'itIsSwallowed'),
    wordLabel(words.routeRowsInfections, 'dropsByMouth'),
    'WHO immunization in practice',
  ),
  never(
    'tetanus-immunoglobulin-vein',
    'tetanus immunoglobulin',
    ['intravenous'],
    DEPOT,
    MUSCLE_ONLY,
    'FDA label tetanus immune globulin; WHO',
  ),
  rarely(
    'antivenom-muscle',
    'snake antivenom',
    ['intramuscular', 'infiltration', 'subcutaneous'],
    UNSURE,
    VEIN_ONLY,
    'WHO snakebite guideline 2016',
  ),
];
