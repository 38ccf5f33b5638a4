import type { Act } from '#clinical';
import { actOfSign } from '../forms/act-of-sign.ts';

interface WordsOfSign {
  /** Key of the sign; text from `calls.option.…`. */
  readonly sign: string;
  /** Everyday words: English, Hindi and romanised Hindi. Lower case. */
  readonly words: readonly string[];
}

/** Words for danger signs in free text, such as the reason for a visit. */
const DANGER_WORDS: readonly WordsOfSign[] = [
  {
    sign: 'CHEST_PAIN',
    words: [
      'chest pain',
      'pain in chest',
      'pain in the chest',
      'chest tightness',
      'tight chest',
      'chest pressure',
      'heart attack',
      'angina',
      'seene mein dard',
      'seene me dard',
      'chhati mein dard',
      'सीने में दर्द',
      'छाती में दर्द',
      'दिल का दौरा',
    ],
  },
  {
    sign: 'BREATHLESSNESS',
    words: [
      'breathless',
      'short of breath',
      'shortness of breath',
      'cannot breathe',
      "can't breathe",
      'difficulty breathing',
      'difficulty in breathing',
      'trouble breathing',
      'gasping',
      'saans phool',
      'saans lene mein',
      'साँस फूल',
      'सांस फूल',
      'साँस लेने में',
      'सांस लेने में',
    ],
  },
  {
    sign: 'FAINTING',
    words: ['fainted', 'fainting', 'collapsed', 'unconscious', 'passed out', 'behosh', 'बेहोश'],
  },
  {
    sign: 'WEAKNESS_ON_ONE_SIDE',
    words: [
      'weakness on one side',
      'one-sided weakness',
      'one sided weakness',
      'weakness of one side',
      'stroke',
      'paralysis',
      'paralysed',
      'face drooping',
      'facial droop',
      'lakwa',
      'लकवा',
      'पक्षाघात',
    ],
  },
  {
    sign: 'TROUBLE_SPEAKING',
    words: [
      'trouble speaking',
      'slurred speech',
      'cannot speak',
      "can't speak",
      'unable to speak',
      'बोलने में दिक्कत',
      'बोल नहीं पा',
    ],
  },
  {
    sign: 'SUDDEN_LOSS_OF_SIGHT',
    words: [
      'sudden loss of sight',
      'sudden loss of vision',
      'lost vision',
      'sudden blindness',
      'अचानक दिखना बंद',
    ],
  },
  { sign: 'CONFUSION', words: ['confused', 'confusion', 'disoriented', 'not making sense'] },
  { sign: 'DROWSINESS', words: ['drowsy', 'drowsiness', 'hard to wake', 'will not wake'] },
  {
    sign: 'SEVERE_HEADACHE',
    words: ['severe headache', 'worst headache', 'thunderclap', 'तेज़ सिरदर्द', 'तेज सिर दर्द'],
  },
  {
    sign: 'FITS',
    words: ['fits', 'seizure', 'seizures', 'convulsion', 'convulsions', 'mirgi', 'दौरे', 'मिर्गी', 'झटके'],
  },
  {
    sign: 'HEAVY_BLEEDING',
    words: [
      'heavy bleeding',
      'bleeding heavily',
      'blood loss',
      'vomiting blood',
      'coughing blood',
      'blood in vomit',
      'खून की उल्टी',
      'बहुत खून',
      'ज़्यादा खून',
    ],
  },
  {
    sign: 'VAGINAL_BLEEDING',
    words: ['vaginal bleeding', 'bleeding in pregnancy', 'bleeding while pregnant'],
  },
  {
    sign: 'LESS_FETAL_MOVEMENT',
    words: [
      'baby moves less',
      'baby not moving',
      'less movement of baby',
      'no fetal movement',
      'reduced fetal movement',
      'बच्चा नहीं हिल',
      'बच्चा कम हिल',
    ],
  },
  {
    sign: 'LEAKING_FLUID',
    words: ['water broke', 'waters broke', 'leaking fluid', 'leaking water', 'पानी की थैली'],
  },
  {
    sign: 'REPEATED_VOMITING',
    words: [
      'repeated vomiting',
      'vomiting repeatedly',
      'keeps vomiting',
      'cannot keep anything down',
      'बार-बार उल्टी',
      'बार बार उल्टी',
    ],
  },
  { sign: 'HIGH_FEVER', words: ['high fever', 'very high fever', 'तेज़ बुखार', 'तेज बुखार'] },
  { sign: 'FOOT_WOUND', words: ['foot wound', 'foot ulcer', 'wound on foot', 'पैर में घाव', 'पैर का घाव'] },
  {
    sign: 'SELF_HARM',
    words: [
      'suicide',
      'suicidal',
      'kill myself',
      'kill himself',
      'kill herself',
      'self-harm',
      'self harm',
      'harm herself',
      'harm himself',
      'wants to die',
      'want to die',
      'took poison',
      'poison',
      'आत्महत्या',
      'मरना चाह',
      'ज़हर',
      'जहर',
    ],
  },
];

/** A danger sign in a text, and its required act. */
export interface NamedDanger {
  readonly sign: string;
  readonly act: Act;
}

/** Words before a sign that deny it: "no chest pain". */
const ABSENT = /(?:^|[\s,;.(])(?:no|without|denies|denied|nil)\s+$/;
const IS_LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Whether a text contains the words, at least once without a denial. */
function names(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWord = !IS_LETTER.test(text.charAt(at - 1));
    if (isWord && !ABSENT.test(text.slice(0, at))) return true;
  }
  return false;
}

/** Acts of signs that no call form has: thoughts of self-harm are handled while the person is there. */
const ACT_OF: Readonly<Record<string, Act>> = { SELF_HARM: 'hospital-now' };

/** Returns the danger signs in a free text, in table order. Denied signs don't count. */
export function dangersInText(text: string): readonly NamedDanger[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  return DANGER_WORDS.filter(({ words }) => words.some((one) => names(plain, one))).map(({ sign }) => ({
    sign,
    act: ACT_OF[sign] ?? actOfSign(sign) ?? 'doctor-now',
  }));
}
