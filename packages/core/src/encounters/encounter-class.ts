import { type CodedLabels, codedLabel } from '#formatting';
import type { ConsultationMode } from './consultation-mode.ts';

/** Encounter classes: codes of FHIR's encounter class (HL7 v3 ActCode; specification 3.3). */
export const ENCOUNTER_CLASSES = [
  'AMB',
  'EMER',
  'FLD',
  'HH',
  'IMP',
  'ACUTE',
  'NONAC',
  'OBSENC',
  'PRENC',
  'SS',
  'VR',
] as const;
export type EncounterClass = (typeof ENCOUNTER_CLASSES)[number];

/** Bookable classes by consultation mode. The others are stays: inpatient, observation and short stay. */
export const BOOKABLE_CLASSES = {
  PHYSICAL: ['AMB', 'EMER', 'HH', 'FLD', 'PRENC'],
  VIRTUAL: ['VR'],
} as const satisfies Readonly<Record<ConsultationMode, readonly EncounterClass[]>>;

const ENCOUNTER_CLASS_LABELS = {
  en: {
    AMB: 'Ambulatory',
    EMER: 'Emergency',
    FLD: 'Field',
    HH: 'Home health',
    IMP: 'Inpatient encounter',
    ACUTE: 'Inpatient acute',
    NONAC: 'Inpatient non-acute',
    OBSENC: 'Observation encounter',
    PRENC: 'Pre-admission',
    SS: 'Short stay',
    VR: 'Virtual',
  },
  hi: {
    AMB: 'बाह्य रोगी',
    EMER: 'आपातकालीन',
    FLD: 'क्षेत्र में',
    HH: 'घर पर देखभाल',
    IMP: 'भर्ती रोगी',
    ACUTE: 'भर्ती रोगी, तीव्र',
    NONAC: 'भर्ती रोगी, अतीव्र',
    OBSENC: 'निगरानी में',
    PRENC: 'भर्ती से पहले',
    SS: 'अल्प प्रवास',
    VR: 'ऑनलाइन',
  },
} as const satisfies CodedLabels<EncounterClass>;

export function encounterClassLabel(code: string, locale?: string): string {
  return codedLabel(ENCOUNTER_CLASS_LABELS, code, locale);
}
