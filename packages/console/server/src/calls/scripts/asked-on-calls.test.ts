import { ALL_CALL_FORMS, callForm } from '@careline/core/internal/calls/forms';
import { type FormSection, sectionFields } from '@careline/core/internal/forms';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { describe, expect, it } from 'vitest';
import { callScripts as hi } from '../../languages/hi/call-scripts.ts';
import { en } from './en.ts';

type Words = readonly [en: RegExp, hi: RegExp];

/** The wording for each danger sign. A sign without wording here is never asked about. */
const SIGNS: Readonly<Record<string, Words>> = {
  BELLY_PAIN: [/pain in the belly/i, /पेट में दर्द/],
  BLOOD_IN_STOOL: [/blood in the stool/i, /मल में ख़ून/],
  BLURRED_VISION: [/blurred sight/i, /धुँधला दिखना/],
  BREATHLESSNESS: [/trouble breathing/i, /साँस लेने में तकलीफ़/],
  CALF_PAIN_OR_SWELLING: [/swelling in one calf/i, /पिंडली में दर्द/],
  CHEST_INDRAWING: [/chest that draws in/i, /छाती धँसना/],
  CHEST_PAIN: [/chest pain/i, /सीने में दर्द/],
  COLD_TO_TOUCH: [/cold body/i, /ठंडा शरीर/],
  CONFUSION: [/confusion/i, /भ्रम/],
  CORD_RED_OR_DISCHARGING: [/navel red or wet/i, /नाभि लाल या गीली/],
  DEHYDRATION: [/soft spot sunken/i, /तालू धँसा/],
  DROWSINESS: [/very drowsy/i, /बहुत सुस्ती/],
  FAINTING: [/fainting/i, /बेहोशी/],
  FAST_BREATHING: [/fast breathing/i, /तेज़ साँस/],
  FEEDS_POORLY: [/drink well/i, /ठीक से दूध पीता/],
  FEVER: [/fever/i, /बुख़ार/],
  FITS: [/\bfits\b/i, /दौरे/],
  FOOT_WOUND: [/wound on a foot/i, /पैर में कोई घाव/],
  FOUL_DISCHARGE: [/discharge that smells foul/i, /बदबूदार स्राव/],
  FOUL_SMELL: [/smell foul/i, /स्राव में बदबू/],
  HEADACHE: [/a headache/i, /सिरदर्द/],
  HEADACHE_WITH_BLURRED_VISION: [/headache.*blurred sight/i, /सिरदर्द.*धुँधला दिखना/],
  HEARS_OR_SEES_WHAT_IS_NOT_THERE: [/hear or see what others do not/i, /सुनाई या दिखाई देता है जो दूसरों को नहीं/],
  HEAVY_BLEEDING: [/bleed heavily/i, /बहुत ख़ून/],
  HIGH_FEVER: [/high fever/i, /तेज़ बुख़ार/],
  JAUNDICE: [/yellow/i, /पीलापन/],
  JAUNDICE_AFTER_DAY_14: [/yellow.*after day 14/i, /पीलापन.*14वें दिन के बाद/],
  JAUNDICE_IN_FIRST_24_HOURS: [/yellow.*first 24 hours/i, /पीलापन.*पहले 24 घंटे/],
  JAUNDICE_ON_PALMS_OR_SOLES: [/yellow.*palms or soles/i, /पीलापन.*हथेलियों या तलवों/],
  LABOUR_PAINS_BEFORE_37_WEEKS: [/labour pains before 37 weeks/i, /37 हफ़्ते से पहले प्रसव पीड़ा/],
  LARGE_CLOTS: [/large clots/i, /बड़े थक्के/],
  LEAKING_FLUID: [/water leaking/i, /पानी जाना/],
  LESS_FETAL_MOVEMENT: [/baby move as it usually does/i, /पहले की तरह हिलता-डुलता/],
  LESS_URINE: [/less water than usual/i, /पेशाब कम आना/],
  LISTLESS: [/hard to wake/i, /बहुत सुस्ती/],
  LOW_SUGAR_NEEDED_HELP: [/sugar low.*need help/i, /शर्करा कम.*मदद/],
  LOW_SUGAR_NOW: [/sugar low.*like that now/i, /शर्करा कम.*अभी/],
  NOT_SEEN_BY_DOCTOR: [/has a doctor seen you since/i, /उसके बाद डॉक्टर ने देखा/],
  NO_SLEEP_AND_NO_NEED_OF_IT: [/not sleep and not miss it/i, /नींद नहीं आती और कमी भी नहीं/],
  PAD_SOAKED_IN_AN_HOUR: [/pad soaked within an hour/i, /एक घंटे में पैड पूरा भीग/],
  PAINFUL_URINATION: [/burning or pain on passing water/i, /पेशाब में जलन या दर्द/],
  REPEATED_VOMITING: [/vomit(ing)? again and again/i, /बार-बार उल्टी/],
  SEVERE_ABDOMINAL_PAIN: [/strong pain in the belly/i, /पेट में तेज़ दर्द/],
  SEVERE_HEADACHE: [/sudden severe headache/i, /अचानक तेज़ सिरदर्द/],
  SEVERE_WASTING: [/very thin/i, /बहुत दुबला/],
  STILL_BLEEDING: [/still bleed/i, /अब भी ख़ून/],
  STRANGE_BELIEFS: [/strange beliefs/i, /अजीब विश्वास/],
  STRONG_HEADACHE: [/strong (one|headache)/i, /तेज़ सिरदर्द/],
  SUDDEN_LOSS_OF_SIGHT: [/sudden loss of sight/i, /अचानक दिखना बंद/],
  SWELLING_OF_FACE_OR_HANDS: [/swelling of the face or hands/i, /चेहरे या हाथों में सूजन/],
  THOUGHTS_OF_HARM: [/harming yourself/i, /ख़ुद को( या शिशु को)? नुकसान/],
  TROUBLE_SPEAKING: [/trouble speaking/i, /बोलने में कठिनाई/],
  UPPER_ABDOMINAL_PAIN: [/pain in the upper belly/i, /पेट के ऊपरी हिस्से में दर्द/],
  VAGINAL_BLEEDING: [/any bleeding/i, /ख़ून आना/],
  VERY_CONFUSED_OR_AGITATED: [/restless or confused/i, /बेचैनी या भ्रम/],
  VIOLENCE_AT_HOME: [/anyone at home hurt you/i, /घर में कोई आपको चोट/],
  WEAKNESS_ON_ONE_SIDE: [/weakness of the face, an arm or a leg on one side/i, /एक ओर कमज़ोरी/],
  WOUND_OPEN: [/wound healing: has it opened/i, /टाँके खुल गए/],
};

const scan: Words = [/\bscan\b/i, /स्कैन/];
const checks: Words = [/check-ups/i, /कितनी जाँचें/];
const vaccines: Words = [/vaccination/i, /टीके|टीकों/];
const weight: Words = [/weigh/i, /वज़न/];
const hemoglobin: Words = [/hemoglobin/i, /हीमोग्लोबिन/];

/** The wording for each section, unless its danger signs cover it. */
const SECTIONS: Readonly<Record<string, Words>> = {
  allergies: [/allergic/i, /एलर्जी/],
  antenatalCheckupsDoneTillDate: checks,
  baby: [/what did (it|the baby) weigh/i, /वज़न कितना था/],
  babyAge: [/how old is the baby/i, /कितने महीने और कितने दिन/],
  babyWeight: weight,
  birthWeight: [/weigh at birth/i, /जन्म के समय शिशु का वज़न/],
  bloodGlucose: [/one or two hours after/i, /एक या दो घंटे बाद/],
  bloodPressure: [/blood pressure/i, /रक्तचाप/],
  body: weight,
  breastFeedingCounsellingDone: [/breast/i, /स्तन/],
  breastNippleChanges: [/breasts or nipples/i, /स्तन या निप्पल/],
  callTo: [/who is on the line/i, /फ़ोन पर कौन है/],
  cbp: [/platelets/i, /प्लेटलेट/],
  complaintOfInfant: [/else that worries you/i, /कोई और चिंता/],
  complaintOfMom: [/else that worries you/i, /कोई और चिंता/],
  complaints: [/else that worries you/i, /कोई और चिंता/],
  complicationsInfant: [/now the baby/i, /अब शिशु का हाल/],
  complicationsMother: [/first you/i, /पहले आपका हाल/],
  creatinine: [/creatinine/i, /क्रिएटिनिन/],
  cue: [/urine with protein and sugar/i, /पेशाब में प्रोटीन और शर्करा/],
  currentFeedingPattern: [/drink and eat/i, /पीता और खाता/],
  deliveryDetails: [/has the baby come already|when was the birth/i, /शिशु आ चुका है|प्रसव कब, कहाँ/],
  diet: [/\beat\b/i, /खाया|खाती|खाते/],
  dietPlanSentDateTime: [/diet plan will be sent/i, /आहार योजना/],
  earlyUltrasoundScan: scan,
  episotomyWoundLscsWound: [/wound heal/i, /घाव कैसे भर/],
  expectedBabyWeight: weight,
  hba1c: [/HbA1c/, /HbA1c/],
  hbsag: [/hepatitis b/i, /हेपेटाइटिस बी/],
  hemoglobin: hemoglobin,
  hiv: [/\bHIV\b/, /एचआईवी/],
  immunizationCounsellingDone: vaccines,
  infantVitals: [/what does the thermometer show/i, /थर्मामीटर क्या दिखाता/],
  labReports: [/new report/i, /नई रिपोर्ट/],
  lastAntentalCheck: checks,
  lastDoctorVisitingDate: [/doctor see the baby last/i, /डॉक्टर ने शिशु को पिछली बार/],
  link: [/diet plan will be sent/i, /आहार योजना/],
  lipid: [/lipids/i, /लिपिड/],
  lochiaVaginalDischarge: [/pad soaked/i, /पैड पूरा भीग/],
  medicalCondition: [/diabetes/i, /मधुमेह/],
  medications: [/medicines|tablets/i, /दवाएँ|गोलियाँ/],
  miscarriage: [/tells of a miscarriage/i, /गर्भपात के बारे में बताएँ/],
  nextStep: [/arrange a counsellor or a doctor/i, /काउंसलर या डॉक्टर/],
  postNatal: [/how is your mood/i, /मन कैसा है/],
  prePregnancyWeight: [/before the pregnancy/i, /गर्भावस्था से पहले/],
  pregnancy: [/last period/i, /पिछली माहवारी/],
  questions: [/else that worries you/i, /कोई और चिंता/],
  recumbentLength: [/how long is it/i, /लंबाई कितनी/],
  screeningForGestationalDiabetes: [/glucose drink/i, /ग्लूकोज़ पीने/],
  signsOfGDM: [/very thirsty/i, /बहुत प्यास/],
  signsOfPIH: [/a headache/i, /सिरदर्द/],
  sleepPattern: [/\bsleep\b/i, /नींद|सोते/],
  statusOfPhysicalActivity: [/walk|move through the day/i, /टहलत|चलती-फिरती/],
  thyroid: [/thyroid/i, /थायरॉइड/],
  ttImmunization1: [/Td injections/, /टीडी के टीके/],
  ttImmunization2: [/Td injections/, /टीडी के टीके/],
  ultrasoundScan: scan,
  vaccinationChart: [/keep the card/i, /कार्ड सँभालकर/],
  vaccinationGiven: vaccines,
  vdrl: [/syphilis/i, /सिफ़लिस/],
  vitalSigns: [/temperature, your oxygen and your pulse/i, /तापमान, ऑक्सीजन और नाड़ी/],
  weightOfMother: weight,
};

/** Fields that the wording of their section does not cover. */
const FIELDS: Readonly<Record<string, Words>> = {
  'medicalCondition.mayBePregnant': [/women aged 15 to 49/i, /15 से 49 वर्ष की महिलाओं/],
  'complaints.lowSugar': [/sugar low/i, /शर्करा कम/],
  'infantVitals.respiration': [/breaths are there in a whole minute/i, /एक मिनट में कितनी साँसें/],
};

const calls = Object.values(PROGRAMMES).flatMap(({ key, callTypes }) =>
  callTypes.map((callType) => [key, callType] as const),
);

const signsOf = (section: FormSection): readonly string[] =>
  sectionFields(section).flatMap(({ danger }) =>
    (danger?.is ?? []).map((value) => (danger?.labels?.[value] ?? value).replace('calls.option.', '')),
  );

describe.each([
  ['en', en, 0],
  ['hi', hi, 1],
] as const)('the scripts in %s', (_, scripts, language) => {
  it.each(calls)('ask on %s %s for every field of the call’s form', (programme, callType) => {
    const text = scripts.find((one) => one.programmes.includes(programme) && one.callType === callType)?.text;
    const texts = text?.steps.map((step) => step.text) ?? [];
    const isSpoken = (words: Words | undefined) =>
      words !== undefined && texts.some((step) => words[language].test(step));
    const sections = (callForm(programme, callType)?.sections ?? []).filter(({ apart }) => !apart);
    const fields = sections.flatMap((section) =>
      sectionFields(section).map(({ key }) => `${section.key}.${key}`),
    );
    expect(sections.map(({ key }) => key).filter((key) => !isSpoken(SECTIONS[key]))).toEqual([]);
    expect(sections.flatMap(signsOf).filter((sign) => !isSpoken(SIGNS[sign]))).toEqual([]);
    expect(fields.filter((path) => path in FIELDS && !isSpoken(FIELDS[path]))).toEqual([]);
  });
});

it('ask nothing that no form has', () => {
  const sections = ALL_CALL_FORMS.flatMap((form) => form.sections);
  const known = new Set([...sections.map(({ key }) => key), ...sections.flatMap(signsOf)]);
  expect([...Object.keys(SECTIONS), ...Object.keys(SIGNS)].filter((key) => !known.has(key))).toEqual([]);
});
