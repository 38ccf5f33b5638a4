import type { AlertLevel } from '@careline/core/internal/clinical';
import { textAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-readings`: everything measured of one patient. Days are those of the facility, `YYYY-MM-DD`. */
export interface ReadingsElement extends CarelineElement {
  /** Careline's id, as `careline-patient-selected` tells it. Another one blanks the element at once, with what is being entered. */
  patientId: string;
  /** The UHID of the patient, in place of `patient-id`: it is looked up, and `patientId` then says the id. */
  uhid: string;
  /**
   * The trend that is open: its key (`bloodPressure` `bloodGlucose` `hba1c` `weight` `bmi` `heartRate` `spo2` `lipid` …) or a
   * metric of the services (`bloodpressure` `body` …), whose first trend it is; left out, the cards of all.
   */
  metric: string;
  /** Calendar days of the facility, `YYYY-MM-DD`, both included; an open side reaches to the values. */
  from: string;
  to: string;
  /** `month` `quarter` `year` `all`, or `own`, which goes with `from` and `to`; left out, by these days, else all. */
  range: string;
  /** `cards`, or of a trend its `chart` or its `table` alone; left out, both. */
  view: string;
  /** The unit the open trend is shown in, as UCUM (`mmol/L` `[lb_av]`); left out, the usual one. */
  unit: string;
  /** A reading is being entered and not stored; `refresh()` then leaves everything as it is. Also `:state(dirty)`. */
  readonly dirty: boolean;
  /**
   * Opens the form for a reading of that metric, of the open trend or of any without it. Answers whether it could: not without
   * the scope `hmCallInfo`, and not while another one is being entered.
   */
  add(metric?: string): boolean;
  /** Saves the table of the open trend as a file; answers whether a trend is open. */
  exportCsv(): boolean;
  /** The same cells as texts, the heads first, in the language in force; null while no trend is open. */
  getTable(): readonly (readonly string[])[] | null;
}

export interface ReadingsEvents {
  /** Readings came: how many there are of the open trend's metric, or of all; `metric` is then empty. */
  'careline-readings-loaded': CustomEvent<{ readonly metric: string; readonly count: number }>;
  /** The last reading of a trend asks for attention: `critical` or `review`; told once of each reading. */
  'careline-reading-alert': CustomEvent<{ readonly metric: string; readonly level: AlertLevel }>;
  /** Before a trend is opened; cancelable. */
  'careline-reading-select': CustomEvent<{ readonly metric: string }>;
  /** Before the person looks at another time; cancelable. */
  'careline-range-change': CustomEvent<{
    readonly range: string;
    readonly from: string;
    readonly to: string;
  }>;
  /** Before the person's form opens, which the page may have itself; cancelable; not for `add()`. */
  'careline-reading-add': CustomEvent<{ readonly metric: string }>;
  /** The reading is stored. */
  'careline-reading-added': CustomEvent<{ readonly metric: string }>;
  /** A reading is being entered and not stored, or no longer. */
  'careline-dirty-change': CustomEvent<{ readonly dirty: boolean }>;
}

/** `<careline-readings patient-id="…" metric="weight" from="2026-01-01" view="chart">`; days are those of the facility. */
export const readings: ElementSpec = {
  tag: 'careline-readings',
  load: () => import('./readings.view.tsx'),
  attributes: [
    textAttribute('patient-id'),
    textAttribute('uhid'),
    textAttribute('metric'),
    textAttribute('from'),
    textAttribute('to'),
    textAttribute('range'),
    textAttribute('view'),
    textAttribute('unit'),
  ],
  readOnly: { dirty: false },
  methods: { add: false, exportCsv: false, getTable: null },
  needsSession: true,
};
