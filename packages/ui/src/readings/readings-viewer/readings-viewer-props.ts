import type { Goal } from '@careline/core/internal/care';
import type { PatientReadingsState, ReadingsView } from '@careline/core/internal/trends';
import type { ReactNode, Ref } from 'react';
import type { TimeMark } from '../trend-chart/index.ts';

/** What may be asked of the open trend from outside. */
export interface OpenTrend {
  /** As the button does: the rows of the table as a file. */
  saveFile(): void;
  /** The same cells, the heads first, in the language in force. */
  cells(): readonly (readonly string[])[];
}

/** The metrics whose trends stand first, and the way to change that. */
export interface FirstTrends {
  readonly metrics: readonly string[];
  readonly onToggle: (metric: string) => void;
}

export interface ReadingsViewerProps {
  /** The patient the readings are of; another one begins with a view of their own. */
  readonly vitaId: string;
  /** Of `createPatientReadings`. */
  readonly readings: PatientReadingsState;
  /** After a failure: everything once more. */
  readonly onRetry: () => void;
  /** Unix seconds; what lies before is marked. 0 and undefined where it is not known. */
  readonly enrolledAt?: number | undefined;
  /** Calls and notes of the patient, where the reader may see them. */
  readonly marks?: readonly TimeMark[];
  /** Goals of the patient; those in force are drawn in the chart of their value, and said in words. */
  readonly goals?: readonly Goal[];
  /** What is looked at, as the address says it: `readReadingsView` and `readingsViewQuery` of core. */
  readonly view: ReadingsView;
  readonly onViewChange: (view: ReadingsView) => void;
  /** What the person looks at first; without it the trends stand as clinicians look at them. */
  readonly first?: FirstTrends | undefined;
  /** Begins to add a reading, of the metric of the open trend where there is one; without it nothing can be added. */
  readonly onAdd?: (metric?: string) => void;
  /** How files of these readings begin, without a path: "readings-CL0000000017". */
  readonly exportName: string;
  /** On paper above what is printed: whose readings they are, where the page around does not print it itself. */
  readonly printHead?: ReactNode;
  /** Of an open trend its chart or its table alone; both without it. */
  readonly only?: 'chart' | 'table' | undefined;
  /** Null while no trend is open. */
  readonly openTrend?: Ref<OpenTrend>;
}
