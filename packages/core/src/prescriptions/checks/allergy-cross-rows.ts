import { type Label, wordLabel } from '#formatting';
import type { Severity } from './medicine-finding.ts';
import * as words from './words/en.ts';

/**
 * Medicines that can cause a reaction in people who are allergic to others. Names are substances or classes of the
 * table.
 */
export interface CrossRow {
  readonly rule: string;
  readonly allergicTo: readonly string[];
  readonly medicine: readonly string[];
  /** Substances and classes that the row excludes, on either side. */
  readonly unless?: readonly string[];
  /** Words that the recorded allergy must contain. */
  readonly after?: RegExp;
  readonly severity: Severity;
  readonly because: Label;
  readonly source: string;
}

const AMINO_PENICILLINS = ['amoxicillin', 'ampicillin'];
const AMINO_CEPHALOSPORINS = ['cefalexin', 'cefaclor', 'cefadroxil', 'cefprozil'];

const SIDE_CHAIN: Label = wordLabel(words.allergyCrossRows, 'sideChain');
const RING: Label = wordLabel(words.allergyCrossRows, 'ring');
const AIRWAYS: Label = wordLabel(words.allergyCrossRows, 'airways');
const SULFONAMIDE: Label = wordLabel(words.allergyCrossRows, 'sulfonamide');
const OPIOID: Label = wordLabel(words.allergyCrossRows, 'opioid');
const IODINE: Label = wordLabel(words.allergyCrossRows, 'iodine');
const ANGIOEDEMA: Label = wordLabel(words.allergyCrossRows, 'angioedema');
const INGREDIENT: Label = wordLabel(words.allergyCrossRows, 'ingredient');

const SHOCK = /anaphyla|shock|एनाफ/i;

const BETA_LACTAM_ROWS: readonly CrossRow[] = [
  {
    rule: 'allergy-amino-side-chain',
    allergicTo: ['penicillin'],
    medicine: [...AMINO_CEPHALOSPORINS, 'ceftaroline'],
    severity: 'severe',
    because: SIDE_CHAIN,
    source: 'BNF (penicillins: avoid cefaclor, cefadroxil, cefalexin, ceftaroline), AAAAI 2022',
  },
  {
    rule: 'allergy-amino-side-chain-back',
    allergicTo: AMINO_CEPHALOSPORINS,
    medicine: AMINO_PENICILLINS,
    severity: 'severe',
    because: SIDE_CHAIN,
    source: 'AAAAI 2022',
  },
  {
    rule: 'allergy-ceftazidime-aztreonam',
    allergicTo: ['ceftazidime', 'aztreonam'],
    medicine: ['ceftazidime', 'aztreonam'],
    severity: 'severe',
    because: SIDE_CHAIN,
    source: 'AAAAI 2022, BNF',
  },
  {
    rule: 'allergy-penicillin-cephalosporin',
    allergicTo: ['penicillin'],
    medicine: ['cephalosporin'],
    severity: 'important',
    because: wordLabel(words.allergyCrossRows, 'otherSideChain'),
    source: 'BNF, AAAAI 2022',
  },
  {
    rule: 'allergy-cephalosporin-penicillin',
    allergicTo: ['cephalosporin'],
    medicine: ['penicillin'],
    severity: 'important',
    because: RING,
    source: 'AAAAI 2022',
  },
  {
    rule: 'allergy-carbapenem',
    allergicTo: ['penicillin', 'cephalosporin'],
    medicine: ['carbapenem'],
    severity: 'important',
    because: RING,
    source: 'BNF, AAAAI 2022 (below 1 in 100)',
  },
  {
    rule: 'allergy-carbapenem-back',
    allergicTo: ['carbapenem'],
    medicine: ['penicillin', 'cephalosporin'],
    severity: 'important',
    because: RING,
    source: 'BNF',
  },
];

const PAIN_ROWS: readonly CrossRow[] = [
  {
    rule: 'allergy-nsaid-cox-2',
    allergicTo: ['nsaid'],
    medicine: ['cox-2'],
    severity: 'important',
    because: AIRWAYS,
    source: 'EAACI 2020, BNF',
  },
  {
    rule: 'allergy-cox-2-nsaid',
    allergicTo: ['cox-2'],
    medicine: ['nsaid'],
    severity: 'important',
    because: AIRWAYS,
    source: 'EAACI 2020, BNF',
  },
  {
    rule: 'allergy-salicylate-mesalazine',
    allergicTo: ['aspirin', 'salicylate'],
    medicine: ['mesalamine', 'sulfasalazine', 'bismuth subsalicylate'],
    severity: 'severe',
    because: wordLabel(words.allergyCrossRows, 'salicylate'),
    source: 'BNF',
  },
  {
    rule: 'allergy-opioid-other',
    allergicTo: ['opioid'],
    medicine: ['opioid'],
    severity: 'important',
    because: OPIOID,
    source: 'AAAAI 2022',
  },
];

const SULFONAMIDE_ROWS: readonly CrossRow[] = [
  {
    rule: 'allergy-sulfonamide-other',
    allergicTo: ['sulfonamide'],
    medicine: [
      'thiazide',
      'sulfonylurea',
      'furosemide',
      'torsemide',
      'bumetanide',
      'carbonic-anhydrase-inhibitor',
      'celecoxib',
      'zonisamide',
      'topiramate',
      'sumatriptan',
      'probenecid',
      'darunavir',
    ],
    severity: 'note',
    because: SULFONAMIDE,
    source: 'Strom NEJM 2003, AAAAI 2022',
  },
  {
    rule: 'allergy-sulfonamide-dapsone',
    allergicTo: ['sulfonamide'],
    medicine: ['dapsone'],
    severity: 'important',
    because: wordLabel(words.allergyCrossRows, 'sulfone'),
    source: 'AAAAI 2022',
  },
];

const OTHER_ROWS: readonly CrossRow[] = [
  {
    rule: 'allergy-aromatic-lamotrigine',
    allergicTo: ['aromatic-antiepileptic', 'lamotrigine'],
    medicine: ['aromatic-antiepileptic', 'lamotrigine'],
    severity: 'important',
    because: wordLabel(words.allergyCrossRows, 'aromaticAntiepileptic'),
    source: 'BNF (antiepileptic hypersensitivity syndrome)',
  },
  {
    rule: 'allergy-ace-arb',
    allergicTo: ['ace-inhibitor'],
    medicine: ['arb', 'renin-inhibitor'],
    unless: ['neprilysin-inhibitor'],
    severity: 'important',
    because: ANGIOEDEMA,
    source: 'BNF',
  },
  {
    rule: 'allergy-ace-sacubitril',
    allergicTo: ['ace-inhibitor', 'arb'],
    medicine: ['neprilysin-inhibitor'],
    severity: 'severe',
    because: ANGIOEDEMA,
    source: 'FDA label sacubitril/valsartan, BNF',
  },
  {
    rule: 'allergy-iodine-amiodarone',
    allergicTo: ['iodine', 'povidone iodine'],
    medicine: ['amiodarone', 'dronedarone'],
    severity: 'important',
    because: IODINE,
    source: 'BNF (amiodarone: iodine sensitivity)',
  },
  {
    rule: 'allergy-iodine-contrast',
    allergicTo: ['iodine'],
    medicine: ['iodinated-contrast'],
    severity: 'note',
    because: wordLabel(words.allergyCrossRows, 'iodineHarmless'),
    source: 'ACR Manual on Contrast Media',
  },
  {
    rule: 'allergy-fish-protamine',
    allergicTo: ['fish'],
    medicine: ['protamine', 'omega fatty acids'],
    severity: 'important',
    because: INGREDIENT,
    source: 'BNF (protamine: allergy to fish), FDA label omega-3',
  },
  {
    rule: 'allergy-egg-yellow-fever',
    allergicTo: ['egg'],
    medicine: ['yellow fever vaccine'],
    severity: 'severe',
    because: INGREDIENT,
    source: 'FDA label yellow fever vaccine (contraindicated), WHO',
  },
  {
    rule: 'allergy-egg-anaphylaxis-influenza',
    allergicTo: ['egg'],
    medicine: ['influenza vaccine'],
    after: SHOCK,
    severity: 'severe',
    because: INGREDIENT,
    source: 'UK Green Book, chapter 19 (after anaphylaxis only in a hospital)',
  },
  {
    rule: 'allergy-egg-soya-propofol',
    allergicTo: ['egg', 'soya'],
    medicine: ['propofol'],
    severity: 'important',
    because: INGREDIENT,
    source: 'FDA label propofol (contraindicated)',
  },
  {
    rule: 'allergy-egg-influenza',
    allergicTo: ['egg'],
    medicine: ['influenza vaccine'],
    severity: 'note',
    because: INGREDIENT,
    source: 'UK Green Book, chapter 19',
  },
];

/** The first matching row of each medicine is the most severe one. */
export const CROSS_ROWS: readonly CrossRow[] = [
  ...BETA_LACTAM_ROWS,
  ...PAIN_ROWS,
  ...SULFONAMIDE_ROWS,
  ...OTHER_ROWS,
];
