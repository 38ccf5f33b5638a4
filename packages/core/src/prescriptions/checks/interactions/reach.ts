import type { ReadLine, ReadMedicine } from '../medicine-finding.ts';

/** Whether a medicine acts on the whole body or only where it is applied. */
export type Reach = 'systemic' | 'local';

const LOCAL_ROUTES: readonly string[] = ['eye', 'ear', 'skin', 'nasal', 'inhaled', 'vaginal'];
const LOCAL_FORMS: readonly string[] = [
  'cream',
  'ointment',
  'gel',
  'lotion',
  'inhaler',
  'respules',
  'pessary',
];

/** Current medicines have no route; these words in the name imply one. */
const LOCAL_WORDS =
  /\b(?:cream|ointment|gel|lotion|shampoo|mouth ?(?:wash|paint)|gargle|eye|ear|nasal|topical|vaginal|pessar(?:y|ies)|inhaler|rotacaps?|respules?|nebuli[sz]er)\b|\d ?%/i;

/** Indian brands that are only for the skin, without saying so in the name. */
const SKIN_BRANDS = /\b(?:volini|omnigel|moov|candid|canesten|betnovate|tenovate|panderm|quadriderm)\b/i;

/** Substances that only exist as eye drops or for the skin. */
const LOCAL_SUBSTANCES: readonly string[] = [
  'timolol',
  'betaxolol',
  'brimonidine',
  'dorzolamide',
  'brinzolamide',
  'tropicamide',
  'cyclopentolate',
  'homatropine',
  'naphazoline',
  'xylometazoline',
  'oxymetazoline',
  'nepafenac',
  'bromfenac',
  'fusidic acid',
  'miconazole',
  'clotrimazole',
  'umeclidinium',
  'ipratropium',
  'tiotropium',
];

/** Substances that act systemically by every route, such as a nasal spray or a vaginal tablet. */
const SYSTEMIC_SUBSTANCES: readonly string[] = [
  'glyceryl trinitrate',
  'desmopressin',
  'sumatriptan',
  'zolmitriptan',
  'fentanyl',
  'buprenorphine',
  'butorphanol',
  'midazolam',
  'misoprostol',
  'dinoprostone',
  'estradiol',
  'testosterone',
];

/** Drops of these classes are for eye or ear. Other drops are often swallowed, especially by children. */
const DROPS = /\bdrops?\b/i;
const CLASSES_OF_DROPS: readonly string[] = ['quinolone', 'aminoglycoside', 'beta-blocker'];

/** With these words, even a substance for the skin is swallowed or injected. */
const SWALLOWED_WORDS = /\b(?:tab(?:let)?s?|cap(?:sule)?s?|oral|syrup|inj(?:ection)?)\b|\d ?mg\b/i;

const isReadLine = (medicine: ReadMedicine): medicine is ReadLine => 'line' in medicine;

function reachOfLine({ line: { route, form } }: ReadLine): Reach | undefined {
  // A patch delivers through the skin into the blood.
  if (form === 'patch') return 'systemic';
  if (route) return LOCAL_ROUTES.includes(route) ? 'local' : 'systemic';
  return form && LOCAL_FORMS.includes(form) ? 'local' : undefined;
}

/** Returns how a medicine reaches the body, by route and form or else by name; systemic if unknown. */
export function reachOf(medicine: ReadMedicine): Reach {
  if (medicine.substances.some((one) => SYSTEMIC_SUBSTANCES.includes(one))) return 'systemic';
  const known = isReadLine(medicine) ? reachOfLine(medicine) : undefined;
  if (known) return known;
  const { substances, classes, name } = medicine;
  const isForOneSpot = substances.length > 0 && substances.every((one) => LOCAL_SUBSTANCES.includes(one));
  if (isForOneSpot && !SWALLOWED_WORDS.test(name)) return 'local';
  const isDrops = DROPS.test(name) || (isReadLine(medicine) && medicine.line.form === 'drops');
  if (isDrops && classes.some((one) => CLASSES_OF_DROPS.includes(one))) return 'local';
  // Antacids are sold as gels to swallow.
  const isNamedLocal = LOCAL_WORDS.test(name) || SKIN_BRANDS.test(name);
  return isNamedLocal && !classes.includes('antacid') ? 'local' : 'systemic';
}
