import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';
import type { MedicineForm } from './medicine-form.ts';

/** Routes of administration (FHIR Dosage.route). */
export const MEDICINE_ROUTES = [
  'oral',
  'sublingual',
  'inhaled',
  'nasal',
  'eye',
  'ear',
  'skin',
  'subcutaneous',
  'intramuscular',
  'intravenous',
  'rectal',
  'vaginal',
] as const;
export type MedicineRoute = (typeof MEDICINE_ROUTES)[number];

const LABELS = words.medicineRoute satisfies CodedLabels<MedicineRoute>;

export const medicineRouteLabel = (route: string, locale?: string): string =>
  codedLabel(LABELS, route, locale);

/** Route of forms that have only one. Drops and injections have several, so they are asked about. */
export const USUAL_ROUTES: Readonly<Partial<Record<MedicineForm, MedicineRoute>>> = {
  tablet: 'oral',
  capsule: 'oral',
  syrup: 'oral',
  sachet: 'oral',
  inhaler: 'inhaled',
  respules: 'inhaled',
  cream: 'skin',
  ointment: 'skin',
  gel: 'skin',
  lotion: 'skin',
  powder: 'skin',
  patch: 'skin',
  suppository: 'rectal',
  pessary: 'vaginal',
};
