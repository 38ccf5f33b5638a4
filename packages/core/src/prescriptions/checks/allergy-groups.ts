import { type Label, wordLabel } from '#formatting';
import type { Severity } from './medicine-finding.ts';
import * as words from './words/en.ts';

/** Substances with an allergy in common. */
export interface AllergyGroup {
  readonly rule: string;
  /** Substances or classes of the table of medicines. */
  readonly members: readonly string[];
  /** Members of these classes have a separate row. */
  readonly without?: readonly string[];
  /** Severity if the allergy is to one member. An allergy to the class itself is severe. */
  readonly severity: Severity;
  /** Applies only to allergies to the class itself. */
  readonly isNamedOnly?: true;
  readonly label: Label;
  readonly source: string;
}

type Row = readonly [member: string, severity: Severity, en: string, hi: string, source: string];

const classGroup = ([member, severity, en, hi, source]: Row): AllergyGroup => ({
  rule: `allergy-class-${member}`,
  members: [member],
  severity,
  label: { en, hi },
  source,
});

/** Classes in which an allergy to one member is an allergy to all. */
const CLASS_GROUPS = (
  [
    ['penicillin', 'severe', 'penicillins', 'पेनिसिलिन वर्ग', 'BNF'],
    ['cephalosporin', 'severe', 'cephalosporins', 'सेफ़लोस्पोरिन वर्ग', 'BNF'],
    ['carbapenem', 'severe', 'carbapenems', 'कार्बापेनेम वर्ग', 'BNF'],
    ['sulfonamide', 'severe', 'sulfonamide antibiotics', 'सल्फ़ा दवाएँ', 'BNF'],
    ['macrolide', 'severe', 'macrolides', 'मैक्रोलाइड वर्ग', 'BNF'],
    ['quinolone', 'severe', 'quinolones', 'क्विनोलोन वर्ग', 'BNF'],
    ['tetracycline', 'severe', 'tetracyclines', 'टेट्रासाइक्लिन वर्ग', 'BNF'],
    ['aminoglycoside', 'severe', 'aminoglycosides', 'एमिनोग्लाइकोसाइड वर्ग', 'AAAAI 2022'],
    ['nitroimidazole', 'severe', 'nitroimidazoles', 'नाइट्रोइमिडाज़ोल वर्ग', 'CDC STI guidelines 2021'],
    ['lincosamide', 'severe', 'lincosamides', 'लिंकोसामाइड वर्ग', 'FDA label clindamycin'],
    ['rifamycin', 'severe', 'rifamycins', 'रिफ़ामाइसिन वर्ग', 'FDA label rifampin'],
    ['glycopeptide', 'important', 'glycopeptides', 'ग्लाइकोपेप्टाइड वर्ग', 'BNF'],
    ['polymyxin', 'severe', 'polymyxins', 'पॉलीमिक्सिन वर्ग', 'FDA label colistimethate'],
    ['azole', 'important', 'azole antifungals', 'ऐज़ोल फफूँदरोधी', 'FDA label fluconazole'],
    ['local-anaesthetic', 'severe', 'local anaesthetics of the amide type', 'सुन्न करने की एमाइड दवाएँ', 'BNF'],
    ['ester-anaesthetic', 'severe', 'local anaesthetics of the ester type', 'सुन्न करने की एस्टर दवाएँ', 'BNF'],
    ['aromatic-antiepileptic', 'severe', 'aromatic antiepileptics', 'मिर्गी की ऐरोमैटिक दवाएँ', 'BNF'],
    ['ace-inhibitor', 'severe', 'ACE inhibitors', 'ACE इनहिबिटर', 'BNF'],
    ['arb', 'important', 'angiotensin receptor blockers', 'एंजियोटेंसिन रिसेप्टर ब्लॉकर', 'BNF'],
    ['heparin', 'severe', 'heparins', 'हेपरिन वर्ग', 'BNF'],
    [
      'iodinated-contrast',
      'severe',
      'iodinated contrast media',
      'आयोडीन वाले कॉन्ट्रास्ट',
      'ACR Manual on Contrast Media',
    ],
    ['iodine', 'severe', 'iodine', 'आयोडीन', 'BNF'],
    ['insulin', 'important', 'insulins', 'इंसुलिन', 'AAAAI 2022'],
    ['statin', 'important', 'statins', 'स्टैटिन', 'FDA label atorvastatin'],
    ['ppi', 'important', 'proton pump inhibitors', 'प्रोटॉन पंप इनहिबिटर', 'AAAAI 2022'],
    ['gliptin', 'important', 'gliptins', 'ग्लिप्टिन', 'FDA label sitagliptin'],
    ['corticosteroid', 'important', 'corticosteroids', 'स्टेरॉयड', 'AAAAI 2022'],
    ['iron', 'important', 'iron preparations', 'आयरन की दवाएँ', 'EMA 2013'],
    ['antihistamine', 'note', 'antihistamines', 'एंटीहिस्टामिन', 'BNF'],
    ['thiazide', 'important', 'thiazides', 'थायाज़ाइड', 'BNF'],
    ['sulfonylurea', 'important', 'sulfonylureas', 'सल्फ़ोनिलयूरिया', 'BNF'],
    ['benzodiazepine', 'important', 'benzodiazepines', 'बेंज़ोडायजेपीन', 'FDA label alprazolam'],
    ['beta-blocker', 'note', 'beta-blockers', 'बीटा-ब्लॉकर', 'BNF'],
    ['vaccine', 'important', 'vaccines', 'टीके', 'UK Green Book, chapter 6'],
  ] as const
).map(classGroup);

/** Isomers, salts, prodrugs and metabolites, which count as the same substance. */
const SAME_SUBSTANCE = [
  ['cetirizine', 'levocetirizine', 'hydroxyzine'],
  ['loratadine', 'desloratadine'],
  ['citalopram', 'escitalopram'],
  ['omeprazole', 'esomeprazole'],
  ['amlodipine', 's amlodipine'],
  ['salbutamol', 'levosalbutamol'],
  ['prednisone', 'prednisolone', 'methylprednisolone'],
  ['risperidone', 'paliperidone'],
  ['venlafaxine', 'desvenlafaxine'],
  ['azathioprine', 'mercaptopurine'],
  ['aciclovir', 'valaciclovir'],
  ['ganciclovir', 'valganciclovir'],
  ['theophylline', 'aminophylline', 'etofylline'],
  ['mycophenolate mofetil', 'mycophenolic acid'],
  ['ofloxacin', 'levofloxacin'],
  ['carbimazole', 'methimazole'],
].map(
  (members): AllergyGroup => ({
    rule: `allergy-same-${members[0]?.replace(/ /g, '-')}`,
    members,
    severity: 'severe',
    label: wordLabel(words.allergyGroups, 'nearlySameSubstance'),
    source: 'BNF',
  }),
);

const OPIOID_GROUPS: readonly AllergyGroup[] = [
  {
    rule: 'allergy-class-phenanthrene',
    members: [
      ...['morphine', 'codeine', 'oxycodone', 'hydrocodone', 'buprenorphine', 'butorphanol', 'nalbuphine'],
      'pentazocine',
    ],
    severity: 'severe',
    label: wordLabel(words.allergyGroups, 'opioidsOfMorphineGroup'),
    source: 'AAAAI 2022',
  },
  {
    rule: 'allergy-class-phenylpiperidine',
    members: ['fentanyl', 'pethidine', 'diphenoxylate', 'loperamide'],
    severity: 'severe',
    label: wordLabel(words.allergyGroups, 'opioidsOfPethidineGroup'),
    source: 'AAAAI 2022',
  },
  {
    rule: 'allergy-class-tramadol',
    members: ['tramadol', 'tapentadol'],
    severity: 'severe',
    label: wordLabel(words.allergyGroups, 'opioidsOfTramadolGroup'),
    source: 'FDA label tramadol (contraindicated after reactions to opioids)',
  },
  {
    rule: 'allergy-class-opioid',
    members: ['opioid'],
    severity: 'severe',
    isNamedOnly: true,
    label: wordLabel(words.allergyGroups, 'opioids'),
    source: 'BNF',
  },
];

const NSAID_GROUPS: readonly AllergyGroup[] = [
  {
    rule: 'allergy-class-nsaid',
    members: ['nsaid'],
    without: ['cox-2'],
    severity: 'severe',
    label: wordLabel(words.allergyGroups, 'aspirinAndOtherNSAIDs'),
    source: 'BNF, EAACI 2020',
  },
  {
    rule: 'allergy-class-cox-2',
    members: ['cox-2'],
    severity: 'severe',
    label: wordLabel(words.allergyGroups, 'cox2Inhibitors'),
    source: 'BNF',
  },
];

export const ALLERGY_GROUPS: readonly AllergyGroup[] = [
  ...SAME_SUBSTANCE,
  ...NSAID_GROUPS,
  ...OPIOID_GROUPS,
  ...CLASS_GROUPS,
];
