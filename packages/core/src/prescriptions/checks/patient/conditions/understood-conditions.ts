import { type DiagnosisNames, isDiagnosisCode } from '#diagnoses';
import type { CurrentCondition, JudgedPatient } from '../../judged-patient.ts';
import { isRecognised, isStateRecorded } from './recorded-conditions.ts';

/** Words that change nothing about which illness is meant. */
const SMALL_WORDS = new Set(
  `of the in and or to with due by since for on at a an as is was has had known case history old past new from k h c o left right both
   bilateral lt rt mild moderate severe acute chronic day days week weeks month months year years yrs ago ef on oha stage grade type class controlled uncontrolled finding disorder situation bar ka ki ke ko me mein se hai
   hain ho par aur bahut thoda din mahina mahine saal hafte s p post status
   का की के को में से है हैं पर और बहुत दिन महीने साल हफ्ते बाएं दाएं`
    .split(/\s+/)
    .filter(Boolean),
);

/** Ordinary complaints in Hindi and in short, and answers that there is none. */
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

/** Between two conditions that are written as one. */
const SEPARATORS = /[,;+&|\n/]|(?<!\p{L})(?:and|with|aur)(?!\p{L})|और/giu;

/** With these a name is one statement: "no asthma or fits". */
const DENIED = /\b(?:no|not|nil|denies|without|family|ruled out)\b/i;

/** Marks that clerks write into a field that stays empty. */
const isDash = (name: string): boolean => /^[\s\-–—._/0]*$/.test(name);

/** Parts of the body that rules are about: with one of these, ordinary words can mean an illness that matters. */
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

/** The words of a name; digits and single marks are none. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word));

/**
 * Whether a condition is understood: it has a code, a rule knows its words, or it is made of the words of diagnoses and names no
 * part of the body that rules are about.
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

/** A pregnancy that is recorded as a condition counts; where another answer denies it, people are asked. */
function pregnancyOf(
  { pregnancy, sex }: JudgedPatient,
  conditions: readonly CurrentCondition[],
): JudgedPatient['pregnancy'] {
  if (pregnancy === 'yes' || sex === 'male' || !isStateRecorded(conditions, PREGNANT)) return pregnancy;
  return pregnancy === 'unknown' ? 'yes' : 'unknown';
}

/** Conditions with the codes that the table of diagnoses has for their names; those that are not understood are marked. */
const understoodConditions = (
  conditions: readonly CurrentCondition[],
  names: DiagnosisNames,
): readonly CurrentCondition[] =>
  conditions.flatMap((condition) => {
    if (!isUnderstood(condition, names)) return [{ ...condition, isUnread: true as const }];
    const codes = condition.code === undefined ? names.codesOf(condition.name) : [];
    return codes.length === 0 ? [condition] : codes.map((code) => ({ ...condition, code }));
  });

/** The patient as rules read them: what is written among the conditions in people's own words counts. */
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
