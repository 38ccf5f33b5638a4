import { type Label, labelIn } from '#formatting';
import type { Act } from './act.ts';

interface FlagWords extends Label {
  /** What a coach does about it; nothing but a clinician's next look where it is left out. */
  readonly act?: Act;
}

/**
 * Every flag there is, in the words of a coach: what is wrong, never the name of a score alone and never a diagnosis. The
 * code is the rule that says it and the rule's own category.
 */
export const FLAGS = {
  'aha:elevated': { en: 'Elevated blood pressure', hi: 'रक्तचाप थोड़ा बढ़ा हुआ' },
  'aha:stage1': { en: 'High blood pressure range, stage 1', hi: 'उच्च रक्तचाप सीमा, चरण 1' },
  'aha:stage2': {
    en: 'High blood pressure range, stage 2',
    hi: 'उच्च रक्तचाप सीमा, चरण 2',
    act: 'doctor-today',
  },
  'ish:high-normal': { en: 'Blood pressure at the upper end of normal', hi: 'रक्तचाप सामान्य की ऊपरी सीमा पर' },
  'ish:grade1': { en: 'High blood pressure range, grade 1', hi: 'उच्च रक्तचाप सीमा, श्रेणी 1' },
  'ish:grade2': {
    en: 'High blood pressure range, grade 2',
    hi: 'उच्च रक्तचाप सीमा, श्रेणी 2',
    act: 'doctor-today',
  },
  'ish:grade1+isolated-systolic': {
    en: 'High blood pressure range, grade 1, upper number only',
    hi: 'उच्च रक्तचाप सीमा, श्रेणी 1, केवल ऊपर की संख्या',
  },
  'ish:grade2+isolated-systolic': {
    en: 'High blood pressure range, grade 2, upper number only',
    hi: 'उच्च रक्तचाप सीमा, श्रेणी 2, केवल ऊपर की संख्या',
    act: 'doctor-today',
  },
  'pressure:dangerous': {
    en: 'Dangerously high blood pressure',
    hi: 'रक्तचाप खतरनाक रूप से अधिक',
    act: 'doctor-today',
  },
  'pressure:low': {
    en: 'Dangerously low blood pressure',
    hi: 'रक्तचाप खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'child-pressure:raised': { en: 'Raised blood pressure for the age', hi: 'उम्र के हिसाब से रक्तचाप अधिक' },
  'child-pressure:high': {
    en: 'High blood pressure for the age',
    hi: 'उम्र के हिसाब से रक्तचाप बहुत अधिक',
    act: 'doctor-today',
  },
  'child-pressure:dangerous': {
    en: 'Dangerously high blood pressure for the age',
    hi: 'उम्र के हिसाब से रक्तचाप खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'child-pressure:low': {
    en: 'Dangerously low blood pressure for the age',
    hi: 'उम्र के हिसाब से रक्तचाप खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'ob:high': {
    en: 'High blood pressure in pregnancy or after birth: measure again after 4 hours',
    hi: 'गर्भावस्था में या प्रसव के बाद रक्तचाप अधिक: 4 घंटे बाद फिर मापें',
    act: 'doctor-today',
  },
  'ob:high-again': {
    en: 'High blood pressure in pregnancy, for the second time',
    hi: 'गर्भावस्था में रक्तचाप दूसरी बार अधिक',
    act: 'doctor-now',
  },
  'ob:gestational-ht': {
    en: 'High blood pressure again, from the 20th week of pregnancy',
    hi: 'गर्भावस्था के 20वें हफ़्ते से रक्तचाप फिर अधिक',
    act: 'doctor-now',
  },
  'ob:chronic-ht': {
    en: 'High blood pressure again, already before the 20th week of pregnancy',
    hi: 'गर्भावस्था के 20वें हफ़्ते से पहले ही रक्तचाप फिर अधिक',
    act: 'doctor-now',
  },
  'ob:after-birth-ht': {
    en: 'High blood pressure again after birth',
    hi: 'प्रसव के बाद रक्तचाप फिर अधिक',
    act: 'doctor-now',
  },
  'ob:pre-eclampsia-range': {
    en: 'High blood pressure with a warning sign (pre-eclampsia range)',
    hi: 'चेतावनी के लक्षण के साथ रक्तचाप अधिक (प्री-एक्लेम्प्सिया सीमा)',
    act: 'hospital-now',
  },
  'ob:severe': {
    en: 'Dangerously high blood pressure in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद रक्तचाप खतरनाक रूप से अधिक',
    act: 'hospital-now',
  },
  'ob:low': {
    en: 'Dangerously low blood pressure in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद रक्तचाप खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'ob:organ-sign': {
    en: 'Kidney value raised in pregnancy',
    hi: 'गर्भावस्था में गुर्दे का मान अधिक',
    act: 'doctor-today',
  },
  'spo2:low': { en: 'Oxygen a little low', hi: 'ऑक्सीजन थोड़ी कम', act: 'measure-again' },
  'spo2:very-low': { en: 'Low oxygen', hi: 'ऑक्सीजन कम', act: 'doctor-today' },
  'spo2:dangerous': { en: 'Dangerously low oxygen', hi: 'ऑक्सीजन खतरनाक रूप से कम', act: 'hospital-now' },
  'spo2-scale2:low': { en: 'Oxygen under the target of 88 to 92 %', hi: 'ऑक्सीजन 88 से 92 % के लक्ष्य से कम' },
  'spo2-scale2:very-low': {
    en: 'Oxygen well under the target of 88 to 92 %',
    hi: 'ऑक्सीजन 88 से 92 % के लक्ष्य से काफ़ी कम',
    act: 'doctor-today',
  },
  'spo2-scale2:raised': {
    en: 'Oxygen over the target of 88 to 92 % while oxygen is given',
    hi: 'ऑक्सीजन देते समय स्तर 88 से 92 % के लक्ष्य से अधिक',
  },
  'spo2-scale2:high': {
    en: 'Too much oxygen for the target of 88 to 92 %',
    hi: '88 से 92 % के लक्ष्य के लिए ऑक्सीजन बहुत अधिक',
    act: 'doctor-today',
  },
  'temperature:fever': { en: 'Fever', hi: 'बुखार' },
  'temperature:high-fever': { en: 'High fever', hi: 'तेज़ बुखार', act: 'doctor-today' },
  'temperature:dangerous-fever': {
    en: 'Dangerously high fever',
    hi: 'खतरनाक रूप से तेज़ बुखार',
    act: 'hospital-now',
  },
  'temperature:cool': { en: 'Low temperature', hi: 'तापमान कम', act: 'measure-again' },
  'temperature:cold': {
    en: 'Dangerously low temperature',
    hi: 'तापमान खतरनाक रूप से कम',
    act: 'doctor-now',
  },
  'maternity-temperature:raised': {
    en: 'Raised temperature in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद तापमान बढ़ा हुआ',
    act: 'measure-again',
  },
  'maternity-temperature:fever': {
    en: 'Fever in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद बुखार',
    act: 'doctor-now',
  },
  'infant-temperature:fever': {
    en: 'Fever in a baby under 3 months',
    hi: '3 महीने से छोटे शिशु को बुखार',
    act: 'hospital-now',
  },
  'infant-temperature:cold': {
    en: 'Dangerously cold for a baby',
    hi: 'शिशु का तापमान खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'newborn:cold': { en: 'Cold for a newborn', hi: 'नवजात का तापमान कम', act: 'measure-again' },
  'newborn:warm': { en: 'Warm for a newborn', hi: 'नवजात का तापमान अधिक', act: 'measure-again' },
  'pulse:fast': { en: 'Fast pulse', hi: 'नाड़ी तेज़' },
  'pulse:very-fast': { en: 'Very fast pulse', hi: 'नाड़ी बहुत तेज़', act: 'doctor-today' },
  'pulse:dangerously-fast': {
    en: 'Dangerously fast pulse',
    hi: 'नाड़ी खतरनाक रूप से तेज़',
    act: 'doctor-now',
  },
  'pulse:slow': { en: 'Slow pulse', hi: 'नाड़ी धीमी' },
  'pulse:dangerously-slow': {
    en: 'Dangerously slow pulse',
    hi: 'नाड़ी खतरनाक रूप से धीमी',
    act: 'doctor-now',
  },
  'breathing:slow': { en: 'Slow breathing', hi: 'साँस धीमी' },
  'breathing:dangerously-slow': {
    en: 'Dangerously slow breathing',
    hi: 'साँस खतरनाक रूप से धीमी',
    act: 'hospital-now',
  },
  'breathing:fast': { en: 'Fast breathing', hi: 'साँस तेज़', act: 'doctor-today' },
  'breathing:dangerously-fast': {
    en: 'Dangerously fast breathing',
    hi: 'साँस खतरनाक रूप से तेज़',
    act: 'hospital-now',
  },
  'imci:fast-breathing': {
    en: 'Fast breathing for the age',
    hi: 'उम्र के हिसाब से तेज़ साँस',
    act: 'doctor-today',
  },
  'ada:prediabetes': { en: 'Prediabetes range', hi: 'प्री-डायबिटीज़ सीमा' },
  'ada:diabetes-range': { en: 'Diabetes range', hi: 'मधुमेह सीमा' },
  'ada:igt': { en: 'Raised sugar 2 hours after the test drink', hi: 'जाँच पेय के 2 घंटे बाद शर्करा अधिक' },
  'ada:confirm': {
    en: 'High blood sugar: confirm with another test',
    hi: 'रक्त शर्करा अधिक: दूसरी जाँच से पुष्टि करें',
  },
  'ada:low-level1': { en: 'Low blood sugar', hi: 'रक्त शर्करा कम', act: 'low-sugar-now' },
  'ada:low-level2': {
    en: 'Dangerously low blood sugar',
    hi: 'रक्त शर्करा खतरनाक रूप से कम',
    act: 'low-sugar-now',
  },
  'sugar:high': { en: 'High blood sugar', hi: 'रक्त शर्करा अधिक' },
  'sugar:very-high': { en: 'Very high blood sugar', hi: 'रक्त शर्करा बहुत अधिक', act: 'doctor-today' },
  'sugar:dangerous': {
    en: 'Dangerously high blood sugar',
    hi: 'रक्त शर्करा खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'sugar:dangerous-with-signs': {
    en: 'Very high blood sugar with a warning sign',
    hi: 'चेतावनी के लक्षण के साथ रक्त शर्करा बहुत अधिक',
    act: 'hospital-now',
  },
  'child-sugar:high': { en: 'High blood sugar in a child', hi: 'बच्चे की रक्त शर्करा अधिक', act: 'doctor-today' },
  'newborn-sugar:low': {
    en: 'Low blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा कम',
    act: 'doctor-today',
  },
  'newborn-sugar:dangerously-low': {
    en: 'Dangerously low blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'newborn-sugar:high': {
    en: 'High blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा अधिक',
    act: 'doctor-today',
  },
  'newborn-sugar:dangerously-high': {
    en: 'Dangerously high blood sugar in a newborn',
    hi: 'नवजात की रक्त शर्करा खतरनाक रूप से अधिक',
    act: 'hospital-now',
  },
  'goal:below': { en: 'Below the programme goal', hi: 'कार्यक्रम के लक्ष्य से कम' },
  'goal:above': { en: 'Above the programme goal', hi: 'कार्यक्रम के लक्ष्य से अधिक' },
  'iadpsg:gdm': {
    en: 'Diabetes of pregnancy range (fasting test)',
    hi: 'गर्भकालीन मधुमेह सीमा (खाली पेट जाँच)',
    act: 'ask-clinician',
  },
  'dipsi:gdm': {
    en: 'Diabetes of pregnancy range (single test)',
    hi: 'गर्भकालीन मधुमेह सीमा (एकल जाँच)',
    act: 'ask-clinician',
  },
  'gdm-goal:above': { en: 'Above the goal for pregnancy', hi: 'गर्भावस्था के लक्ष्य से अधिक' },
  'pregnancy-sugar:high': { en: 'High blood sugar for pregnancy', hi: 'गर्भावस्था के लिए रक्त शर्करा अधिक' },
  'pregnancy-sugar:very-high': {
    en: 'Very high blood sugar in pregnancy',
    hi: 'गर्भावस्था में रक्त शर्करा बहुत अधिक',
    act: 'doctor-today',
  },
  'pregnancy-sugar:dangerous': {
    en: 'Dangerously high blood sugar in pregnancy',
    hi: 'गर्भावस्था में रक्त शर्करा खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'hba1c:very-high': { en: 'Very high HbA1c', hi: 'HbA1c बहुत अधिक', act: 'doctor-today' },
  'hba1c:dangerous': { en: 'Dangerously high HbA1c', hi: 'HbA1c खतरनाक रूप से अधिक', act: 'doctor-now' },
  'pregnancy-hba1c:high': { en: 'High HbA1c in pregnancy', hi: 'गर्भावस्था में HbA1c अधिक', act: 'doctor-today' },
  'atp:near-optimal': { en: 'Near optimal', hi: 'लगभग उत्तम' },
  'atp:borderline': { en: 'Borderline high', hi: 'सीमा पर अधिक' },
  'atp:high': { en: 'High', hi: 'अधिक' },
  'atp:very-high': { en: 'Very high', hi: 'बहुत अधिक', act: 'ask-clinician' },
  'atp:low': { en: 'Low', hi: 'कम' },
  'atp:protective': { en: 'High, protective', hi: 'अधिक, लाभकारी' },
  'triglycerides:very-high': {
    en: 'Very high triglycerides',
    hi: 'ट्राइग्लिसराइड बहुत अधिक',
    act: 'doctor-today',
  },
  'triglycerides:dangerous': {
    en: 'Dangerously high triglycerides',
    hi: 'ट्राइग्लिसराइड खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'tsh:low': { en: 'Low TSH', hi: 'टीएसएच कम' },
  'tsh:high': { en: 'High TSH', hi: 'टीएसएच अधिक' },
  'tsh:very-high': { en: 'Very high TSH', hi: 'टीएसएच बहुत अधिक', act: 'doctor-today' },
  'ata:low': { en: 'Low TSH for the trimester', hi: 'इस तिमाही के लिए टीएसएच कम' },
  'ata:high': { en: 'High TSH for the trimester', hi: 'इस तिमाही के लिए टीएसएच अधिक' },
  'reference:low': { en: 'Below the reference', hi: 'संदर्भ सीमा से कम' },
  'reference:high': { en: 'Above the reference', hi: 'संदर्भ सीमा से अधिक' },
  'who24:mild': { en: 'Mild anemia range', hi: 'हल्के एनीमिया की सीमा' },
  'who24:moderate': { en: 'Moderate anemia range', hi: 'मध्यम एनीमिया की सीमा' },
  'who24:severe': { en: 'Severe anemia range', hi: 'गंभीर एनीमिया की सीमा', act: 'doctor-today' },
  'amb:mild': { en: 'Mild anemia range', hi: 'हल्के एनीमिया की सीमा' },
  'amb:moderate': { en: 'Moderate anemia range', hi: 'मध्यम एनीमिया की सीमा' },
  'amb:severe': { en: 'Severe anemia range', hi: 'गंभीर एनीमिया की सीमा', act: 'doctor-today' },
  'hemoglobin:low': { en: 'Low hemoglobin', hi: 'हीमोग्लोबिन कम' },
  'hemoglobin:very-low': { en: 'Very low hemoglobin', hi: 'हीमोग्लोबिन बहुत कम', act: 'doctor-today' },
  'hemoglobin:dangerous': {
    en: 'Dangerously low hemoglobin',
    hi: 'हीमोग्लोबिन खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'hemoglobin:high': { en: 'High hemoglobin', hi: 'हीमोग्लोबिन अधिक' },
  'hemoglobin:very-high': { en: 'Very high hemoglobin', hi: 'हीमोग्लोबिन बहुत अधिक', act: 'doctor-today' },
  'kidney:very-high': { en: 'Very high creatinine', hi: 'क्रिएटिनिन बहुत अधिक', act: 'doctor-today' },
  'kidney:dangerous': {
    en: 'Dangerously high creatinine',
    hi: 'क्रिएटिनिन खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'kdigo:G2': { en: 'Kidney function slightly reduced (G2)', hi: 'गुर्दे की कार्यक्षमता थोड़ी कम (G2)' },
  'kdigo:G3a': { en: 'Kidney function reduced (G3a)', hi: 'गुर्दे की कार्यक्षमता कम (G3a)' },
  'kdigo:G3b': { en: 'Kidney function clearly reduced (G3b)', hi: 'गुर्दे की कार्यक्षमता काफ़ी कम (G3b)' },
  'kdigo:G4': {
    en: 'Kidney function severely reduced (G4)',
    hi: 'गुर्दे की कार्यक्षमता बहुत कम (G4)',
    act: 'doctor-today',
  },
  'kdigo:G5': {
    en: 'Kidney failure range (G5)',
    hi: 'गुर्दे के काम न करने की सीमा (G5)',
    act: 'doctor-now',
  },
  'potassium:low': { en: 'Low potassium', hi: 'पोटैशियम कम' },
  'potassium:very-low': { en: 'Very low potassium', hi: 'पोटैशियम बहुत कम', act: 'doctor-today' },
  'potassium:dangerously-low': {
    en: 'Dangerously low potassium',
    hi: 'पोटैशियम खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'potassium:high': { en: 'High potassium', hi: 'पोटैशियम अधिक' },
  'potassium:very-high': { en: 'Very high potassium', hi: 'पोटैशियम बहुत अधिक', act: 'doctor-today' },
  'potassium:dangerously-high': {
    en: 'Dangerously high potassium',
    hi: 'पोटैशियम खतरनाक रूप से अधिक',
    act: 'hospital-now',
  },
  'platelets:low': { en: 'Low platelets', hi: 'प्लेटलेट कम' },
  'platelets:very-low': { en: 'Very low platelets', hi: 'प्लेटलेट बहुत कम', act: 'doctor-today' },
  'platelets:dangerous': {
    en: 'Dangerously low platelets',
    hi: 'प्लेटलेट खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'platelets:low-with-pressure': {
    en: 'Low platelets with high blood pressure in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद अधिक रक्तचाप के साथ प्लेटलेट कम',
    act: 'hospital-now',
  },
  'urine-protein:trace': { en: 'Trace of protein in urine', hi: 'पेशाब में थोड़ा प्रोटीन' },
  'urine-protein:present': {
    en: 'Protein in urine in pregnancy',
    hi: 'गर्भावस्था में पेशाब में प्रोटीन',
    act: 'doctor-today',
  },
  'urine-protein:dangerous': {
    en: 'Protein in urine with high blood pressure in pregnancy',
    hi: 'गर्भावस्था में अधिक रक्तचाप के साथ पेशाब में प्रोटीन',
    act: 'hospital-now',
  },
  'bmi-who:underweight': { en: 'Underweight', hi: 'कम वज़न' },
  'bmi-who:overweight': { en: 'Overweight', hi: 'अधिक वज़न' },
  'bmi-who:obese': { en: 'Obese range', hi: 'मोटापे की सीमा' },
  'bmi-in:underweight': { en: 'Underweight', hi: 'कम वज़न' },
  'bmi-in:overweight': { en: 'Overweight', hi: 'अधिक वज़न' },
  'bmi-in:obese': { en: 'Obese range', hi: 'मोटापे की सीमा' },
  'bmi:severely-low': { en: 'Severe underweight', hi: 'वज़न बहुत ही कम', act: 'doctor-today' },
  'bmi:low-in-pregnancy': { en: 'Underweight in pregnancy', hi: 'गर्भावस्था में कम वज़न' },
  'lbw:low': { en: 'Low birth weight', hi: 'जन्म के समय कम वज़न' },
  'lbw:very-low': { en: 'Very low birth weight', hi: 'जन्म के समय बहुत कम वज़न', act: 'doctor-today' },
  'lbw:extremely-low': {
    en: 'Extremely low birth weight',
    hi: 'जन्म के समय अत्यधिक कम वज़न',
    act: 'doctor-today',
  },
  'birth-weight:very-high': {
    en: 'Very high birth weight',
    hi: 'जन्म के समय बहुत अधिक वज़न',
    act: 'doctor-today',
  },
  'waz:underweight': { en: 'Underweight for the age', hi: 'उम्र के हिसाब से कम वज़न' },
  'waz:severely-underweight': {
    en: 'Severely underweight for the age',
    hi: 'उम्र के हिसाब से बहुत कम वज़न',
    act: 'doctor-today',
  },
  'rapid:positive': { en: 'A clinician must see this result', hi: 'यह परिणाम डॉक्टर को देखना चाहिए' },
  'rapid:positive-alert': {
    en: 'This result needs a doctor',
    hi: 'इस परिणाम पर डॉक्टर की ज़रूरत है',
    act: 'doctor-today',
  },
  'rapid:positive-in-pregnancy': {
    en: 'This result needs treatment in pregnancy',
    hi: 'गर्भावस्था में इस परिणाम का इलाज ज़रूरी है',
    act: 'doctor-now',
  },
  'rapid:troponin': {
    en: 'The heart may be damaged',
    hi: 'हृदय को नुकसान हो सकता है',
    act: 'hospital-now',
  },
} as const satisfies Readonly<Record<string, FlagWords>>;

export type FlagCode = keyof typeof FLAGS;
export const FLAG_CODES = Object.keys(FLAGS) as readonly string[] as readonly FlagCode[];

/** Codes of the limits before version 2 that stored alerts may carry, with the code that says the same now. */
const EARLIER: Readonly<Record<string, FlagCode>> = {
  'aha:severe': 'pressure:dangerous',
  'esc:grade3': 'pressure:dangerous',
  'ob:repeat-4h': 'ob:high',
};

/** The old warning scores said no more than that a value is unusual. */
const EARLIER_SCORE = /^(?:news2|meows):/;
const UNUSUAL: Label = { en: 'Outside the usual range', hi: 'सामान्य सीमा से बाहर' };

const wordsOf = (code: string): FlagWords | undefined => {
  const known = Object.hasOwn(EARLIER, code) ? EARLIER[code] : code;
  const flags: Readonly<Record<string, FlagWords>> = FLAGS;
  if (known !== undefined && Object.hasOwn(flags, known)) return flags[known];
  return EARLIER_SCORE.test(code) ? UNUSUAL : undefined;
};

/** The label in a locale, English where the locale has none; an unknown flag is shown as it is. */
export function flagLabel(code: string, locale?: string): string {
  const words = wordsOf(code);
  return words ? labelIn(words, locale) : code;
}

/** What a flag asks a coach to do; undefined where a clinician's next look is enough, and for a flag of a later version. */
export const actOfFlag = (code: string): Act | undefined => wordsOf(code)?.act;
