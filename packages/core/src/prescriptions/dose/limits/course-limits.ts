import type { Severity } from '../../checks/medicine-finding.ts';
import type { RouteGroup } from '../route-group-names.ts';

/** Maximum duration of a medicine. The first and most severe exceeded row counts. */
export interface CourseLimit {
  readonly substances?: readonly string[];
  /** Classes of the table of medicines. */
  readonly classes?: readonly string[];
  readonly exceptSubstances?: readonly string[];
  readonly route: RouteGroup;
  readonly days: number;
  readonly severity: Severity;
  /** Only from this amount in mg a day on. */
  readonly fromDaily?: number;
  /** Reasons of a line that allow a longer course. */
  readonly exceptFor?: RegExp;
  readonly source: string;
}

const STRONG_OPIOIDS = [
  'morphine',
  'oxycodone',
  'fentanyl',
  'pethidine',
  'tapentadol',
  'buprenorphine',
  'methadone',
];
const WEAK_OPIOIDS = ['codeine', 'tramadol', 'pentazocine'];
const CANCER =
  /cancer|carcinoma|malignan|palliat|metasta|oncolog|tumou?r|end of life|substitution|dependen|कैंसर/i;
const LONG_INFECTION =
  /tubercul|\btb\b|prophyla|prevent|acne|rosacea|osteomyel|endocard|abscess|bone|joint|prostat|brucell|lepro|rheumatic|bronchiect|scrub|actinomyc|nocardi|mac\b|pylori|hiv/i;

export const COURSE_LIMITS: readonly CourseLimit[] = [
  {
    substances: ['artesunate'],
    route: 'injected',
    days: 7,
    severity: 'important',
    source: 'WHO malaria guideline (until a whole course by mouth, at most seven days)',
  },
  ...(['eye', 'systemic'] as const).map(
    (route): CourseLimit => ({
      substances: ['proparacaine', 'tetracaine'],
      route,
      days: 1,
      severity: 'important',
      source: 'FDA label proparacaine (not for use at home: the cornea can be damaged)',
    }),
  ),
  {
    substances: STRONG_OPIOIDS,
    route: 'systemic',
    days: 30,
    severity: 'important',
    exceptFor: CANCER,
    source: 'CDC 2022; Faculty of Pain Medicine',
  },
  {
    substances: STRONG_OPIOIDS,
    route: 'systemic',
    days: 90,
    severity: 'severe',
    exceptFor: CANCER,
    source: 'CDC 2022; Faculty of Pain Medicine',
  },
  {
    substances: STRONG_OPIOIDS,
    route: 'skin',
    days: 90,
    severity: 'important',
    exceptFor: CANCER,
    source: 'CDC 2022; Faculty of Pain Medicine',
  },
  {
    substances: WEAK_OPIOIDS,
    route: 'systemic',
    days: 30,
    severity: 'important',
    exceptFor: CANCER,
    source: 'CDC 2022; MHRA 2020',
  },
  {
    classes: ['benzodiazepine'],
    exceptSubstances: ['clobazam'],
    route: 'systemic',
    days: 28,
    severity: 'note',
    exceptFor: /epilep|seizure|convuls|fits|मिर्गी/i,
    source: 'MHRA; NICE NG215',
  },
  {
    substances: ['zolpidem', 'zopiclone', 'eszopiclone', 'zaleplon'],
    route: 'systemic',
    days: 28,
    severity: 'note',
    source: 'NICE TA77; BNF',
  },
  {
    classes: [
      'penicillin',
      'cephalosporin',
      'quinolone',
      'macrolide',
      'lincosamide',
      'carbapenem',
      'nitroimidazole',
      'tetracycline',
    ],
    exceptSubstances: ['benzathine penicillin', 'phenoxymethylpenicillin'],
    route: 'systemic',
    days: 14,
    severity: 'note',
    exceptFor: LONG_INFECTION,
    source: 'WHO AWaRe book 2022',
  },
  {
    substances: ['nitrofurantoin'],
    route: 'systemic',
    days: 14,
    severity: 'note',
    exceptFor: LONG_INFECTION,
    source: 'WHO AWaRe book 2022',
  },
  {
    substances: ['nitrofurantoin'],
    route: 'systemic',
    days: 180,
    severity: 'important',
    source: 'MHRA 2023 (lungs and liver)',
  },
  {
    substances: ['prednisolone'],
    route: 'systemic',
    days: 21,
    fromDaily: 40,
    severity: 'important',
    source: 'BNF (more than three weeks)',
  },
  {
    substances: ['methylprednisolone'],
    route: 'systemic',
    days: 21,
    fromDaily: 32,
    severity: 'important',
    source: 'BNF (more than three weeks)',
  },
  {
    substances: ['dexamethasone'],
    route: 'systemic',
    days: 21,
    fromDaily: 6,
    severity: 'important',
    exceptFor: CANCER,
    source: 'BNF (more than three weeks)',
  },
  {
    substances: ['betamethasone'],
    route: 'systemic',
    days: 21,
    fromDaily: 4,
    severity: 'important',
    source: 'BNF (more than three weeks)',
  },
  {
    substances: ['deflazacort'],
    route: 'systemic',
    days: 21,
    fromDaily: 48,
    severity: 'important',
    exceptFor: /duchenne|dystrophy/i,
    source: 'BNF (more than three weeks)',
  },
  {
    substances: ['rivaroxaban'],
    route: 'systemic',
    days: 21,
    fromDaily: 25,
    severity: 'important',
    source: 'FDA label rivaroxaban (then 20 mg once a day)',
  },
  {
    substances: ['apixaban'],
    route: 'systemic',
    days: 7,
    fromDaily: 15,
    severity: 'important',
    source: 'FDA label apixaban (then 5 mg twice a day)',
  },
  {
    substances: ['fluconazole'],
    route: 'systemic',
    days: 42,
    severity: 'important',
    exceptFor: /crypto|cocci|histopl|mening|onycho|nail|capitis|prophyla|prevent|hiv|bone|abscess/i,
    source: 'BNF (2 to 4 weeks, at most 6)',
  },
  {
    substances: ['albendazole'],
    route: 'systemic',
    days: 7,
    severity: 'important',
    exceptFor: /cyst|hydatid|echino|neuro|filaria|larva|trichin|toxocar/i,
    source: 'BNF; WHO (one to three days)',
  },
  {
    substances: ['diclofenac'],
    route: 'injected',
    days: 2,
    severity: 'important',
    source: 'BNF, diclofenac injection',
  },
  { substances: ['ketorolac'], route: 'systemic', days: 5, severity: 'important', source: 'FDA label' },
  { substances: ['nimesulide'], route: 'systemic', days: 15, severity: 'important', source: 'EMA 2011' },
  { substances: ['metoclopramide'], route: 'systemic', days: 5, severity: 'important', source: 'EMA 2013' },
  {
    substances: ['metoclopramide'],
    route: 'systemic',
    days: 84,
    severity: 'severe',
    source: 'FDA label (tardive dyskinesia)',
  },
  { substances: ['domperidone'], route: 'systemic', days: 7, severity: 'note', source: 'MHRA 2014' },
  {
    substances: ['gentamicin', 'amikacin', 'tobramycin'],
    route: 'systemic',
    days: 10,
    severity: 'important',
    exceptFor: LONG_INFECTION,
    source: 'BNF',
  },
  {
    substances: ['linezolid'],
    route: 'systemic',
    days: 28,
    severity: 'important',
    exceptFor: /tubercul|\btb\b/i,
    source: 'BNF',
  },
  { substances: ['thiocolchicoside'], route: 'systemic', days: 7, severity: 'important', source: 'EMA 2014' },
  { substances: ['clomifene'], route: 'systemic', days: 5, severity: 'important', source: 'BNF; FDA label' },
  {
    substances: ['methylergometrine'],
    route: 'systemic',
    days: 7,
    severity: 'important',
    source: 'FDA label',
  },
  { substances: ['tranexamic acid'], route: 'systemic', days: 7, severity: 'note', source: 'BNF' },
  {
    substances: ['xylometazoline', 'oxymetazoline'],
    route: 'nasal',
    days: 7,
    severity: 'note',
    source: 'BNF',
  },
  { substances: ['clobetasol'], route: 'skin', days: 28, severity: 'important', source: 'BNF' },
  { substances: ['phenazopyridine'], route: 'systemic', days: 3, severity: 'note', source: 'FDA label' },
  { substances: ['loperamide'], route: 'systemic', days: 14, severity: 'note', source: 'BNF' },
  { substances: ['chloramphenicol'], route: 'systemic', days: 14, severity: 'important', source: 'BNF' },
  { substances: ['ketoconazole'], route: 'systemic', days: 14, severity: 'important', source: 'FDA 2013' },
  {
    substances: ['colchicine'],
    route: 'systemic',
    days: 14,
    fromDaily: 1.2,
    severity: 'important',
    source: 'BNF',
  },
];
