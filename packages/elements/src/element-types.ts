import type { CallHistoryFilters } from '@careline/core/calls/history';
import type { ChartTopic } from '@careline/core/charts';
import type { AlertLevel } from '@careline/core/clinical';
import type { PatientMatch } from '@careline/core/patients';
import type { ErrorDetail } from './error-code.ts';
import type { ElementSnapshot } from './session/keeper.ts';
import type { CarelineSession } from './session/session.ts';

/** What every element has. */
export interface CarelineElement extends HTMLElement {
  theme: string;
  density: string;
  /** Its own; without one it has that of `configure`. */
  session: CarelineSession | null | undefined;
  /** An element that comes back under the same key and session shows what the last one did. */
  sessionKey: string;
  /** `frame`: in a frame of Careline's origin; read when the element comes into the page. */
  isolation: string;
  /** Draws everything anew and asks again for what failed. What is not saved is kept: then its own buttons try again. */
  refresh(): void;
  /** What it shows now, to be put back under the same session; null without one. */
  getSnapshot(): ElementSnapshot | null;
  /** Answers whether it could: a snapshot of another session or of another kind of element is left alone. */
  restore(snapshot: unknown): boolean;
  /** Settled when the element is drawn for the first time. */
  whenReady(): Promise<void>;
}

/** `careline-patient-search`: a control of the form it stands in. */
export interface PatientSearchElement extends CarelineElement {
  name: string;
  /** The UHID of the chosen patient; empty while nobody is chosen. */
  value: string;
  /** Careline's id of the chosen patient. */
  readonly selection: string | null;
  placeholder: string;
  required: boolean;
  disabled: boolean;
  readonly: boolean;
  /** Rows of one page of results, 1 to 50. */
  pageSize: number;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** Types the text for the person. */
  search(text: string): void;
  /** Empties the field and the choice; the page that calls it is sent no event. */
  clear(): void;
}

/** `careline-call-info`: a call to one patient. Ids and keys only; names come from the services. */
export interface CallInfoElement extends CarelineElement {
  /** Careline's id. Another one begins anew. */
  patientId: string;
  /** The key of the programme; the person chooses where it is empty and there is a choice. */
  programme: string;
  callType: string;
  /** A call that was begun and is to be finished. */
  callId: string;
  /** The page answers `careline-history-open`. */
  linked: boolean;
  /** Something was entered that is not saved. */
  readonly dirty: boolean;
  /** Without a patient the worklist stands here, and after a call the next of it is claimed. */
  worklist: boolean;
  /** Calls of the session that are entered and not sent yet. They live as long as the page. */
  readonly waiting: number;
}

/** `careline-call-status-history`: the calls of the facility. Days are those of the facility, `YYYY-MM-DD`. */
export interface CallStatusHistoryElement extends CarelineElement {
  patientId: string;
  programme: string;
  callType: string;
  disposition: string;
  /** How a call ended or stands, such as `unfinished`. */
  status: string;
  authorId: string;
  /** Empty: the newest first. */
  sort: string;
  from: string;
  to: string;
  /** The call whose detail is open; empty for none. */
  callId: string;
  /** The page answers `careline-patient-open`. */
  linked: boolean;
}

/** `careline-charts`: the analytics charts of the facility. */
export interface ChartsElement extends CarelineElement {
  /** A key such as `gender`; the first topic where it is empty or not known. */
  topic: string;
}

/** `careline-readings`: everything measured of one patient. Days are those of the facility, `YYYY-MM-DD`. */
export interface ReadingsElement extends CarelineElement {
  /** Careline's id. Another one blanks the element at once, with what is being entered. */
  patientId: string;
  /** The key of the open trend or of a metric, such as `weight` or `bloodpressure`; empty for the cards of all. */
  metric: string;
  from: string;
  to: string;
  /** `month`, `quarter`, `year`, `all` or `own`, which goes with `from` and `to`; empty: by these days, else all. */
  range: string;
  /** `cards`, or of a trend its `chart` or its `table` alone; empty: both. */
  view: string;
  /** UCUM; the usual one of the trend without it. */
  unit: string;
  /** A reading is being entered that is not stored. */
  readonly dirty: boolean;
  /** Opens the form for a reading of that metric; answers whether it could. */
  add(metric?: string): boolean;
  /** Saves the table of the open trend as a file; answers whether one is open. */
  exportCsv(): boolean;
  /** The table of the open trend, the heads first, in the language in force; null while none is open. */
  getTable(): readonly (readonly string[])[] | null;
}

/** `careline-side-menu`. */
export interface SideMenuElement extends CarelineElement {
  scopes: readonly string[];
  roleName: string;
  path: string;
  basePath: string;
  expanded: boolean;
}

/** Copied or written down it is the opaque id alone: the function is not enumerable. */
export interface PatientChoiceDetail {
  readonly patientId: string;
  /** Undefined from a frame: the page is given the id alone. */
  getPatient?(): PatientMatch;
}

/** The events of all elements by name. */
export interface CarelineEventMap {
  'careline-ready': CustomEvent<null>;
  'careline-error': CustomEvent<ErrorDetail>;
  'careline-auth-required': CustomEvent<null>;
  'careline-signed-out': CustomEvent<null>;
  'careline-offline': CustomEvent<null>;
  'careline-search': CustomEvent<{ readonly length: number }>;
  'careline-results': CustomEvent<{ readonly count: number; readonly ms: number }>;
  'careline-patient-select': CustomEvent<PatientChoiceDetail>;
  'careline-patient-selected': CustomEvent<PatientChoiceDetail>;
  'careline-patient-clear': CustomEvent<null>;
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
  'careline-outbox-change': CustomEvent<{ readonly waiting: number; readonly needsPerson: number }>;
  'careline-call-opened': CustomEvent<{ readonly patientId: string }>;
  'careline-call-saved': CustomEvent<{ readonly callId: string; readonly patientId: string }>;
  'careline-call-next': CustomEvent<null>;
  'careline-call-select': CustomEvent<{ readonly callId: string }>;
  'careline-history-open': CustomEvent<{ readonly callId: string }>;
  'careline-history-loaded': CustomEvent<{ readonly count: number; readonly total: number }>;
  'careline-filters-change': CustomEvent<{ readonly filters: CallHistoryFilters }>;
  'careline-patient-open': CustomEvent<{ readonly patientId: string }>;
  'careline-chart-topic-change': CustomEvent<{ readonly topic: ChartTopic }>;
  'careline-readings-loaded': CustomEvent<{ readonly metric: string; readonly count: number }>;
  'careline-reading-select': CustomEvent<{ readonly metric: string }>;
  'careline-reading-add': CustomEvent<{ readonly metric: string }>;
  'careline-reading-added': CustomEvent<{ readonly metric: string }>;
  'careline-reading-alert': CustomEvent<{ readonly metric: string; readonly level: AlertLevel }>;
  'careline-range-change': CustomEvent<{
    readonly range: string;
    readonly from: string;
    readonly to: string;
  }>;
  'careline-menu-select': CustomEvent<{ readonly link: string }>;
  'careline-menu-toggled': CustomEvent<{ readonly expanded: boolean }>;
}

/** The class of each element: the lists of tags, of specs and of views must name the same ones. */
export interface CarelineTagNameMap {
  'careline-patient-search': PatientSearchElement;
  'careline-call-info': CallInfoElement;
  'careline-call-status-history': CallStatusHistoryElement;
  'careline-charts': ChartsElement;
  'careline-readings': ReadingsElement;
  'careline-side-menu': SideMenuElement;
}

/** Every custom element of this package. */
export type TagName = keyof CarelineTagNameMap;

declare global {
  interface HTMLElementTagNameMap extends CarelineTagNameMap {}
  interface GlobalEventHandlersEventMap extends CarelineEventMap {}
}

/** What React 19 takes for a tag: its own attributes and our properties. */
type Properties<Element extends CarelineElement> = Omit<Partial<Element>, keyof HTMLElement> &
  React.HTMLAttributes<Element> & { readonly ref?: React.Ref<Element> };

type Intrinsic = { [Tag in keyof CarelineTagNameMap]: Properties<CarelineTagNameMap[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
