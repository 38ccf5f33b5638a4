import type { NumberText } from './number-text.ts';

interface CodedText {
  readonly system?: string | undefined;
  readonly code?: string | undefined;
  readonly display?: string | undefined;
}

/** FHIR's Observation.component, flattened; numbers with their digits. */
export interface MeasuredPart extends CodedText {
  readonly value?: NumberText | string | boolean | undefined;
  readonly comparator?: string | undefined;
  readonly valueText?: string | undefined;
  readonly valueCode?: CodedText | undefined;
  readonly unit?: string | undefined;
  readonly unitCode?: string | undefined;
  readonly [part: string]: unknown;
}

/** A FHIR Observation, flattened: one line of a readings file. */
export interface MeasuredRow extends MeasuredPart {
  readonly source: string;
  readonly id: string;
  readonly patient: string;
  readonly status?: string | undefined;
  readonly text?: string | undefined;
  readonly components?: readonly MeasuredPart[] | undefined;
  readonly effectiveDateTime?: string | undefined;
  /** Times of the report and encounter of the reading, used if it has no time of its own. */
  readonly reportTime?: string | undefined;
  readonly encounterTime?: string | undefined;
}
