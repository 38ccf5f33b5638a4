import type { Label } from '#formatting';
import type { DoseOfLine } from '../dose/dose-of-line.ts';
import type { PrescribedLine } from '../prescribed-line.ts';

/**
 * `severe` blocks signing until another choice or a written reason, which the pharmacist reads; `important` is a
 * question, asked once per patient; `note` is hidden behind a count.
 */
export const SEVERITIES = ['severe', 'important', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const FINDING_KINDS = [
  'allergy',
  'allergy-unread',
  'interaction',
  'duplicate',
  'dose',
  'route',
  'strength',
  'age',
  'weight',
  'kidney',
  'liver',
  'condition',
  'pregnancy',
  'breastfeeding',
  'unread',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** An unknown fact that a check needs. */
export type MissingFact = 'age' | 'pregnancy' | 'breastfeeding' | 'egfr' | 'maximum';

/** A problem with a medicine, or a question before it. */
export interface MedicineFinding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Unique key of the row. Together with `about` it identifies what was asked. */
  readonly rule: string;
  /** The other medicine, allergy or condition, as recorded; empty if there is none. */
  readonly about: string;
  /** The missing fact that the finding asks for; there is no known problem yet. */
  readonly asksFor?: MissingFact;
  /** One sentence each: the problem, and what to do. Numbers are filled in. */
  readonly problem: Label;
  readonly act: Label;
  readonly source: string;
  /** Strengths, any of which resolves it. */
  readonly strengths?: readonly string[];
}

/** A medicine as the checks read it: of a line, or a current one. */
export interface ReadMedicine {
  /** As written. */
  readonly name: string;
  /** Keys of its substances: generic names in `nameKey` form. Empty if not recognised. */
  readonly substances: readonly string[];
  /** Classes of its substances in the table of medicines. */
  readonly classes: readonly string[];
}

/** A line as the checks read it. */
export interface ReadLine extends ReadMedicine {
  readonly line: Pick<PrescribedLine, 'route' | 'form' | 'frequency' | 'days' | 'reason'> &
    Partial<Pick<PrescribedLine, 'strength' | 'instructions'>>;
  readonly dose: DoseOfLine;
}

/** Whether signing the line needs a written reason. */
export const asksReason = ({ severity }: { readonly severity?: unknown }): boolean => severity === 'severe';

/** Returns the key of what was asked about a patient. */
export const findingKey = ({ rule, about }: Pick<MedicineFinding, 'rule' | 'about'>): string =>
  `${rule} ${about.toLowerCase()}`;

interface Severe {
  readonly severity: Severity;
}

/** Sorts findings by severity, most severe first. */
export const gravestFirst = (one: Severe, other: Severe): number =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
