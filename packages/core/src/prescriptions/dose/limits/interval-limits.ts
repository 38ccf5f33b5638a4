import type { Severity } from '../../checks/medicine-finding.ts';
import type { RouteGroup } from '../route-group-names.ts';

/** Minimum days between doses. */
export interface IntervalLimit {
  readonly substance: string;
  readonly route: RouteGroup;
  /** Applies to single doses above this amount, in the substance's unit. */
  readonly above: number;
  readonly everyDays: number;
  /** Courses up to this many days may be closer. */
  readonly exceptDays?: number;
  readonly exceptFor?: RegExp;
  readonly severity: Severity;
  readonly source: string;
}

/** Reasons of a line that mean a cancer protocol. */
export const CANCER_REASON =
  /cancer|carcinoma|leuk|lymphoma|malignan|oncolog|chemo|trophoblast|osteosarcoma/i;

const everyWeeks = (
  weeks: number,
  substance: string,
  source: string,
  severity: Severity = 'severe',
): IntervalLimit => ({ substance, route: 'injected', above: 0, everyDays: weeks * 7, severity, source });

export const INTERVAL_LIMITS: readonly IntervalLimit[] = [
  everyWeeks(1, 'vincristine', 'FDA label vincristine (once a week)'),
  everyWeeks(1, 'vinblastine', 'FDA label vinblastine (once a week)'),
  everyWeeks(1, 'vinorelbine', 'FDA label vinorelbine (once a week)'),
  everyWeeks(1, 'tirzepatide', 'FDA label tirzepatide'),
  everyWeeks(1, 'paliperidone', 'FDA label paliperidone palmitate'),
  everyWeeks(2, 'risperidone', 'FDA label risperidone long-acting injection'),
  everyWeeks(2, 'fluphenazine', 'BNF (every 14 to 35 days)', 'important'),
  everyWeeks(4, 'leuprorelin', 'FDA label leuprolide depot', 'important'),
  everyWeeks(4, 'goserelin', 'FDA label goserelin', 'important'),
  everyWeeks(4, 'triptorelin', 'FDA label triptorelin', 'important'),
  everyWeeks(3, 'zoledronic acid', 'FDA label zoledronic acid'),
  everyWeeks(4, 'denosumab', 'FDA label denosumab'),
  everyWeeks(2, 'omalizumab', 'FDA label omalizumab'),
  everyWeeks(1, 'testosterone', 'BNF (every 2 to 3 weeks)', 'important'),
  everyWeeks(1, 'triamcinolone', 'BNF', 'important'),
  {
    substance: 'methotrexate',
    route: 'systemic',
    above: 0,
    everyDays: 7,
    exceptFor: CANCER_REASON,
    severity: 'severe',
    source: 'MHRA 2020; ISMP',
  },
  {
    substance: 'alendronic acid',
    route: 'systemic',
    above: 10,
    everyDays: 7,
    severity: 'severe',
    source: 'BNF',
  },
  {
    substance: 'risedronic acid',
    route: 'systemic',
    above: 5,
    everyDays: 7,
    severity: 'severe',
    source: 'BNF',
  },
  {
    substance: 'ibandronic acid',
    route: 'oral',
    above: 2.5,
    everyDays: 28,
    severity: 'severe',
    source: 'BNF',
  },
  { substance: 'semaglutide', route: 'injected', above: 0, everyDays: 7, severity: 'severe', source: 'BNF' },
  { substance: 'dulaglutide', route: 'injected', above: 0, everyDays: 7, severity: 'severe', source: 'BNF' },
  {
    substance: 'cholecalciferol',
    route: 'systemic',
    above: 10_000,
    everyDays: 7,
    exceptDays: 10,
    severity: 'severe',
    source: 'Endocrine Society 2011; IAP 2021',
  },
  {
    substance: 'vitamin a',
    route: 'systemic',
    above: 50_000,
    everyDays: 14,
    exceptDays: 2,
    severity: 'severe',
    source: 'WHO',
  },
  {
    substance: 'benzathine penicillin',
    route: 'systemic',
    above: 0,
    everyDays: 7,
    exceptDays: 1,
    severity: 'important',
    source: 'WHO STI guideline 2016',
  },
  {
    substance: 'medroxyprogesterone',
    route: 'injected',
    above: 50,
    everyDays: 30,
    severity: 'important',
    source: 'FSRH; BNF (every 13 weeks)',
  },
  {
    substance: 'fentanyl',
    route: 'skin',
    above: 0,
    everyDays: 2,
    severity: 'severe',
    source: 'BNF (every 72 hours)',
  },
  {
    substance: 'buprenorphine',
    route: 'skin',
    above: 0,
    everyDays: 2,
    severity: 'severe',
    source: 'BNF (every 3 to 7 days)',
  },
  {
    substance: 'ferric carboxymaltose',
    route: 'systemic',
    above: 0,
    everyDays: 7,
    severity: 'important',
    source: 'BNF',
  },
  {
    substance: 'mefloquine',
    route: 'systemic',
    above: 0,
    everyDays: 7,
    exceptDays: 3,
    severity: 'important',
    source: 'WHO',
  },
  {
    substance: 'ivermectin',
    route: 'oral',
    above: 0,
    everyDays: 7,
    exceptDays: 2,
    severity: 'important',
    source: 'WHO',
  },
  {
    substance: 'secnidazole',
    route: 'systemic',
    above: 0,
    everyDays: 7,
    exceptDays: 3,
    severity: 'important',
    source: 'FDA label',
  },
  {
    substance: 'fosfomycin',
    route: 'oral',
    above: 0,
    everyDays: 2,
    exceptDays: 1,
    severity: 'important',
    source: 'BNF',
  },
  {
    substance: 'levonorgestrel',
    route: 'oral',
    above: 1,
    everyDays: 7,
    exceptDays: 1,
    severity: 'important',
    source: 'FSRH',
  },
  {
    substance: 'mifepristone',
    route: 'systemic',
    above: 100,
    everyDays: 7,
    exceptDays: 1,
    severity: 'important',
    source: 'WHO abortion care 2022',
  },
  {
    substance: 'cabergoline',
    route: 'systemic',
    above: 0,
    everyDays: 2,
    exceptDays: 2,
    exceptFor: /parkinson|पार्किंसन/i,
    severity: 'important',
    source: 'BNF; FDA label (once or twice a week)',
  },
];
