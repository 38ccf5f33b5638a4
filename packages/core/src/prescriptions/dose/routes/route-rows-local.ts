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
    { en: 'ear drops injure the eye', hi: 'कान की बूँदें आँख को चोट पहुँचाती हैं' },
    { en: 'Choose the ear, or eye drops', hi: 'कान चुनें, या आँख की बूँदें' },
    'ISMP (look-alike ear and eye drops); FDA 2016 (otic products in the eye)',
  ),
  rarely(
    'nose-drops-in-eye',
    'xylometazoline',
    ['eye', 'ear'],
    NOT_MADE_FOR_IT,
    { en: 'Choose the nose, or another product', hi: 'नाक चुनें, या दूसरा उत्पाद' },
    'EMC product label xylometazoline',
  ),
  never(
    'eye-drops-swallowed',
    EYE_DROPS,
    ['oral', 'sublingual', 'nasal', 'intravenous', 'intramuscular'],
    { en: 'eye drops act on the whole body when swallowed', hi: 'आँख की बूँदें निगलने पर पूरे शरीर पर असर करती हैं' },
    { en: 'Choose the eye', hi: 'आँख चुनें' },
    'FDA labels of eye drops',
    { forms: ['drops'] },
  ),
  rarely(
    'inhaled-capsule-swallowed',
    INHALED_CAPSULES,
    ['oral'],
    { en: 'swallowed, the capsule does not help', hi: 'निगलने पर कैप्सूल का असर नहीं होता' },
    { en: 'Choose inhaled, with its device', hi: 'साँस से चुनें, उसके उपकरण के साथ' },
    'FDA 2008 (capsules for inhalation)',
    { forms: ['capsule'] },
  ),
  never(
    'antiseptic-swallowed',
    'potassium permanganate, povidone iodine, hydrogen peroxide, benzyl benzoate, permethrin, gamma benzene hexachloride, crotamiton, calamine, zinc oxide, coal tar',
    ['oral', 'sublingual', 'eye'],
    { en: 'it burns or poisons', hi: 'यह जलाती है या विष है' },
    { en: 'Choose the skin', hi: 'त्वचा चुनें' },
    'BNF',
    { exceptFor: MOUTH },
  ),
  rarely('vaginal-swallowed', 'clotrimazole, dinoprostone', ['oral'], NOT_MADE_FOR_IT, OTHER_ROUTE, 'BNF', {
    forms: ['pessary', 'cream', 'gel', 'tablet'],
    exceptFor: /mouth|lozenge/i,
  }),
];
