import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { MOUTH } from './form-routes.ts';
import { never, type RouteRule, rarely } from './route-rule.ts';
import { NOT_MADE_FOR_IT, OTHER_ROUTE } from './route-texts.ts';

const INHALED_CAPSULES =
  'tiotropium, glycopyrronium, indacaterol, umeclidinium, salmeterol, formoterol, fluticasone';
const EYE_DROPS =
  'timolol, betaxolol, latanoprost, bimatoprost, travoprost, dorzolamide, brinzolamide, brimonidine, pilocarpine, tropicamide, cyclopentolate, homatropine, proparacaine';

/** Local medicines used at another site. */
export const LOCAL_ROUTES: readonly RouteRule[] = [
  never(
    'ear-drops-in-eye',
    'clotrimazole, beclometasone, paradichlorobenzene, benzocaine, salicylic acid',
    ['eye'],
    wordLabel(words.routeRowsLocal, 'eyeInjury'),
    wordLabel(words.routeRowsLocal, 'earOrEyeDrops'),
    'ISMP (look-alike ear and eye drops); FDA 2016 (otic products in the eye)',
  ),
  rarely(
    'nose-drops-in-eye',
    'xylometazoline',
    ['eye', 'ear'],
    NOT_MADE_FOR_IT,
    wordLabel(words.routeRowsLocal, 'noseOrOther'),
    'EMC product label xylometazoline',
  ),
  never(
    'eye-drops-swallowed',
    EYE_DROPS,
    ['oral', 'sublingual', 'nasal', 'intravenous', 'intramuscular'],
    wordLabel(words.routeRowsLocal, 'wholeBody'),
    wordLabel(words.routeRowsLocal, 'chooseEye'),
    'FDA labels of eye drops',
    { forms: ['drops'] },
  ),
  rarely(
    'inhaled-capsule-swallowed',
    INHALED_CAPSULES,
    ['oral'],
    wordLabel(words.routeRowsLocal, 'swallowed'),
    wordLabel(words.routeRowsLocal, 'inhaled'),
    'FDA 2008 (capsules for inhalation)',
    { forms: ['capsule'] },
  ),
  never(
    'antiseptic-swallowed',
    'potassium permanganate, povidone iodine, hydrogen peroxide, benzyl benzoate, permethrin, gamma benzene hexachloride, crotamiton, calamine, zinc oxide, coal tar',
    ['oral', 'sublingual', 'eye'],
    wordLabel(words.routeRowsLocal, 'itBurnsOrPoisons'),
    wordLabel(words.routeRowsLocal, 'chooseSkin'),
    'BNF',
    { exceptFor: MOUTH },
  ),
  rarely('vaginal-swallowed', 'clotrimazole, dinoprostone', ['oral'], NOT_MADE_FOR_IT, OTHER_ROUTE, 'BNF', {
    forms: ['pessary', 'cream', 'gel', 'tablet'],
    exceptFor: /mouth|lozenge/i,
  }),
];
