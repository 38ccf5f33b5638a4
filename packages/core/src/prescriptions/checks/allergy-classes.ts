import { type CodedLabels, codedLabel } from '#formatting';

/** Classes in warnings of earlier versions. */
const ALLERGY_CLASSES = [
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
type AllergyClass = (typeof ALLERGY_CLASSES)[number];

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
