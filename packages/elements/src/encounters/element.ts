import { booleanAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/**
 * `careline-encounters`: appointments and consultations of one patient, or of one day. Days are in the
 * facility's time zone.
 */
export interface EncountersElement extends CarelineElement {
  /**
   * Careline's id, as in `careline-patient-selected`: shows that patient's encounters. Without it, shows a day. A
   * different id clears the element at once, including an unfinished booking.
   */
  patientId: string;
  /** The patient's UHID, instead of `patient-id`. The element looks it up and sets `patientId`. */
  uhid: string;
  /** The day to show without a patient, `YYYY-MM-DD`; default today. The person can change it. */
  day: string;
  /** Your page handles `careline-encounter-open`. */
  linked: boolean;
  /** True while an encounter is being booked; `refresh()` then changes nothing. Also `:state(dirty)`. */
  readonly dirty: boolean;
  /** Opens the booking. Returns false without the right to book, or while one is open. */
  book(): boolean;
}

export interface EncountersEvents {
  /** The encounters arrived. */
  'careline-encounters-loaded': CustomEvent<{ readonly count: number }>;
  /** The person changed the day. The property has the same value. */
  'careline-day-change': CustomEvent<{ readonly day: string }>;
  /** The person asked to open this encounter. */
  'careline-encounter-open': CustomEvent<{ readonly encounterId: string; readonly patientId: string }>;
  /** Before the booking opens; cancel it to show your own. Not sent for `book()`. `patientId` is empty without a patient. */
  'careline-encounter-book': CustomEvent<{ readonly patientId: string }>;
  /** The encounter was saved. */
  'careline-encounter-booked': CustomEvent<{ readonly encounterId: string; readonly patientId: string }>;
  /** An encounter is being booked, or no longer. */
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
