import { defineWords } from '#formatting';

export const breast = defineWords('case-sheets/sections/examination.breast', {
  history: 'History',
  symptoms: 'Complaint',
  breastfeeding: 'Breastfeeding now',
  lastImaging: 'Last mammography or ultrasound',
  imagingFound: 'What it showed',
  examination: 'Examination',
  skin: 'Skin',
  nipple: 'Nipples',
  discharge: 'Discharge',
  armpit: 'Nodes in the armpit',
  absent: 'None',
  notExamined: 'Not examined',
  result: 'Result',
  lumps: 'Lump',
  side: 'Side',
  quadrant: 'Where',
  size: 'Widest',
  consistency: 'Feels',
  mobility: 'Moves',
  since: 'Since',
});

export const breastSymptoms = defineWords('case-sheets/sections/examination.breastSymptoms', {
  LUMP: 'Lump',
  PAIN: 'Pain',
  DISCHARGE: 'Discharge from the nipple',
  SKIN: 'Change of skin or shape',
  NIPPLE: 'Nipple drawn in or sore',
  ARMPIT: 'Lump in the armpit',
});

export const breastBreastfeeding = defineWords('case-sheets/sections/examination.breastBreastfeeding', {
  YES: 'Yes',
  NO: 'No',
  NOT_APPLICABLE: 'Does not apply',
});

export const breastSkin = defineWords('case-sheets/sections/examination.breastSkin', {
  NORMAL: 'Normal',
  DIMPLE: 'Dimpled or puckered',
  ORANGE_PEEL: 'Like orange peel',
  RED: 'Red or warm',
  ULCER: 'Ulcer',
  NOT_EXAMINED: 'Not examined',
});

export const breastNipple = defineWords('case-sheets/sections/examination.breastNipple', {
  NORMAL: 'Normal',
  RETRACTED: 'Newly drawn in',
  ECZEMA: 'Scaly or sore',
  NOT_EXAMINED: 'Not examined',
});

export const breastDischarge = defineWords('case-sheets/sections/examination.breastDischarge', {
  ABSENT: 'None',
  MILKY: 'Milky',
  CLEAR: 'Clear',
  BLOODY: 'Bloody',
  PUS: 'Pus',
});

export const breastResult = defineWords('case-sheets/sections/examination.breastResult', {
  NORMAL: 'Normal',
  BENIGN: 'Looks benign, to be watched',
  SUSPICIOUS: 'Suspicious, refer',
});

export const breastQuadrant = defineWords('case-sheets/sections/examination.breastQuadrant', {
  UPPER_OUTER: 'Upper outer',
  UPPER_INNER: 'Upper inner',
  LOWER_OUTER: 'Lower outer',
  LOWER_INNER: 'Lower inner',
  CENTRAL: 'Behind the nipple',
  ARMPIT: 'Towards the armpit',
});

export const breastConsistency = defineWords('case-sheets/sections/examination.breastConsistency', {
  SOFT: 'Soft',
  FIRM: 'Firm',
  HARD: 'Hard',
  CYSTIC: 'Like a cyst',
});

export const breastMobility = defineWords('case-sheets/sections/examination.breastMobility', {
  FREE: 'Freely',
  TETHERED: 'Fixed to the skin',
  FIXED: 'Fixed to the chest wall',
});

export const notDone = defineWords('case-sheets/sections/examination.notDone', {
  NOT_DONE: 'Not done',
});

export const cervical = defineWords('case-sheets/sections/examination.cervical', {
  history: 'History',
  lastScreened: 'Screened before',
  vaccinated: 'HPV vaccine',
  pregnant: 'Pregnant now',
  symptoms: 'Complaint',
  examination: 'Examination',
  examinedOn: 'Examined on',
  consented: 'Agreed, with a woman present',
  cervix: 'Cervix',
  junction: 'Squamocolumnar junction',
  via: 'VIA',
  hpv: 'HPV test',
  smear: 'Smear (Bethesda)',
  next: 'Next',
});

export const cervicalLastScreened = defineWords('case-sheets/sections/examination.cervicalLastScreened', {
  NEVER: 'Never',
  WITHIN_5: 'Within 5 years',
  BEFORE_5: 'More than 5 years ago',
  UNKNOWN: 'Not known',
});

export const cervicalSymptoms = defineWords('case-sheets/sections/examination.cervicalSymptoms', {
  DISCHARGE: 'Foul or bloody discharge',
  AFTER_SEX: 'Bleeding after intercourse',
  BETWEEN: 'Bleeding between periods',
  AFTER_MENOPAUSE: 'Bleeding after menopause',
  PAIN: 'Pain in the lower belly',
});

export const cervicalConsented = defineWords('case-sheets/sections/examination.cervicalConsented', {
  YES: 'Yes',
  DECLINED: 'Declined',
});

export const cervicalCervix = defineWords('case-sheets/sections/examination.cervicalCervix', {
  HEALTHY: 'Healthy',
  ECTROPION: 'Ectropion',
  INFLAMED: 'Inflamed or pus',
  POLYP: 'Polyp',
  BLEEDS: 'Bleeds on touch',
  GROWTH: 'Growth or ulcer',
  NOT_SEEN: 'Not seen',
});

export const cervicalJunction = defineWords('case-sheets/sections/examination.cervicalJunction', {
  SEEN: 'Fully seen',
  PARTLY: 'Partly seen',
  NOT_SEEN: 'Not seen',
});

export const cervicalVia = defineWords('case-sheets/sections/examination.cervicalVia', {
  NEGATIVE: 'Negative',
  POSITIVE: 'Positive',
  SUSPICIOUS: 'Suspicious of cancer',
});

export const cervicalHpv = defineWords('case-sheets/sections/examination.cervicalHpv', {
  NEGATIVE: 'Negative',
  POSITIVE_16_18: 'Positive, type 16 or 18',
  POSITIVE: 'Positive, other type',
  INVALID: 'Not valid',
});

export const cervicalSmear = defineWords('case-sheets/sections/examination.cervicalSmear', {
  NILM: 'NILM',
  ASC_US: 'ASC-US',
  LSIL: 'LSIL',
  ASC_H: 'ASC-H',
  HSIL: 'HSIL',
  AGC: 'AGC',
  CANCER: 'Cancer',
  UNSATISFACTORY: 'Unsatisfactory',
});

export const cervicalNext = defineWords('case-sheets/sections/examination.cervicalNext', {
  RESCREEN: 'Screen again in 5 years',
  TREAT: 'Treat here',
  COLPOSCOPY: 'Refer for colposcopy',
  CANCER_CENTRE: 'Refer to a cancer centre',
});

export const dental = defineWords('case-sheets/sections/examination.dental', {
  care: 'Care of the teeth',
  symptoms: 'Complaint',
  brushing: 'Cleans the teeth',
  brushesWith: 'With',
  lastVisit: 'Last visit to a dentist',
  examination: 'Examination',
  decayed: 'Decayed teeth',
  missing: 'Missing teeth',
  filled: 'Filled teeth',
  gums: 'Gums',
  fluorosis: 'Fluorosis',
  denture: 'Denture',
  teeth: 'Tooth',
  tooth: 'Tooth (FDI)',
  hint: 'Quadrant and place: 36 is the lower left first molar',
  finding: 'Finding',
  plan: 'Plan',
});

export const dentalSymptoms = defineWords('case-sheets/sections/examination.dentalSymptoms', {
  PAIN: 'Toothache',
  SENSITIVE: 'Sensitive to hot or cold',
  BLEEDING: 'Bleeding gums',
  SWELLING: 'Swollen face or gum',
  LOOSE: 'Loose tooth',
  BREATH: 'Bad breath',
  CHEWING: 'Hard to chew',
});

export const dentalBrushing = defineWords('case-sheets/sections/examination.dentalBrushing', {
  TWICE: 'Twice a day or more',
  ONCE: 'Once a day',
  LESS: 'Not every day',
});

export const dentalBrushesWith = defineWords('case-sheets/sections/examination.dentalBrushesWith', {
  BRUSH: 'Brush and toothpaste',
  POWDER: 'Powder or charcoal',
  STICK: 'Neem or other stick',
  TOBACCO: 'Tobacco (gul, mishri)',
});

export const dentalGums = defineWords('case-sheets/sections/examination.dentalGums', {
  HEALTHY: 'Healthy',
  GINGIVITIS: 'Bleed on probing',
  SHALLOW: 'Pockets of 4 to 5 mm',
  DEEP: 'Pockets of 6 mm or more',
  NOT_EXAMINED: 'Not examined',
});

export const dentalFluorosis = defineWords('case-sheets/sections/examination.dentalFluorosis', {
  ABSENT: 'Absent',
  MILD: 'Mild',
  MODERATE: 'Moderate',
  SEVERE: 'Severe',
});

export const dentalDenture = defineWords('case-sheets/sections/examination.dentalDenture', {
  ABSENT: 'None',
  PARTIAL: 'Partial',
  COMPLETE: 'Complete',
});

export const dentalFinding = defineWords('case-sheets/sections/examination.dentalFinding', {
  DECAY: 'Decay',
  PULP: 'Pulp open or abscess',
  ROOT: 'Root only',
  MOBILE: 'Mobile',
  FRACTURE: 'Broken',
  IMPACTED: 'Impacted',
  FILLED: 'Filled',
  MISSING: 'Missing',
});

export const entChoices = defineWords('case-sheets/sections/examination.entChoices', {
  NORMAL: 'Normal',
  RED: 'Red or bulging',
  FLUID: 'Fluid behind it',
  PERFORATED: 'Perforated',
  RETRACTED: 'Retracted',
  DISCHARGE: 'Discharge',
  WAX: 'Hidden by wax',
  NOT_SEEN: 'Not examined',
});

export const entChoicesLabels = defineWords('case-sheets/sections/examination.entChoicesLabels', {
  HEARD: 'Whisper heard at arm’s length',
  NOT_HEARD: 'Whisper not heard',
  NOT_TESTED: 'Not tested',
});

export const ent = defineWords('case-sheets/sections/examination.ent', {
  ear: 'Ear',
  complaint: 'Complaint',
  side: 'Side',
  since: 'Since',
  drumRight: 'Eardrum, right',
  drumLeft: 'Eardrum, left',
  hearingRight: 'Hearing, right',
  hearingLeft: 'Hearing, left',
  weber: 'Weber test',
  nose: 'Nose',
  septum: 'Septum',
  polyp: 'Polyp or mass',
  throat: 'Throat and neck',
  hoarseWeeks: 'Weeks hoarse',
  tonsils: 'Tonsils (Brodsky)',
  n0RemovedOrNotVisible: '0 Removed or not visible',
  n1UpToQuarterOfThroat: '1 Up to a quarter of the throat',
  n2UpToHalf: '2 Up to half',
  n3UpToThreeQuarters: '3 Up to three quarters',
  n4MoreThanThreeQuarters: '4 More than three quarters',
  pharynx: 'Pharynx',
});

export const entSymptoms = defineWords('case-sheets/sections/examination.entSymptoms', {
  PAIN: 'Pain',
  DISCHARGE: 'Discharge',
  HEARING: 'Hears less',
  RINGING: 'Ringing',
  GIDDINESS: 'Giddiness',
  ITCH: 'Itch',
});

export const entWeber = defineWords('case-sheets/sections/examination.entWeber', {
  CENTRAL: 'Central',
  RIGHT: 'To the right',
  LEFT: 'To the left',
  NOT_TESTED: 'Not tested',
});

export const entSymptomsLabels = defineWords('case-sheets/sections/examination.entSymptomsLabels', {
  BLOCKED: 'Blocked',
  RUNNING: 'Runs',
  SNEEZING: 'Sneezing',
  BLEEDING: 'Bleeding',
  SMELL: 'Smells less',
  FACE_PAIN: 'Pain in the face',
  SNORING: 'Snoring',
});

export const entSeptum = defineWords('case-sheets/sections/examination.entSeptum', {
  MIDLINE: 'Midline',
  RIGHT: 'To the right',
  LEFT: 'To the left',
  NOT_EXAMINED: 'Not examined',
});

export const entSymptoms3 = defineWords('case-sheets/sections/examination.entSymptoms3', {
  SORE: 'Sore',
  SWALLOWING: 'Hard or painful to swallow',
  HOARSE: 'Hoarse',
  LUMP: 'Lump in the neck',
  CHOKING: 'Chokes on food',
});

export const entPharynx = defineWords('case-sheets/sections/examination.entPharynx', {
  RED: 'Red',
  PUS: 'Pus or exudate',
  MEMBRANE: 'Grey membrane',
  DRIP: 'Discharge from behind the nose',
  BULGE: 'Bulge on one side',
});

export const gastrointestinal = defineWords('case-sheets/sections/examination.gastrointestinal', {
  history: 'History',
  symptoms: 'Complaint',
  alarm: 'Alarm signs',
  stools: 'Stools a day',
  abdomen: 'Abdomen',
  shape: 'Shape',
  tenderness: 'Tenderness',
  tenderWhere: 'Where',
  guarding: 'Guarding or rebound',
  liver: 'Liver below the ribs',
  spleen: 'Spleen below the ribs',
  mass: 'Mass',
  fluid: 'Free fluid',
  bowelSounds: 'Bowel sounds',
  hernia: 'Hernia',
  rectal: 'Rectal examination',
});

export const gastrointestinalSymptoms = defineWords(
  'case-sheets/sections/examination.gastrointestinalSymptoms',
  {
    PAIN: 'Pain',
    HEARTBURN: 'Heartburn',
    NAUSEA: 'Nausea or vomiting',
    BLOATING: 'Bloating',
    DIARRHOEA: 'Loose stools',
    CONSTIPATION: 'Constipation',
    WORMS: 'Worms passed',
    ANAL: 'Pain or lump at the anus',
  },
);

export const gastrointestinalAlarm = defineWords('case-sheets/sections/examination.gastrointestinalAlarm', {
  SWALLOWING: 'Food sticks',
  WEIGHT_LOSS: 'Weight loss',
  BLOOD_VOMITED: 'Blood vomited',
  BLACK_STOOL: 'Black stool',
  BLOOD_IN_STOOL: 'Blood in the stool',
  JAUNDICE: 'Jaundice',
  VOMITING: 'Vomits everything',
  ANAEMIA: 'Anaemia',
});

export const gastrointestinalShape = defineWords('case-sheets/sections/examination.gastrointestinalShape', {
  FLAT: 'Flat',
  DISTENDED: 'Distended',
  SUNKEN: 'Sunken',
  NOT_EXAMINED: 'Not examined',
});

export const gastrointestinalTenderWhere = defineWords(
  'case-sheets/sections/examination.gastrointestinalTenderWhere',
  {
    RIGHT_UPPER: 'Right upper',
    EPIGASTRIC: 'Upper middle',
    LEFT_UPPER: 'Left upper',
    RIGHT_LOIN: 'Right loin',
    UMBILICAL: 'Around the navel',
    LEFT_LOIN: 'Left loin',
    RIGHT_LOWER: 'Right lower',
    SUPRAPUBIC: 'Lower middle',
    LEFT_LOWER: 'Left lower',
    EVERYWHERE: 'Everywhere',
  },
);

export const gastrointestinalFluid = defineWords('case-sheets/sections/examination.gastrointestinalFluid', {
  ABSENT: 'Absent',
  SHIFTING: 'Shifting dullness',
  THRILL: 'Fluid thrill',
  NOT_EXAMINED: 'Not examined',
});

export const gastrointestinalBowelSounds = defineWords(
  'case-sheets/sections/examination.gastrointestinalBowelSounds',
  {
    NORMAL: 'Normal',
    INCREASED: 'Increased',
    ABSENT: 'Absent',
    NOT_EXAMINED: 'Not examined',
  },
);

export const gastrointestinalHernia = defineWords('case-sheets/sections/examination.gastrointestinalHernia', {
  INGUINAL: 'Inguinal',
  UMBILICAL: 'Umbilical',
  INCISIONAL: 'At a scar',
});

export const gastrointestinalRectal = defineWords('case-sheets/sections/examination.gastrointestinalRectal', {
  NORMAL: 'Normal',
  PILES: 'Piles',
  FISSURE: 'Fissure',
  FISTULA: 'Fistula or abscess',
  MASS: 'Mass',
  BLOOD: 'Blood on the glove',
  NOT_DONE: 'Not done',
});

export const general = defineWords('case-sheets/sections/examination.general', {
  appearance: 'Appearance',
  consciousness: 'Consciousness (ACVPU)',
  looks: 'Looks',
  nourishment: 'Nourishment',
  hydration: 'Hydration',
  vitals: 'Vital signs',
  rhythm: 'Pulse rhythm',
  signs: 'Signs',
  pallor: 'Pallor',
  icterus: 'Jaundice',
  cyanosis: 'Cyanosis',
  clubbing: 'Clubbing',
  nodes: 'Enlarged lymph nodes',
  nodesWhere: 'Where',
  oedema: 'Oedema',
  oedemaWhere: 'Where is the swelling',
});

export const generalConsciousness = defineWords('case-sheets/sections/examination.generalConsciousness', {
  ALERT: 'Alert',
  NEW_CONFUSION: 'New confusion',
  VOICE: 'Responds to voice',
  PAIN: 'Responds to pain',
  UNRESPONSIVE: 'Unresponsive',
});

export const generalLooks = defineWords('case-sheets/sections/examination.generalLooks', {
  WELL: 'Well',
  ILL: 'Ill',
  TOXIC: 'Very ill or in distress',
});

export const generalNourishment = defineWords('case-sheets/sections/examination.generalNourishment', {
  WELL: 'Well nourished',
  UNDER: 'Undernourished',
  WASTED: 'Wasted',
  OBESE: 'Obese',
});

export const generalHydration = defineWords('case-sheets/sections/examination.generalHydration', {
  NORMAL: 'Normal',
  SOME: 'Some dehydration',
  SEVERE: 'Severe dehydration',
  OVERLOADED: 'Overloaded',
});

export const generalRhythm = defineWords('case-sheets/sections/examination.generalRhythm', {
  REGULAR: 'Regular',
  OCCASIONAL: 'Occasional missed beats',
  IRREGULAR: 'Irregular throughout',
});

export const generalPallor = defineWords('case-sheets/sections/examination.generalPallor', {
  ABSENT: 'Absent',
  SOME: 'Some',
  SEVERE: 'Severe',
  NOT_EXAMINED: 'Not examined',
});

export const generalCyanosis = defineWords('case-sheets/sections/examination.generalCyanosis', {
  ABSENT: 'Absent',
  PERIPHERAL: 'Peripheral',
  CENTRAL: 'Central',
  NOT_EXAMINED: 'Not examined',
});

export const generalNodesWhere = defineWords('case-sheets/sections/examination.generalNodesWhere', {
  NECK: 'Neck',
  SUPRACLAVICULAR: 'Above the collarbone',
  ARMPIT: 'Armpit',
  GROIN: 'Groin',
});

export const generalOedemaWhere = defineWords('case-sheets/sections/examination.generalOedemaWhere', {
  FEET: 'Feet and ankles',
  LEGS: 'Up to the knees or more',
  SACRUM: 'Lower back',
  FACE: 'Face',
  ONE_LEG: 'One leg only',
});

export const genital = defineWords('case-sheets/sections/examination.genital', {
  history: 'History',
  symptoms: 'Complaint',
  hint: 'Ask only in private',
  discharge: 'The discharge is',
  ulcer: 'The ulcers are',
  since: 'Since',
  partner: 'Partner has it too',
  examination: 'Examination',
  consented: 'Agreed, with a chaperone',
  external: 'External genitalia',
  internal: 'Internal examination',
  testes: 'Testes',
  groinNodes: 'Nodes in the groin',
  absent: 'None',
  offered: 'Offered',
});

export const genitalSymptoms = defineWords('case-sheets/sections/examination.genitalSymptoms', {
  DISCHARGE: 'Discharge',
  ULCER: 'Ulcer or sore',
  ITCH: 'Itch',
  GROWTH: 'Warts or growth',
  BURNING: 'Burning urine',
  PAIN: 'Pain in the lower belly',
  SCROTUM: 'Swelling or pain of the scrotum',
  GROIN: 'Swelling in the groin',
  PROLAPSE: 'Something comes down',
});

export const genitalDischarge = defineWords('case-sheets/sections/examination.genitalDischarge', {
  THIN: 'Thin and grey',
  CURDY: 'White and curdy',
  FROTHY: 'Yellow, green or frothy',
  PUS: 'Pus',
  BLOODY: 'Bloody',
});

export const genitalUlcer = defineWords('case-sheets/sections/examination.genitalUlcer', {
  ONE_PAINLESS: 'One, painless',
  ONE_PAINFUL: 'One, painful',
  MANY_BLISTERS: 'Many, began as blisters',
  MANY_PAINLESS: 'Many, painless',
});

export const genitalPartner = defineWords('case-sheets/sections/examination.genitalPartner', {
  YES: 'Yes',
  NO: 'No',
  UNKNOWN: 'Not known',
});

export const genitalConsented = defineWords('case-sheets/sections/examination.genitalConsented', {
  YES: 'Yes',
  NO_CHAPERONE: 'Yes, wanted no chaperone',
  DECLINED: 'Declined',
});

export const genitalTestes = defineWords('case-sheets/sections/examination.genitalTestes', {
  NORMAL: 'Normal',
  UNDESCENDED: 'Undescended',
  SWOLLEN: 'Swollen or tender',
  HARD: 'Hard lump',
  NOT_APPLICABLE: 'Does not apply',
});

export const genitalOffered = defineWords('case-sheets/sections/examination.genitalOffered', {
  HIV: 'HIV test',
  SYPHILIS: 'Syphilis test',
  HEPATITIS: 'Hepatitis B and C test',
  PARTNER: 'Treatment of the partner',
  CONDOMS: 'Condoms',
});

export const ophthalmicChoices = defineWords('case-sheets/sections/examination.ophthalmicChoices', {
  '6_6': '6/6',
  '6_9': '6/9',
  '6_12': '6/12',
  '6_18': '6/18',
  '6_24': '6/24',
  '6_36': '6/36',
  '6_60': '6/60',
  '3_60': '3/60',
  COUNTS_FINGERS: 'Counts fingers',
  HAND_MOVEMENT: 'Hand movements',
  LIGHT: 'Perceives light',
  NO_LIGHT: 'No perception of light',
  NOT_TESTED: 'Not tested',
});

export const ophthalmicChoicesLabels = defineWords(
  'case-sheets/sections/examination.ophthalmicChoicesLabels',
  {
    CLEAR: 'Clear',
    EARLY: 'Early cataract',
    MATURE: 'Mature cataract',
    IMPLANT: 'Artificial lens',
    ABSENT: 'No lens',
    NOT_EXAMINED: 'Not examined',
  },
);

export const ophthalmicChoices3 = defineWords('case-sheets/sections/examination.ophthalmicChoices3', {
  NORMAL: 'No retinopathy',
  MILD: 'Mild non-proliferative',
  MODERATE: 'Moderate non-proliferative',
  SEVERE: 'Severe non-proliferative',
  PROLIFERATIVE: 'Proliferative',
  OTHER: 'Other finding',
  UNGRADABLE: 'Not gradable',
  NOT_EXAMINED: 'Not examined',
});

export const ophthalmic = defineWords('case-sheets/sections/examination.ophthalmic', {
  complaint: 'Complaint',
  wears: 'Wears',
  sight: 'Sight',
  testedWith: 'Tested',
  right: 'Distance, right',
  left: 'Distance, left',
  near: 'Near, both eyes',
  examination: 'Examination',
  redEye: 'Red eye',
  corneaOpaque: 'Opacity of the cornea',
  pupils: 'Pupils',
  lensRight: 'Lens, right',
  lensLeft: 'Lens, left',
  pressureRight: 'Eye pressure, right',
  pressureLeft: 'Eye pressure, left',
  fundusRight: 'Retina, right',
  fundusLeft: 'Retina, left',
  macula: 'Swelling of the macula',
  fundusOn: 'Retina seen on',
});

export const ophthalmicSymptoms = defineWords('case-sheets/sections/examination.ophthalmicSymptoms', {
  BLURRED: 'Blurred slowly',
  SUDDEN: 'Sight lost suddenly',
  RED: 'Red',
  PAIN: 'Pain',
  WATERING: 'Watering',
  DISCHARGE: 'Discharge',
  FLASHES: 'Flashes or floaters',
  DOUBLE: 'Double vision',
  INJURY: 'Injury',
});

export const ophthalmicWears = defineWords('case-sheets/sections/examination.ophthalmicWears', {
  NOTHING: 'Nothing',
  DISTANCE: 'Glasses for distance',
  NEAR: 'Glasses for reading',
  BOTH: 'Glasses for both',
  CONTACT: 'Contact lenses',
});

export const ophthalmicTestedWith = defineWords('case-sheets/sections/examination.ophthalmicTestedWith', {
  UNAIDED: 'Without glasses',
  GLASSES: 'With own glasses',
  PINHOLE: 'Through a pinhole',
});

export const ophthalmicNear = defineWords('case-sheets/sections/examination.ophthalmicNear', {
  N6: 'N6',
  N8: 'N8',
  N10: 'N10',
  N12: 'N12',
  N18: 'N18',
  N36: 'N36 or worse',
  NOT_TESTED: 'Not tested',
});

export const ophthalmicPupils = defineWords('case-sheets/sections/examination.ophthalmicPupils', {
  EQUAL: 'Equal and reacting',
  UNEQUAL: 'Unequal',
  FIXED: 'Not reacting',
  NOT_EXAMINED: 'Not examined',
});

export const oral = defineWords('case-sheets/sections/examination.oral', {
  complaint: 'Complaint',
  symptoms: 'In the mouth',
  examination: 'Examination',
  hygiene: 'Oral hygiene',
  opening: 'Mouth opening between the incisors',
  hint: 'Three fingers of the patient are about normal',
  lips: 'Lips',
  cheeks: 'Inner cheeks',
  tongue: 'Tongue and floor of the mouth',
  palate: 'Palate and throat opening',
  gums: 'Gums',
  lesions: 'Lesion',
  kind: 'Kind',
  site: 'Site',
  size: 'Widest',
  weeks: 'Weeks',
  hard: 'Hard or bleeds on touch',
});

export const oralSymptoms = defineWords('case-sheets/sections/examination.oralSymptoms', {
  PAIN: 'Pain',
  BURNING: 'Burning with spices',
  ULCER: 'Ulcer that does not heal in 2 weeks',
  OPENING: 'Mouth does not open fully',
  SWALLOWING: 'Hard to swallow',
  BLEEDING: 'Bleeding',
  DRY: 'Dry mouth',
  NUMB: 'Numbness',
});

export const oralHygiene = defineWords('case-sheets/sections/examination.oralHygiene', {
  GOOD: 'Good',
  FAIR: 'Fair',
  POOR: 'Poor',
});

export const oralKind = defineWords('case-sheets/sections/examination.oralKind', {
  ULCER: 'Ulcer',
  WHITE: 'White patch',
  RED: 'Red patch',
  MIXED: 'White and red patch',
  FIBROSIS: 'Stiff, pale bands (submucous fibrosis)',
  LICHEN: 'Lacy white lines (lichen planus)',
  GROWTH: 'Growth or lump',
  PIGMENT: 'Dark patch',
  OTHER: 'Other',
});

export const prostate = defineWords('case-sheets/sections/examination.prostate', {
  psa: 'PSA',
  urine: 'Passing urine',
  storage: 'Between times',
  voiding: 'While passing',
  nights: 'Times a night',
  bother: 'How much it bothers',
  retention: 'Ever could not pass urine',
  bonePain: 'New pain in back or bones',
  examination: 'Examination and tests',
  size: 'Size by finger',
  feels: 'Feels',
  psaOn: 'PSA taken on',
  residual: 'Urine left after passing',
  volume: 'Volume by ultrasound',
});

export const prostateStorage = defineWords('case-sheets/sections/examination.prostateStorage', {
  OFTEN: 'Often in the day',
  URGENCY: 'Cannot wait',
  LEAKING: 'Leaks',
});

export const prostateVoiding = defineWords('case-sheets/sections/examination.prostateVoiding', {
  HESITANCY: 'Starts late',
  WEAK: 'Weak stream',
  STOPS: 'Stops and starts',
  STRAINING: 'Strains',
  INCOMPLETE: 'Feels not empty',
  DRIBBLING: 'Dribbles after',
  PAIN: 'Pain or burning',
  BLOOD: 'Blood',
});

export const prostateBother = defineWords('case-sheets/sections/examination.prostateBother', {
  LITTLE: 'Little',
  SOME: 'Some',
  MUCH: 'Much',
  UNBEARABLE: 'Cannot live with it',
});

export const prostateSize = defineWords('case-sheets/sections/examination.prostateSize', {
  NORMAL: 'Normal',
  MILD: 'Mildly enlarged',
  MODERATE: 'Moderately enlarged',
  LARGE: 'Very enlarged',
  NOT_DONE: 'Not examined',
});

export const prostateFeels = defineWords('case-sheets/sections/examination.prostateFeels', {
  SMOOTH: 'Smooth and rubbery',
  TENDER: 'Tender or boggy',
  NODULE: 'Nodule',
  HARD: 'Hard',
  IRREGULAR: 'Irregular or fixed',
});

export const systemic = defineWords('case-sheets/sections/examination.systemic', {
  n5Normal: '5 Normal',
  n4AgainstSomeResistance: '4 Against some resistance',
  n3AgainstGravity: '3 Against gravity',
  n2WithGravityEliminated: '2 With gravity eliminated',
  n1Flicker: '1 Flicker',
  n0None: '0 None',
  heart: 'Heart and circulation',
  jvp: 'Neck veins',
  heartSounds: 'Heart sounds',
  murmur: 'Murmur',
  murmurWhere: 'Where and grade',
  pulsesAbsent: 'Pulses not felt',
  lungs: 'Lungs',
  airEntry: 'Air entry',
  addedSounds: 'Added sounds',
  soundsWhere: 'Where',
  nerves: 'Nerves',
  orientation: 'Orientation',
  cranialNerves: 'Cranial nerves',
  powerRightArm: 'Power, right arm',
  powerLeftArm: 'Power, left arm',
  powerRightLeg: 'Power, right leg',
  powerLeftLeg: 'Power, left leg',
  reflexes: 'Reflexes',
  sensation: 'Sensation',
  gait: 'Gait',
  neckStiffness: 'Stiff neck',
  joints: 'Joints and spine',
  jointSwelling: 'Swollen or tender joints',
  jointsWhich: 'Which',
  spine: 'Spine',
});

export const systemicJvp = defineWords('case-sheets/sections/examination.systemicJvp', {
  NORMAL: 'Normal',
  RAISED: 'Raised',
  NOT_EXAMINED: 'Not examined',
});

export const systemicHeartSounds = defineWords('case-sheets/sections/examination.systemicHeartSounds', {
  NORMAL: 'S1 and S2 normal',
  MUFFLED: 'Muffled',
  GALLOP: 'Third or fourth sound',
  RUB: 'Rub',
  NOT_EXAMINED: 'Not examined',
});

export const systemicMurmur = defineWords('case-sheets/sections/examination.systemicMurmur', {
  ABSENT: 'Absent',
  SYSTOLIC: 'Systolic',
  DIASTOLIC: 'Diastolic',
  BOTH: 'Both',
});

export const systemicPulsesAbsent = defineWords('case-sheets/sections/examination.systemicPulsesAbsent', {
  RADIAL: 'Radial',
  FEMORAL: 'Femoral',
  DORSALIS_PEDIS: 'Dorsalis pedis',
  POSTERIOR_TIBIAL: 'Posterior tibial',
  NONE: 'All felt',
});

export const systemicAirEntry = defineWords('case-sheets/sections/examination.systemicAirEntry', {
  EQUAL: 'Equal',
  LESS_RIGHT: 'Less on the right',
  LESS_LEFT: 'Less on the left',
  LESS_BOTH: 'Less on both sides',
  NOT_EXAMINED: 'Not examined',
});

export const systemicAddedSounds = defineWords('case-sheets/sections/examination.systemicAddedSounds', {
  WHEEZE: 'Wheeze',
  CRACKLES: 'Crackles',
  BRONCHIAL: 'Bronchial breathing',
  RUB: 'Pleural rub',
  STRIDOR: 'Stridor',
});

export const systemicOrientation = defineWords('case-sheets/sections/examination.systemicOrientation', {
  FULL: 'Time, place and person',
  PARTLY: 'In part',
  CONFUSED: 'None',
});

export const thyroid = defineWords('case-sheets/sections/examination.thyroid', {
  tsh: 'TSH',
  history: 'History',
  known: 'Known disease',
  treatment: 'Treatment so far',
  slow: 'Signs of too little',
  fast: 'Signs of too much',
  examination: 'Examination',
  goitre: 'Goitre',
  grade0NeitherFeltNorSeen: 'Grade 0: neither felt nor seen',
  grade1FeltNotSeen: 'Grade 1: felt, not seen',
  grade2Seen: 'Grade 2: seen',
  notExamined: 'Not examined',
  nodule: 'Nodule',
  noduleSize: 'Largest',
  noduleSigns: 'It is',
  eyes: 'Eyes',
  tremor: 'Tremor',
  tests: 'Last test',
  testedOn: 'Taken on',
  ft4: 'Free T4',
});

export const thyroidKnown = defineWords('case-sheets/sections/examination.thyroidKnown', {
  NO: 'None',
  HYPO: 'Underactive',
  HYPER: 'Overactive',
  GOITRE: 'Goitre or nodule',
  CANCER: 'Cancer',
  UNKNOWN: 'Not known',
});

export const thyroidTreatment = defineWords('case-sheets/sections/examination.thyroidTreatment', {
  LEVOTHYROXINE: 'Levothyroxine',
  ANTITHYROID: 'Antithyroid tablets',
  RADIOIODINE: 'Radioiodine',
  SURGERY: 'Surgery',
});

export const thyroidSlow = defineWords('case-sheets/sections/examination.thyroidSlow', {
  TIRED: 'Tiredness',
  COLD: 'Feels cold',
  WEIGHT_GAIN: 'Weight gain',
  CONSTIPATION: 'Constipation',
  HAIR: 'Dry skin or hair loss',
  HEAVY_PERIODS: 'Heavy periods',
  LOW_MOOD: 'Low mood',
});

export const thyroidFast = defineWords('case-sheets/sections/examination.thyroidFast', {
  PALPITATIONS: 'Palpitations',
  WEIGHT_LOSS: 'Weight loss',
  HEAT: 'Feels hot, sweats',
  TREMOR: 'Shaking hands',
  LOOSE: 'Loose stools',
  NERVOUS: 'Nervous or sleepless',
});

export const thyroidNoduleSigns = defineWords('case-sheets/sections/examination.thyroidNoduleSigns', {
  HARD: 'Hard',
  FIXED: 'Fixed',
  GROWING: 'Growing',
  TENDER: 'Tender',
  WITH_NODES: 'With lymph nodes',
});

export const thyroidEyes = defineWords('case-sheets/sections/examination.thyroidEyes', {
  LID_LAG: 'Lid lag or stare',
  BULGING: 'Bulging',
  DOUBLE: 'Double vision',
});
