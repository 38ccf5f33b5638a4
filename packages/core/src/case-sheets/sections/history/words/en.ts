import { defineWords } from '#formatting';

export const allergies = defineWords('case-sheets/sections/history.allergies', {
  statement: 'Asked about allergies',
  noneKnown: 'No known allergies',
  hint: 'Tick only after asking about medicines, food and insects',
  allergies: 'Known allergies',
  allergy: 'Allergy',
  substance: 'Substance',
  suchAsPenicillinPeanutOrBee: 'Such as penicillin, peanut or bee sting',
  kind: 'Kind',
  reaction: 'Reaction',
  otherReaction: 'Which other reaction',
  severity: 'Severity',
  since: 'Since',
  yearAgeOrDate: 'A year, an age or a date',
  certainty: 'Certainty',
  note: 'Note',
});

export const allergiesKind = defineWords('case-sheets/sections/history.allergiesKind', {
  DRUG: 'Medicine',
  FOOD: 'Food',
  ENVIRONMENT: 'Environment',
  OTHER: 'Other',
});

export const allergiesReaction = defineWords('case-sheets/sections/history.allergiesReaction', {
  RASH: 'Rash',
  HIVES: 'Hives or itching',
  SWELLING: 'Swelling of face, lips or tongue',
  BREATHLESSNESS: 'Breathlessness or wheeze',
  ANAPHYLAXIS: 'Anaphylaxis',
  FAINTING: 'Fainting or low blood pressure',
  STOMACH: 'Vomiting, diarrhoea or cramps',
  RHINITIS: 'Sneezing, runny nose or watery eyes',
  SKIN_PEELING: 'Blisters or peeling skin',
  OTHER: 'Other',
  UNKNOWN: 'Not known',
});

export const allergiesSeverity = defineWords('case-sheets/sections/history.allergiesSeverity', {
  MILD: 'Mild',
  MODERATE: 'Moderate',
  SEVERE: 'Severe or life-threatening',
  UNKNOWN: 'Not known',
});

export const allergiesCertainty = defineWords('case-sheets/sections/history.allergiesCertainty', {
  REPORTED: 'Told by the patient or family',
  SUSPECTED: 'Suspected',
  CONFIRMED: 'Confirmed by a test or a clinician',
});

export const drug = defineWords('case-sheets/sections/history.drug', {
  taking: 'Medicines taken',
  takes: 'Takes medicines',
  withoutPrescription: 'Taken without a prescription',
  missed: 'Doses missed in the last week',
  missedWhy: 'Why doses are missed',
  medicines: 'Each medicine',
  medicine: 'Medicine',
  name: 'Name on the pack',
  dose: 'Strength and amount',
  hint: 'Such as 500 mg, one tablet',
  frequency: 'How often',
  reason: 'For',
  since: 'Since',
  taken: 'Taken',
  from: 'Given by',
  sideEffect: 'Side effect',
});

export const drugTakes = defineWords('case-sheets/sections/history.drugTakes', {
  YES: 'Yes, listed below',
  NO: 'No',
  UNKNOWN: 'Does not know which',
});

export const drugWithoutPrescription = defineWords('case-sheets/sections/history.drugWithoutPrescription', {
  PAINKILLERS: 'Painkillers',
  ANTACIDS: 'Antacids',
  ANTIBIOTICS: 'Antibiotics',
  STEROIDS: 'Steroids or injections of unknown content',
  SLEEP: 'Sleeping tablets',
  AYURVEDA: 'Ayurveda, Unani or Siddha',
  HOMEOPATHY: 'Homeopathy',
  HERBAL: 'Home or herbal remedies',
});

export const drugMissed = defineWords('case-sheets/sections/history.drugMissed', {
  NEVER: 'None',
  FEW: 'One or two',
  MANY: 'Three or more',
  UNKNOWN: 'Not known',
});

export const drugMissedWhy = defineWords('case-sheets/sections/history.drugMissedWhy', {
  FORGETS: 'Forgets',
  COST: 'Cost',
  SIDE_EFFECTS: 'Side effects',
  FEELS_WELL: 'Feels well without',
  NOT_TO_BE_HAD: 'Could not get it',
  TOO_MANY: 'Too many medicines',
});

export const drugFrequency = defineWords('case-sheets/sections/history.drugFrequency', {
  OD: 'Once a day',
  BD: 'Twice a day',
  TDS: 'Three times a day',
  QID: 'Four times a day',
  HS: 'At bedtime',
  WEEKLY: 'Once a week',
  SOS: 'When needed',
  OTHER: 'Otherwise',
});

export const drugTaken = defineWords('case-sheets/sections/history.drugTaken', {
  REGULARLY: 'Regularly',
  SOMETIMES: 'Not regularly',
  STOPPED: 'Stopped',
});

export const drugFrom = defineWords('case-sheets/sections/history.drugFrom', {
  DOCTOR: 'A doctor',
  CHEMIST: 'A chemist',
  HEALTH_WORKER: 'A health worker',
  SELF: 'Own choice, family or friends',
});

export const family = defineWords('case-sheets/sections/history.family', {
  parents: 'Parents and early illness',
  consanguinity: 'Parents are related by blood',
  earlyHeartDisease: 'Heart attack or stroke of a father or brother under 55, or a mother or sister under 65',
  suddenDeath: 'Sudden death under 50',
  known: 'Illness in the family',
  relatives: 'Relatives with an illness',
  relative: 'Relative',
  relation: 'Relation',
  illness: 'Illness',
  otherIllness: 'Which illness',
  cancerOf: 'Cancer of',
  ageAtOnset: 'Age when it began',
  state: 'Now',
});

export const familyKnown = defineWords('case-sheets/sections/history.familyKnown', {
  SOME: 'Some, listed below',
  NONE_KNOWN: 'Asked, none known',
  NOT_KNOWN: 'The patient does not know the family',
});

export const familyRelation = defineWords('case-sheets/sections/history.familyRelation', {
  MOTHER: 'Mother',
  FATHER: 'Father',
  SISTER: 'Sister',
  BROTHER: 'Brother',
  DAUGHTER: 'Daughter',
  SON: 'Son',
  MOTHERS_SIDE: "Mother's side",
  FATHERS_SIDE: "Father's side",
});

export const familyIllness = defineWords('case-sheets/sections/history.familyIllness', {
  DIABETES: 'Diabetes',
  HYPERTENSION: 'High blood pressure',
  HEART_DISEASE: 'Heart attack or heart disease',
  STROKE: 'Stroke',
  BREAST_OVARY_CANCER: 'Cancer of breast or ovary',
  OTHER_CANCER: 'Other cancer',
  KIDNEY: 'Kidney disease',
  THYROID: 'Thyroid disease',
  ASTHMA: 'Asthma or allergy',
  TUBERCULOSIS: 'Tuberculosis',
  MENTAL: 'Mental illness',
  EPILEPSY: 'Epilepsy',
  BLOOD: 'Thalassaemia, sickle cell or bleeding',
  OTHER: 'Other',
});

export const familyState = defineWords('case-sheets/sections/history.familyState', {
  LIVING: 'Living',
  DIED_OF_IT: 'Died of it',
  DIED: 'Died of something else',
  UNKNOWN: 'Not known',
});

export const menstrual = defineWords('case-sheets/sections/history.menstrual', {
  cycle: 'Cycle',
  menarche: 'Age at first period',
  state: 'Periods now',
  lmp: 'First day of the last period',
  cycleDays: 'Days from one to the next',
  bleedingDays: 'Days of bleeding',
  flow: 'Flow',
  pads: 'Pads on the heaviest day',
  pain: 'Pain',
  menopauseAge: 'Age at the last period',
  bleeding: 'Other bleeding',
  births: 'Pregnancies and contraception',
  gravida: 'Pregnancies',
  para: 'Births after 28 weeks',
  abortions: 'Miscarriages and abortions',
  living: 'Living children',
  contraception: 'Contraception',
});

export const menstrualState = defineWords('case-sheets/sections/history.menstrualState', {
  REGULAR: 'Regular',
  IRREGULAR: 'Irregular',
  NONE_PREGNANT: 'None, pregnant',
  NONE_BREASTFEEDING: 'None, breastfeeding',
  NONE_CONTRACEPTIVE: 'None, from a contraceptive',
  NONE_OTHER: 'None for 3 months, not known why',
  MENOPAUSE: 'Menopause or uterus removed',
  NOT_BEGUN: 'Not begun',
});

export const menstrualFlow = defineWords('case-sheets/sections/history.menstrualFlow', {
  LIGHT: 'Light',
  NORMAL: 'Normal',
  HEAVY: 'Heavy',
  VERY_HEAVY: 'Soaks a pad every hour',
});

export const menstrualPain = defineWords('case-sheets/sections/history.menstrualPain', {
  NEVER: 'None',
  MILD: 'Mild',
  MODERATE: 'Needs a painkiller',
  SEVERE: 'Stops daily work',
});

export const menstrualBleeding = defineWords('case-sheets/sections/history.menstrualBleeding', {
  CLOTS: 'Clots',
  BETWEEN: 'Between periods',
  AFTER_SEX: 'After intercourse',
  AFTER_MENOPAUSE: 'After menopause',
});

export const menstrualContraception = defineWords('case-sheets/sections/history.menstrualContraception', {
  NOT_USED: 'None',
  CONDOM: 'Condom',
  PILL: 'Pill',
  INJECTION: 'Injection',
  IUCD: 'Copper-T or other IUCD',
  IMPLANT: 'Implant',
  STERILISATION: 'Sterilisation of either',
  NATURAL: 'Counting days or withdrawal',
});

export const vaccines = defineWords('case-sheets/sections/history.vaccines', {
  BCG: 'BCG',
  HEPATITIS_B: 'Hepatitis B',
  POLIO: 'Polio (OPV, IPV)',
  PENTAVALENT: 'Pentavalent or DPT',
  ROTAVIRUS: 'Rotavirus',
  PNEUMOCOCCAL: 'Pneumococcal',
  MEASLES_RUBELLA: 'Measles and rubella (MR, MMR)',
  JAPANESE_ENCEPHALITIS: 'Japanese encephalitis',
  TETANUS: 'Tetanus (Td, TT)',
  INFLUENZA: 'Influenza',
  COVID_19: 'COVID-19',
  TYPHOID: 'Typhoid',
  HPV: 'HPV',
  HEPATITIS_A: 'Hepatitis A',
  VARICELLA: 'Chickenpox',
  RABIES: 'Rabies',
  OTHER: 'Other',
});

export const pastHistory = defineWords('case-sheets/sections/history.pastHistory', {
  illnesses: 'Illnesses',
  asked: 'Ever had',
  illness: 'Illness',
  code: 'ICD-10 code',
  since: 'Since',
  state: 'Now',
  treatment: 'Treatment',
  admissions: 'Stays in hospital',
  stay: 'Stay',
  reason: 'Reason',
  when: 'Month and year',
  where: 'Hospital',
  days: 'Days',
  intensiveCare: 'Intensive care',
  transfusions: 'Blood transfusions',
  transfused: 'Ever received blood',
  whenAndWhy: 'When and why',
  reaction: 'Reaction to it',
  immunisations: 'Immunisations',
  childhood: 'Childhood immunisations',
  seen: 'Known from',
  immunisation: 'Immunisation',
  vaccine: 'Vaccine',
  which: 'Brand or other name',
  dose: 'Dose number',
  givenOn: 'Given on',
});

export const pastHistoryAsked = defineWords('case-sheets/sections/history.pastHistoryAsked', {
  DIABETES: 'Diabetes',
  HYPERTENSION: 'High blood pressure',
  HEART_DISEASE: 'Heart disease',
  STROKE: 'Stroke',
  ASTHMA: 'Asthma or chronic lung disease',
  TUBERCULOSIS: 'Tuberculosis',
  THYROID: 'Thyroid disease',
  KIDNEY: 'Kidney disease',
  LIVER: 'Jaundice or liver disease',
  EPILEPSY: 'Epilepsy or fits',
  MENTAL: 'Mental illness',
  CANCER: 'Cancer',
  HIV: 'HIV',
  RHEUMATIC_FEVER: 'Rheumatic fever',
});

export const pastHistoryState = defineWords('case-sheets/sections/history.pastHistoryState', {
  CONTROLLED: 'Under control',
  UNCONTROLLED: 'Not under control',
  CURED: 'Over',
  UNKNOWN: 'Not known',
});

export const pastHistoryIntensiveCare = defineWords('case-sheets/sections/history.pastHistoryIntensiveCare', {
  YES: 'Yes',
  NO: 'No',
});

export const pastHistoryChildhood = defineWords('case-sheets/sections/history.pastHistoryChildhood', {
  COMPLETE: 'Complete for age',
  INCOMPLETE: 'Incomplete',
  NEVER: 'None',
  UNKNOWN: 'Not known',
});

export const pastHistorySeen = defineWords('case-sheets/sections/history.pastHistorySeen', {
  CARD: 'Card or certificate seen',
  BY_MOUTH: 'By word of mouth',
});

export const personal = defineWords('case-sheets/sections/history.personal', {
  daily: 'Daily life',
  maritalStatus: 'Marital status',
  appetite: 'Appetite',
  weightChange: 'Weight in the last 6 months',
  weightChangeBy: 'By about',
  weightChangeWanted: 'Intended',
  sleep: 'Sleep',
  hours: 'Hours a night',
  trouble: 'Trouble',
  bowelBladder: 'Bowel and bladder',
  bowel: 'Bowel habit',
  bladder: 'Passing urine',
  exposure: 'Travel and contact',
  travelled: 'Travelled in the last month',
  travelledTo: 'Where',
  contact: 'Contact with an infectious illness',
  otherContact: 'Which illness',
});

export const personalMaritalStatus = defineWords('case-sheets/sections/history.personalMaritalStatus', {
  SINGLE: 'Not married',
  MARRIED: 'Married',
  WIDOWED: 'Widowed',
  SEPARATED: 'Divorced or separated',
  NO_ANSWER: 'Not said',
});

export const personalAppetite = defineWords('case-sheets/sections/history.personalAppetite', {
  NORMAL: 'Normal',
  REDUCED: 'Reduced',
  INCREASED: 'Increased',
});

export const personalWeightChange = defineWords('case-sheets/sections/history.personalWeightChange', {
  SAME: 'The same',
  LOST: 'Lost',
  GAINED: 'Gained',
  UNKNOWN: 'Not known',
});

export const personalWeightChangeWanted = defineWords(
  'case-sheets/sections/history.personalWeightChangeWanted',
  {
    YES: 'Yes, by diet or exercise',
    NO: 'No',
  },
);

export const personalTrouble = defineWords('case-sheets/sections/history.personalTrouble', {
  FALLING_ASLEEP: 'Falling asleep',
  WAKING: 'Waking at night or too early',
  SNORING: 'Loud snoring',
  PAUSES: 'Breathing stops while asleep',
  DAYTIME: 'Sleepy in the daytime',
});

export const personalBowel = defineWords('case-sheets/sections/history.personalBowel', {
  REGULAR: 'Regular',
  CONSTIPATED: 'Constipated',
  LOOSE: 'Loose',
  ALTERNATING: 'Changing between both',
});

export const personalBladder = defineWords('case-sheets/sections/history.personalBladder', {
  OFTEN: 'Often',
  NIGHT: 'Twice or more at night',
  BURNING: 'Burning',
  URGENCY: 'Cannot wait',
  LEAKING: 'Leaks',
});

export const personalContact = defineWords('case-sheets/sections/history.personalContact', {
  NO: 'No',
  TUBERCULOSIS: 'Tuberculosis',
  FEVER: 'Fever in the house or next door',
  OTHER: 'Other',
});

export const social = defineWords('case-sheets/sections/history.social', {
  home: 'Home',
  livesWith: 'Lives with',
  household: 'People in the household',
  house: 'House',
  water: 'Drinking water',
  toilet: 'Toilet',
  fuel: 'Cooking fuel',
  means: 'Means and help',
  education: 'Education',
  cover: 'Cost of care',
  carer: 'Help when ill',
  barriers: 'Hard to reach care because of',
  ownPhone: 'Has a phone of their own',
  safeAtHome: 'Feels safe at home',
  hint: 'Ask only in private',
});

export const socialLivesWith = defineWords('case-sheets/sections/history.socialLivesWith', {
  FAMILY: 'Family',
  SPOUSE: 'Husband or wife alone',
  ALONE: 'Alone',
  HOSTEL: 'Hostel or shared room',
  INSTITUTION: 'Care home or institution',
  HOMELESS: 'No fixed home',
});

export const socialHouse = defineWords('case-sheets/sections/history.socialHouse', {
  PUCCA: 'Pucca',
  SEMI_PUCCA: 'Semi-pucca',
  KACCHA: 'Kaccha',
});

export const socialWater = defineWords('case-sheets/sections/history.socialWater', {
  PIPED: 'Piped',
  HAND_PUMP: 'Hand pump or bore well',
  WELL: 'Open well',
  TANKER: 'Tanker',
  BOTTLED: 'Bottled or filtered',
  SURFACE: 'River, pond or canal',
});

export const socialToilet = defineWords('case-sheets/sections/history.socialToilet', {
  OWN: 'Own',
  SHARED: 'Shared',
  OPEN: 'None',
});

export const socialFuel = defineWords('case-sheets/sections/history.socialFuel', {
  LPG: 'LPG or biogas',
  ELECTRICITY: 'Electricity',
  WOOD: 'Wood, dung or crop waste',
  COAL: 'Coal',
  KEROSENE: 'Kerosene',
});

export const socialEducation = defineWords('case-sheets/sections/history.socialEducation', {
  NO_SCHOOL: 'No school',
  PRIMARY: 'Up to class 5',
  MIDDLE: 'Up to class 8',
  SECONDARY: 'Up to class 12',
  GRADUATE: 'Graduate or more',
});

export const socialCover = defineWords('case-sheets/sections/history.socialCover', {
  PMJAY: 'Ayushman Bharat PM-JAY',
  STATE_SCHEME: 'State scheme',
  ESIC: 'ESIC or CGHS',
  PRIVATE: 'Private insurance or employer',
  OWN_MONEY: 'Own money',
});

export const socialCarer = defineWords('case-sheets/sections/history.socialCarer', {
  ALWAYS: 'Somebody at home',
  SOMETIMES: 'Somebody at times',
  NOBODY: 'Nobody',
});

export const socialBarriers = defineWords('case-sheets/sections/history.socialBarriers', {
  DISTANCE: 'Distance',
  COST: 'Cost',
  WORK: 'Work or children',
  COMPANION: 'Nobody to come along',
  LANGUAGE: 'Language',
  DISABILITY: 'Disability',
});

export const socialSafeAtHome = defineWords('case-sheets/sections/history.socialSafeAtHome', {
  YES: 'Yes',
  NO: 'No',
  NOT_ASKED: 'Not asked, not alone',
});

export const surgical = defineWords('case-sheets/sections/history.surgical', {
  before: 'Operations and anaesthesia',
  operated: 'Ever had an operation',
  anaestheticProblem: 'Trouble with an anaesthetic, own or in the family',
  anaestheticProblemWhich: 'Which trouble',
  bleeds: 'Bleeds long after a cut, a tooth or a birth',
  carries: 'Carries in the body',
  operations: 'Each operation',
  operation: 'Operation',
  when: 'Year or date',
  where: 'Hospital',
  reason: 'For',
  anaesthesia: 'Anaesthesia',
  complications: 'Complications',
  otherComplication: 'Which',
});

export const surgicalCarries = defineWords('case-sheets/sections/history.surgicalCarries', {
  PACEMAKER: 'Pacemaker or defibrillator',
  STENT: 'Stent',
  VALVE: 'Heart valve',
  JOINT: 'Joint, plate or rod',
  LENS: 'Eye lens',
  SHUNT: 'Shunt or port',
  OTHER: 'Other',
});

export const surgicalAnaesthesia = defineWords('case-sheets/sections/history.surgicalAnaesthesia', {
  GENERAL: 'General',
  SPINAL: 'Spinal or epidural',
  LOCAL: 'Local or block',
  SEDATION: 'Sedation',
  UNKNOWN: 'Not known',
});

export const surgicalComplications = defineWords('case-sheets/sections/history.surgicalComplications', {
  BLEEDING: 'Bleeding',
  INFECTION: 'Infection',
  CLOT: 'Clot in leg or lung',
  ANAESTHETIC: 'Of the anaesthetic',
  REOPERATION: 'Operated again',
  OTHER: 'Other',
});
