import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/**
 * Programmes with their call types and report metrics (specification 4). `careline` is the product's own programme,
 * `{product}` in the specification.
 */
export const PROGRAMME_KEYS = ['ahc', 'healthy_motherhood', 'careline', 'apollo_sugar'] as const;
export type ProgrammeKey = (typeof PROGRAMME_KEYS)[number];

export const CALL_TYPE_KEYS = [
  'ad-hoc',
  'monthly',
  'first',
  'diet',
  'infant-diet',
  'adhoc',
  'last',
  'post-natal',
  'psychology',
] as const;
export type CallTypeKey = (typeof CALL_TYPE_KEYS)[number];

const CALL_TYPE_LABELS = words.callType satisfies CodedLabels<CallTypeKey>;

export interface Programme {
  readonly key: ProgrammeKey;
  readonly label: string;
  readonly callTypes: readonly CallTypeKey[];
  readonly reportMetrics: readonly string[];
}

const CHRONIC_CARE = {
  callTypes: ['ad-hoc', 'monthly'],
  reportMetrics: ['Blood Glucose', 'HbA1c', 'Lipid', 'Thyroid', 'Others'],
} as const;

export const PROGRAMMES: Readonly<Record<ProgrammeKey, Programme>> = {
  ahc: { key: 'ahc', label: 'AHC', ...CHRONIC_CARE },
  healthy_motherhood: {
    key: 'healthy_motherhood',
    label: 'Healthy Motherhood',
    callTypes: ['first', 'diet', 'infant-diet', 'adhoc', 'last', 'post-natal', 'psychology'],
    reportMetrics: [
      'Blood Sugar Tests',
      'Glucose Tolerance Test',
      'Thyroid profile',
      'Dual Marker Test',
      'Triple Marker Test',
      'Quadruple Marker Test',
      'Amniotic Fluid Index',
      'CTG',
      'Others',
    ],
  },
  careline: { key: 'careline', label: 'Careline', ...CHRONIC_CARE },
  apollo_sugar: { key: 'apollo_sugar', label: 'Apollo Sugar', ...CHRONIC_CARE },
};

const known = (key: string): key is ProgrammeKey => Object.hasOwn(PROGRAMMES, key);

export function programmeLabel(key: string): string {
  return known(key) ? PROGRAMMES[key].label : key;
}

export function callTypeLabel(key: string, locale = 'en'): string {
  return codedLabel(CALL_TYPE_LABELS, key, locale);
}

/** Whether a programme has calls of this type. Each has a form. */
export const isCallTypeOf = (programme: string, callType: string): boolean =>
  known(programme) && (PROGRAMMES[programme].callTypes as readonly string[]).includes(callType);
