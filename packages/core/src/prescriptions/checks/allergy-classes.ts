import { type CodedLabels, codedLabel } from '#formatting';

/** Classes within which an allergy to one is reckoned with for all. */
export const ALLERGY_CLASSES = [
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'sulfonamide',
  'nsaid',
  'macrolide',
  'quinolone',
  'tetracycline',
  'aminoglycoside',
  'nitroimidazole',
  'opioid',
  'local-anaesthetic',
  'aromatic-antiepileptic',
  'ace-inhibitor',
  'insulin',
] as const;
export type AllergyClass = (typeof ALLERGY_CLASSES)[number];

const LABELS = {
  en: {
    penicillin: 'penicillins',
    cephalosporin: 'cephalosporins',
    carbapenem: 'carbapenems',
    sulfonamide: 'sulfonamides',
    nsaid: 'pain relievers like aspirin and ibuprofen (NSAIDs)',
    macrolide: 'macrolides',
    quinolone: 'quinolones',
    tetracycline: 'tetracyclines',
    aminoglycoside: 'aminoglycosides',
    nitroimidazole: 'nitroimidazoles',
    opioid: 'opioids',
    'local-anaesthetic': 'local anaesthetics',
    'aromatic-antiepileptic': 'aromatic medicines against fits',
    'ace-inhibitor': 'ACE inhibitors',
    insulin: 'insulins',
  },
  hi: {
    penicillin: 'पेनिसिलिन वर्ग',
    cephalosporin: 'सेफ़लोस्पोरिन वर्ग',
    carbapenem: 'कार्बापेनेम वर्ग',
    sulfonamide: 'सल्फ़ा दवाएँ',
    nsaid: 'एस्पिरिन और आइबुप्रोफ़ेन जैसी दर्द की दवाएँ (NSAID)',
    macrolide: 'मैक्रोलाइड वर्ग',
    quinolone: 'क्विनोलोन वर्ग',
    tetracycline: 'टेट्रासाइक्लिन वर्ग',
    aminoglycoside: 'एमिनोग्लाइकोसाइड वर्ग',
    nitroimidazole: 'नाइट्रोइमिडाज़ोल वर्ग',
    opioid: 'ओपिओइड वर्ग',
    'local-anaesthetic': 'सुन्न करने की दवाएँ',
    'aromatic-antiepileptic': 'दौरे की ऐरोमैटिक दवाएँ',
    'ace-inhibitor': 'ACE इनहिबिटर',
    insulin: 'इंसुलिन',
  },
} as const satisfies CodedLabels<AllergyClass>;

export const allergyClassLabel = (key: string, locale?: string): string => codedLabel(LABELS, key, locale);

/** How an allergy to a whole class is written down; spelling as `nameKey` leaves it. */
const NAMED: readonly (readonly [RegExp, readonly AllergyClass[]])[] = [
  [/\bpenn?icillins?\b|\bpencillins?\b|पेनिसिलिन|पेनिसिलीन/, ['penicillin']],
  [/\b(?:cephalosporins?|cefalosporins?)\b|सेफ़?लोस्पोरिन/, ['cephalosporin']],
  [/\bbeta ?lactams?\b/, ['penicillin', 'cephalosporin', 'carbapenem']],
  [/\bcarbapenems?\b/, ['carbapenem']],
  [/\bsulfas?\b|\bsulfonamides?\b|\bsulfur drugs?\b|सल्फा|सल्फ़ा/, ['sulfonamide']],
  [/\bnsaids?\b|\bnon ?steroidal\b|\bpain ?killers?\b/, ['nsaid']],
  [/\bmacrolides?\b/, ['macrolide']],
  [/\b(?:fluoro)?quinolones?\b/, ['quinolone']],
  [/\btetracyclines?\b/, ['tetracycline']],
  [/\baminoglycosides?\b/, ['aminoglycoside']],
  [/\b(?:opioids?|opiates?)\b/, ['opioid']],
  [/\blocal anaesthetics?\b|\blocal anesthetics?\b/, ['local-anaesthetic']],
  [/\bace inhibitors?\b/, ['ace-inhibitor']],
];

/** The classes that the words of an allergy name, such as "sulfa drugs". */
export const classesNamedIn = (key: string): readonly AllergyClass[] =>
  NAMED.flatMap(([words, classes]) => (words.test(key) ? classes : []));

/** Penicillins, cephalosporins and carbapenems share a ring; an allergy to one is asked about before another. */
export const BETA_LACTAMS: readonly AllergyClass[] = ['penicillin', 'cephalosporin', 'carbapenem'];
