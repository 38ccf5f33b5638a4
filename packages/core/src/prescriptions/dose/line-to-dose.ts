import type { PrescribedLine } from '../prescribed-line.ts';

/** What an amount of a substance is measured in. */
export type SubstanceUnit = 'mg' | 'IU' | 'mmol' | 'mL';

/** What is wrong with how a line is written, before anything is known of the patient. */
export type LineFault =
  /** The strength is none that this medicine comes in. */
  | {
      readonly kind: 'no-such-strength';
      readonly strength: string;
      readonly known: readonly string[];
      /** It has no amount for each substance, so no dose is known. */
      readonly isUnread?: boolean;
    }
  /** Ten times, or a thousand times, a strength that exists. */
  | { readonly kind: 'ten-times'; readonly strength: string; readonly meant: string }
  /** The unit of the dose does not fit the form: mL of a tablet, units of what is measured in mg. */
  | { readonly kind: 'unit-does-not-fit'; readonly unit: string; readonly form: string | null }
  /** The form is none of this medicine. */
  | { readonly kind: 'no-such-form'; readonly form: string; readonly known: readonly string[] }
  /** No strength is written, and `known` are those of the form: several, or none that we have. */
  | { readonly kind: 'strength-missing'; readonly form: string | null; readonly known: readonly string[] }
  /** The strength is that of a piece where mL are taken, or the other way round. */
  | {
      readonly kind: 'strength-of-other-form';
      readonly strength: string;
      readonly form: string | null;
      readonly known: readonly string[];
    }
  /** Insulin is ordered in units: a mL contains 40, 100 or 300 of them. */
  | { readonly kind: 'insulin-not-in-units'; readonly unit: string }
  /** More tablets or other pieces than anybody takes at once. */
  | { readonly kind: 'too-many-pieces'; readonly amount: number; readonly unit: string };

/** Fields of a line that a dose is made of; an older source may lack the form, the route and the duration. */
export type LineToDose = Pick<PrescribedLine, 'strength' | 'amount' | 'unit' | 'frequency' | 'times'> &
  Partial<Pick<PrescribedLine, 'form' | 'route' | 'days' | 'instructions' | 'steps' | 'maxPerDay'>>;
