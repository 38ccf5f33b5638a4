import { asciiDigits } from '#formatting';

/** A word of a medicine name in normal form. */
export interface NameWord {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Accents, and nukta under Devanagari consonants, which many texts omit. */
const MARKS = /[\u0300-\u036f\u093c]/g;

const NUMBER = /^\d+(?:\.\d+)?$/;

/** Converts to Western digits without thousands separators: "60,000" and "60K" become 60000. */
export const plainNumbers = (text: string): string =>
  asciiDigits(text)
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\b(\d+)\s*k\b/gi, '$1000');

/** Splits a name into lower-case words: "Telma-H 40mg" becomes telma, h, 40, mg. "Sulph" becomes "sulf". */
export function nameWords(text: string): readonly NameWord[] {
  return plainNumbers(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/sulph/g, 'sulf')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L}{2})(?=\d)/gu, '$1 ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .filter(Boolean)
    .map((word) => ({ text: word, isNumber: NUMBER.test(word) }));
}

export const textOfWords = (words: readonly NameWord[]): string => words.map(({ text }) => text).join(' ');

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const FORMS = wordsOf(`
  tab tabs tablet tablets tb cap caps capsule capsules syp syr syrup susp suspension drop drops inj injection injections
  sachet sachets inhaler rotacap rotacaps rotahaler respule respules nebuliser nebulizer nebulisation mdi dpi spray nasal
  cream oint ointment gel lotion powder patch suppository suppositories pessary vaginal eye ear oral gargle gargles mouthwash paint liquid solution soln
  dispersible chewable effervescent sublingual film coated extended prolonged modified sustained controlled delayed release
  enteric kwikpen flexpen solostar penfill cartridge pen injector vial ampoule amp prefilled syringe refill dry kid junior
  paediatric pediatric adult dt md sr er xr mr cr la xl od retard forte duo ds chrono advance
  गोली गोलियां गोलियाँ टैबलेट टेबलेट टैब कैप्सूल सिरप इंजेक्शन सुई दवा दवाई ड्रॉप्स क्रीम मरहम
`);

const SALTS = wordsOf(`
  hydrochloride hcl hydrobromide hbr maleate succinate tartrate bitartrate besylate besilate mesylate phosphate acetate
  trihydrate dihydrate monohydrate hydrate anhydrous sodium potassium calcium magnesium fumarate citrate nitrate sulfate
  bromide propionate furoate dipropionate valerate medoxomil decanoate palmitate proxetil axetil pivoxil estolate stearate lactate tosylate
  disoproxil malate oxalate xinafoate arginine
`);

const UNITS = wordsOf(
  'mg mcg µg μg ug g gm gms ml iu u unit units unt ppm meq mmol l million lac lakh hr hour',
);

const DIRECTIONS = wordsOf(`
  od bd bid tds tid qid qds hs sos prn stat daily once twice thrice time times a an per each every day days week weekly
  weeks month months alternate after before with food meal meals breakfast lunch dinner morning noon evening night bedtime
  at in the for x of and or needed necessary if when po iv im sc sl topical local oral by mouth ip bp usp nf brand generic
  strip box since years year taking take took takes on currently regular regularly continue cont rx medicine medication drug
`);

const EXTRA_WORDS: ReadonlySet<string> = new Set([...FORMS, ...SALTS, ...UNITS, ...DIRECTIONS]);

/** Whether a word is a form, a salt, a unit or a direction rather than part of the name. */
export const isExtraWord = ({ text, isNumber }: NameWord): boolean => isNumber || EXTRA_WORDS.has(text);
