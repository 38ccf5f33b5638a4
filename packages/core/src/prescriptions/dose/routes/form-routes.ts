import type { Severity } from '../../checks/medicine-finding.ts';
import type { MedicineForm } from '../../coded/medicine-form.ts';
import type { MedicineRoute } from '../../coded/medicine-route.ts';

/** Forms that are never given by some routes, whatever the medicine. */
export interface FormRoute {
  readonly forms: readonly MedicineForm[];
  readonly routes: readonly MedicineRoute[];
  /** Words of the line that allow it. */
  readonly exceptFor?: RegExp;
  readonly severity: Exclude<Severity, 'note'>;
  readonly source: string;
}

const INJECTED: readonly MedicineRoute[] = ['subcutaneous', 'intramuscular', 'intravenous'];
const NOT_INJECTIONS: readonly MedicineForm[] = [
  ...(['tablet', 'capsule', 'syrup', 'drops', 'sachet', 'inhaler', 'respules', 'spray', 'cream'] as const),
  ...(['ointment', 'gel', 'lotion', 'powder', 'patch', 'suppository', 'pessary'] as const),
];

/** Gargles, mouth paints and gum pastes are for the mouth. */
export const MOUTH = /gargle|mouth|rinse|gums?\b|ulcer|कुल्ला|मुँह/i;

export const FORM_ROUTES: readonly FormRoute[] = [
  {
    forms: NOT_INJECTIONS,
    routes: INJECTED,
    severity: 'severe',
    source: 'ISMP; NPSA 2007 (oral liquids given into a vein)',
  },
  {
    forms: ['tablet', 'capsule', 'syrup', 'sachet', 'suppository', 'pessary', 'lotion', 'patch', 'respules'],
    routes: ['eye', 'ear'],
    severity: 'severe',
    source: 'package inserts',
  },
  {
    forms: ['tablet', 'capsule', 'syrup', 'sachet', 'suppository', 'pessary'],
    routes: ['nasal'],
    severity: 'important',
    source: 'package inserts',
  },
  {
    forms: ['suppository', 'pessary', 'cream', 'ointment', 'lotion', 'inhaler', 'respules'],
    routes: ['oral', 'sublingual'],
    exceptFor: MOUTH,
    severity: 'important',
    source: 'package inserts',
  },
  {
    forms: ['patch'],
    routes: ['oral', 'sublingual'],
    severity: 'severe',
    source: 'FDA label fentanyl patch (chewed or swallowed)',
  },
  {
    forms: ['tablet', 'syrup', 'cream', 'ointment', 'lotion', 'patch'],
    routes: ['inhaled'],
    severity: 'important',
    source: 'package inserts',
  },
];
