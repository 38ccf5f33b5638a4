import { type CodedLabels, codedLabel } from '#formatting';
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

const LABELS = {
  en: {
    oral: 'by mouth',
    sublingual: 'under the tongue',
    inhaled: 'inhaled',
    nasal: 'into the nose',
    eye: 'into the eye',
    ear: 'into the ear',
    skin: 'on the skin',
    subcutaneous: 'under the skin',
    intramuscular: 'into the muscle',
    intravenous: 'into a vein',
    rectal: 'into the rectum',
    vaginal: 'into the vagina',
  },
  hi: {
    oral: 'मुँह से',
    sublingual: 'जीभ के नीचे',
    inhaled: 'साँस से',
    nasal: 'नाक में',
    eye: 'आँख में',
    ear: 'कान में',
    skin: 'त्वचा पर',
    subcutaneous: 'त्वचा के नीचे',
    intramuscular: 'मांसपेशी में',
    intravenous: 'नस में',
    rectal: 'मलाशय में',
    vaginal: 'योनि में',
  },
} as const satisfies CodedLabels<MedicineRoute>;

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
