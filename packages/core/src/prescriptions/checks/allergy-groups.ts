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

type Row = readonly [member: keyof typeof words.allergyGroupNames.en, severity: Severity, source: string];

const classGroup = ([member, severity, source]: Row): AllergyGroup => ({
  rule: `allergy-class-${member}`,
  members: [member],
  severity,
  label: wordLabel(words.allergyGroupNames, member),
  source,
});

/** Classes in which an allergy to one member is an allergy to all. */
const CLASS_GROUPS = (
  [
    ['penicillin', 'severe', 'BNF'],
    ['cephalosporin', 'severe', 'BNF'],
    ['carbapenem', 'severe', 'BNF'],
    ['sulfonamide', 'severe', 'BNF'],
    ['macrolide', 'severe', 'BNF'],
    ['quinolone', 'severe', 'BNF'],
    ['tetracycline', 'severe', 'BNF'],
    ['aminoglycoside', 'severe', 'AAAAI 2022'],
    ['nitroimidazole', 'severe', 'CDC STI guidelines 2021'],
    ['lincosamide', 'severe', 'FDA label clindamycin'],
    ['rifamycin', 'severe', 'FDA label rifampin'],
    ['glycopeptide', 'important', 'BNF'],
    ['polymyxin', 'severe', 'FDA label colistimethate'],
    ['azole', 'important', 'FDA label fluconazole'],
    ['local-anaesthetic', 'severe', 'BNF'],
    ['ester-anaesthetic', 'severe', 'BNF'],
    ['aromatic-antiepileptic', 'severe', 'BNF'],
    ['ace-inhibitor', 'severe', 'BNF'],
    ['arb', 'important', 'BNF'],
    ['heparin', 'severe', 'BNF'],
    ['iodinated-contrast', 'severe', 'ACR Manual on Contrast Media'],
    ['iodine', 'severe', 'BNF'],
    ['insulin', 'important', 'AAAAI 2022'],
    ['statin', 'important', 'FDA label atorvastatin'],
    ['ppi', 'important', 'AAAAI 2022'],
    ['gliptin', 'important', 'FDA label sitagliptin'],
    ['corticosteroid', 'important', 'AAAAI 2022'],
    ['iron', 'important', 'EMA 2013'],
    ['antihistamine', 'note', 'BNF'],
    ['thiazide', 'important', 'BNF'],
    ['sulfonylurea', 'important', 'BNF'],
    ['benzodiazepine', 'important', 'FDA label alprazolam'],
    ['beta-blocker', 'note', 'BNF'],
    ['vaccine', 'important', 'UK Green Book, chapter 6'],
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
