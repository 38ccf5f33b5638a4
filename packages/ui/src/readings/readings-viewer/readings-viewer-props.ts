import type { Goal } from '@careline/core/internal/care';
import type { PatientReadingsState, ReadingsView } from '@careline/core/internal/trends';
import type { ReactNode, Ref } from 'react';
import type { TimeMark } from '../trend-chart/index.ts';

/** Methods of the open trend. */
export interface OpenTrend {
  /** Saves the rows of the table as a file, like the button. */
  saveFile(): void;
  /** Returns the same cells in the current locale, header row first. */
  cells(): readonly (readonly string[])[];
}

/** Metrics whose trends come first, and how to change them. */
export interface FirstTrends {
  readonly metrics: readonly string[];
  readonly onToggle: (metric: string) => void;
}

export interface ReadingsViewerProps {
  /** The patient's id. Another patient starts with a view of their own. */
  readonly vitaId: string;
  /** From `createPatientReadings`. */
  readonly readings: PatientReadingsState;
  /** Called to reload everything after a failure. */
  readonly onRetry: () => void;
  /** Unix seconds. Earlier values are marked. 0 or undefined if unknown. */
  readonly enrolledAt?: number | undefined;
  /** The patient's calls and notes, if the user may see them. */
  readonly marks?: readonly TimeMark[];
  /** The patient's goals. Current ones are drawn in the chart and described in words. */
  readonly goals?: readonly Goal[];
  /** Current view as stored in the URL: see core's `readReadingsView` and `readingsViewQuery`. */
  readonly view: ReadingsView;
  readonly onViewChange: (view: ReadingsView) => void;
  /** Trends the user wants first. Without it, trends are in clinical order. */
  readonly first?: FirstTrends | undefined;
  /** Called to add a reading, for the open trend's metric if there is one. Without it, adding is not offered. */
  readonly onAdd?: (metric?: string) => void;
  /** Prefix of file names, without a path, such as "readings-CL0000000017". */
  readonly exportName: string;
  /** Print header that identifies the patient, unless the surrounding page prints one. */
  readonly printHead?: ReactNode;
  /** Shows only the chart or only the table of an open trend. Both by default. */
  readonly only?: 'chart' | 'table' | undefined;
  /** Null while no trend is open. */
  readonly openTrend?: Ref<OpenTrend>;
}
