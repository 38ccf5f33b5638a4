import { booleanAttribute, stateAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement, Question } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-call-info`: a call to one patient. Ids and keys only; names come from the services. */
export interface CallInfoElement extends CarelineElement {
  /** Careline's id, as in `careline-patient-selected`. A different id starts a new call. */
  patientId: string;
  /** The patient's UHID, instead of `patient-id`. The element looks it up and sets `patientId`. */
  uhid: string;
  /** Keys such as `ahc` and `monthly`. By default the person chooses, if there is a choice. */
  programme: string;
  callType: string;
  /** A started call to finish. */
  callId: string;
  /** Your page handles `careline-history-open`; without it the button is hidden. */
  linked: boolean;
  /** Without a patient, shows the worklist with a search. Saving a call claims and opens the next patient. */
  worklist: boolean;
  /** Visible but not usable; entries stay. */
  disabled: boolean;
  /** Read only: shows the patient and their record. No call can start, and a started one pauses. */
  readonly: boolean;
  /** True while entries are unsaved; `refresh()` then changes nothing. Also `:state(dirty)`. */
  readonly dirty: boolean;
  /** Number of the session's calls that wait to be sent. They last as long as the page, or longer with `keeps: 'device'`. */
  readonly waiting: number;
}

export interface CallInfoEvents {
  /** The person chose a patient from the worklist, the search or a waiting call. The property has the same value. */
  'careline-call-opened': CustomEvent<{ readonly patientId: string }>;
  /** How many calls wait to be sent, and how many of them the server refused. */
  'careline-outbox-change': CustomEvent<{ readonly waiting: number; readonly needsPerson: number }>;
  /** Unsaved entries exist, or no longer exist. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
  /**
   * Before a call is saved. Cancel it to ask something first; the person then saves again.
   */
  'careline-call-save': Question<{ readonly callId: string; readonly patientId: string }>;
  /** The server confirmed the call, at once or after it waited. Sent once. */
  'careline-call-saved': CustomEvent<{ readonly callId: string; readonly patientId: string }>;
  /** The person asked for the next patient. */
  'careline-call-next': CustomEvent<null>;
  /** The person asked to see the call in the history. */
  'careline-history-open': CustomEvent<{ readonly callId: string }>;
}

/** `<careline-call-info patient-id="…" programme="ahc" call-type="monthly">` */
export const callInfo: ElementSpec = {
  tag: 'careline-call-info',
  load: () => import('./call-info.view.tsx'),
  attributes: [
    textAttribute('patient-id'),
    textAttribute('uhid'),
    textAttribute('programme'),
    textAttribute('call-type'),
    textAttribute('call-id'),
    booleanAttribute('linked'),
    booleanAttribute('worklist'),
    stateAttribute('disabled'),
    stateAttribute('readonly'),
  ],
  readOnly: { dirty: false, waiting: 0 },
  needsSession: true,
};
