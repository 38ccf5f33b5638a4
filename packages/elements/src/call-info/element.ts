import { booleanAttribute, stateAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement, Question } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-call-info`: a call to one patient. Ids and keys only; names come from the services. */
export interface CallInfoElement extends CarelineElement {
  /** Careline's id, as `careline-patient-selected` tells it; another one begins anew. */
  patientId: string;
  /** The UHID of the patient, in place of `patient-id`: it is looked up, and `patientId` then says the id. */
  uhid: string;
  /** Keys such as `ahc` and `monthly`; left out, the person chooses where there is a choice. */
  programme: string;
  callType: string;
  /** A call that was begun and is to be finished. */
  callId: string;
  /** The page answers `careline-history-open`; without it there is no such button. */
  linked: boolean;
  /** Without a patient the worklist stands here, with a search, and a saved call leads to the next patient, who is claimed. */
  worklist: boolean;
  /** It is seen and cannot be used; what was entered stays. */
  disabled: boolean;
  /** It is read and not worked at: who the patient is and what is known of them. No call is begun, and one that was begun rests. */
  readonly: boolean;
  /** Something is entered that is not saved; `refresh()` then leaves everything as it is. Also `:state(dirty)`. */
  readonly dirty: boolean;
  /** How many calls of the session are entered and not sent yet. They live as long as the page, with `keeps: 'device'` longer. */
  readonly waiting: number;
}

export interface CallInfoEvents {
  /**
   * The person chose the patient in the element: from the worklist, by its search, or a call that waits; the property says
   * the same.
   */
  'careline-call-opened': CustomEvent<{ readonly patientId: string }>;
  /** How many calls wait to be sent, and how many of them the server would not take as they are. */
  'careline-outbox-change': CustomEvent<{ readonly waiting: number; readonly needsPerson: number }>;
  /** Something is entered that is not saved, or no longer. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
  /**
   * Before the person's call is saved; a page that asks something of its own first cancels it, and the person saves again.
   */
  'careline-call-save': Question<{ readonly callId: string; readonly patientId: string }>;
  /** The server has confirmed it, at once or after it had waited; told once. */
  'careline-call-saved': CustomEvent<{ readonly callId: string; readonly patientId: string }>;
  /** The person wants the next patient. */
  'careline-call-next': CustomEvent<null>;
  /** The person wants to see it in the history. */
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
