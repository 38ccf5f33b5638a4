import type { Label } from '#formatting';
import type { DoseOfLine } from '../dose/dose-of-line.ts';
import type { PrescribedLine } from '../prescribed-line.ts';

/**
 * `severe` stops the signature until another choice or a written reason that the pharmacist reads; `important` is one line,
 * asked once for this patient; `note` stands behind a count.
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

/** A fact that a check needs and does not have. */
export type MissingFact = 'age' | 'pregnancy' | 'breastfeeding' | 'egfr' | 'maximum';

/** What speaks against a medicine, or is to be asked before. */
export interface MedicineFinding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The key of the row it comes from, unique among all rows: with `about` it is what "asked once" is counted by. */
  readonly rule: string;
  /** The other medicine, the allergy or the condition as it was recorded; empty where there is none. */
  readonly about: string;
  /** The fact that is missing, where the finding asks for it and says nothing against the medicine yet. */
  readonly asksFor?: MissingFact;
  /** One sentence each: what is wrong, and what to do. Numbers of the line and of the patient are filled in. */
  readonly problem: Label;
  readonly act: Label;
  readonly source: string;
  /** Strengths of which one settles it. */
  readonly strengths?: readonly string[];
}

/** A medicine as the checks read it: ours of a line, or one the patient takes. */
export interface ReadMedicine {
  /** As it was written. */
  readonly name: string;
  /** Keys of its substances: generic names as `nameKey` has them. Empty where it could not be read. */
  readonly substances: readonly string[];
  /** Classes of its substances, as the table of medicines names them. */
  readonly classes: readonly string[];
}

/** A line as the checks read it. */
export interface ReadLine extends ReadMedicine {
  readonly line: Pick<PrescribedLine, 'route' | 'form' | 'frequency' | 'days' | 'reason'> &
    Partial<Pick<PrescribedLine, 'strength' | 'instructions'>>;
  readonly dose: DoseOfLine;
}

/** Whether a line with it is signed only with a written reason. */
export const asksReason = ({ severity }: { readonly severity?: unknown }): boolean => severity === 'severe';

/** What "asked once for this patient" is counted by. */
export const findingKey = ({ rule, about }: Pick<MedicineFinding, 'rule' | 'about'>): string =>
  `${rule} ${about.toLowerCase()}`;

interface Severe {
  readonly severity: Severity;
}

/** The order of findings: the most severe first. */
export const gravestFirst = (one: Severe, other: Severe): number =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
