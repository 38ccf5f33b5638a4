import { booleanAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-encounters`: appointments and consultations of one patient, or of one day. Days are those of the facility. */
export interface EncountersElement extends CarelineElement {
  /**
   * Careline's id, as `careline-patient-selected` tells it: the encounters of that patient. Left out, those of a day. Another one
   * blanks the element at once, with what is being booked.
   */
  patientId: string;
  /** The UHID of the patient, in place of `patient-id`: it is looked up, and `patientId` then says the id. */
  uhid: string;
  /** The day whose encounters are shown without a patient, `YYYY-MM-DD`; left out, today. The person changes it too. */
  day: string;
  /** The page answers `careline-encounter-open`. */
  linked: boolean;
  /** An encounter is being booked and not stored; `refresh()` then leaves everything as it is. Also `:state(dirty)`. */
  readonly dirty: boolean;
  /** Opens the booking; answers whether it could: not without the right to book, and not while one is open. */
  book(): boolean;
}

export interface EncountersEvents {
  /** The encounters came. */
  'careline-encounters-loaded': CustomEvent<{ readonly count: number }>;
  /** The person looks at another day; the property says the same. */
  'careline-day-change': CustomEvent<{ readonly day: string }>;
  /** The person wants to open this encounter. */
  'careline-encounter-open': CustomEvent<{ readonly encounterId: string; readonly patientId: string }>;
  /** Before the booking opens, which the page may have itself; cancelable; not for `book()`. `patientId` is empty without one. */
  'careline-encounter-book': CustomEvent<{ readonly patientId: string }>;
  /** The encounter is stored. */
  'careline-encounter-booked': CustomEvent<{ readonly encounterId: string; readonly patientId: string }>;
  /** An encounter is being booked and not stored, or no longer. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
}

/** `<careline-encounters patient-id="…" linked>`, or `<careline-encounters day="2026-01-05">` */
export const encounters: ElementSpec = {
  tag: 'careline-encounters',
  load: () => import('./encounters.view.tsx'),
  attributes: [
    textAttribute('patient-id'),
    textAttribute('uhid'),
    textAttribute('day'),
    booleanAttribute('linked'),
  ],
  readOnly: { dirty: false },
  methods: { book: false },
  needsSession: true,
};
