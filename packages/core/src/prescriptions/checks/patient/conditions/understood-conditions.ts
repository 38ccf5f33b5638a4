import { type DiagnosisNames, isDiagnosisCode } from '#diagnoses';
import type { CurrentCondition, JudgedPatient } from '../../judged-patient.ts';
import { isRecognised, isStateRecorded } from './recorded-conditions.ts';

/** Words that don't change which illness is meant. */
const SMALL_WORDS = new Set(
  `of the in and or to with due by since for on at a an as is was has had known case history old past new from k h c o left right both
   bilateral lt rt mild moderate severe acute chronic day days week weeks month months year years yrs ago ef on oha stage grade type class controlled uncontrolled finding disorder situation bar ka ki ke ko me mein se hai
   hain ho par aur bahut thoda din mahina mahine saal hafte s p post status
   का की के को में से है हैं पर और बहुत दिन महीने साल हफ्ते बाएं दाएं`
    .split(/\s+/)
    .filter(Boolean),
);

/** Ordinary complaints in Hindi and abbreviations, and answers meaning "none". */
const ORDINARY_WORDS = new Set(
  `dm iddm niddm shugar shuger suger sugar lbp sardi jukam jukaam zukam zukham nazla najla khansi khaansi khasi ghutne ghutna ghutno kandha kandhe dard dukhna
   dant daant kaan gala gale naak aankh aankhon pet sar sir kamar pair haath gardan chehre lakwa chot ghav loose motion motions dast ulti
   kabz qabz thakan chakkar neend aati aata badan sujan khujli daad phode funsi side sides adha aadha chamdi mahwari bimari
   hypothyroid hyperacidity vaginosis trimester delivered
   nil none no not nad nothing koi nahi nahin nhi healthy normal fit complaints complaint any significant issue problem known
   खांसी खाँसी सर्दी जुकाम घुटने घुटनों दर्द दांत दाँत कान गला गले सिर कमर पैर हाथ चोट दस्त उल्टी कब्ज थकान चक्कर नींद सूजन खुजली कोई नही नहीं`
    .split(/\s+/)
    .filter(Boolean),
);

/** Separates two conditions in one text. */
const SEPARATORS = /[,;+&|\n/]|(?<!\p{L})(?:and|with|aur)(?!\p{L})|और/giu;

/** With these, a name is one statement: "no asthma or fits". */
const DENIED = /\b(?:no|not|nil|denies|without|family|ruled out)\b/i;

/** Marks that clerks enter into empty fields. */
const isDash = (name: string): boolean => /^[\s\-–—._/0]*$/.test(name);

/** Body parts that rules are about. With one of these, ordinary words can mean a relevant illness. */
const ORGANS =
  /\b(?:heart|cardiac|kidneys?|renal|liver|hepatic|lungs?|brain|blood|bp|fits?|clots?|prostate|pregnan\w*|dil|dimagi|gurde?|gurda|jigar|kaleja|dimag|khoon|phephd[ae]?|fefd[ae]?|bypass|stent)\b|दिल|हृदय|ह्रदय|गुर्द|किडनी|लिवर|लीवर|जिगर|दिमाग|खून|फेफड|गर्भ|मिर्गी|दौर/;

const PREGNANT = {
  words:
    /(?<!(?:after|post|planning|wants?|previous|ectopic|molar|trying for) )\b(?:pregnan(?:t|cy)|primigravida|multigravida|antenatal|garbh?wati|garbh?vati|gabhin|haa?mila|(?<!bimari )pet se(?: hai)?$)(?! test|\w)|गर्भवती|हामिला|पेट से है/,
  icd: ['Z33', 'Z34', 'Z35'],
};

const BREASTFEEDING = {
  words:
    /\b(?:breast ?feed(?:s|ing)?|lactating|lactation|nursing mother|(?:d(?:u|oo|o)dh|stanpan) (?:pilati|pila rahi|karati|kara rahi)|stan ?paan)\b|दूध पिलाती|दूध पिला रही|स्तनपान/,
  icd: ['Z39.1'],
};

/** Returns the words of a name, without digits and single characters. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word));

/**
 * Whether a condition is understood: it has a code, matches a rule, or consists of words of diagnoses without a body
 * part that rules are about.
 */
function isUnderstood(condition: CurrentCondition, names: DiagnosisNames): boolean {
  const { name, code } = condition;
  if ([PREGNANT, BREASTFEEDING].some(({ words }) => words.test(name.toLowerCase()))) return true;
  if (code !== undefined && isDiagnosisCode(code.trim().toUpperCase())) return true;
  if (names.codesOf(name).length > 0) return true;
  if (isDash(name)) return true;
  const parts = name.split(SEPARATORS).filter((part) => wordsOf(part).length > 0);
  if (parts.length > 1 && !DENIED.test(name))
    return parts.every((part) => isUnderstood({ name: part }, names));
  if (isRecognised(name)) return true;
  const words = wordsOf(name);
  const isKnown = (word: string) => ORDINARY_WORDS.has(word) || names.hasWord(word);
  return words.length > 0 && !ORGANS.test(words.join(' ')) && words.every(isKnown);
}

/** A pregnancy recorded as a condition counts. If another answer denies it, the doctor is asked. */
function pregnancyOf(
  { pregnancy, sex }: JudgedPatient,
  conditions: readonly CurrentCondition[],
): JudgedPatient['pregnancy'] {
  if (pregnancy === 'yes' || sex === 'male' || !isStateRecorded(conditions, PREGNANT)) return pregnancy;
  return pregnancy === 'unknown' ? 'yes' : 'unknown';
}

/** Adds codes of the table of diagnoses, and marks conditions that are not understood. */
const understoodConditions = (
  conditions: readonly CurrentCondition[],
  names: DiagnosisNames,
): readonly CurrentCondition[] =>
  conditions.flatMap((condition) => {
    if (!isUnderstood(condition, names)) return [{ ...condition, isUnread: true as const }];
    const codes = condition.code === undefined ? names.codesOf(condition.name) : [];
    return codes.length === 0 ? [condition] : codes.map((code) => ({ ...condition, code }));
  });

/** Returns the patient as rules read them, with facts from conditions in free text. */
export function understoodPatient(patient: JudgedPatient, names: DiagnosisNames): JudgedPatient {
  const conditions = understoodConditions(patient.conditions, names);
  const breastfeeding = patient.breastfeeding ?? (isStateRecorded(conditions, BREASTFEEDING) || undefined);
  return {
    ...patient,
    pregnancy: pregnancyOf(patient, conditions),
    ...(breastfeeding !== undefined && { breastfeeding }),
    conditions,
  };
}
