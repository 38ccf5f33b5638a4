import type { Label } from '#formatting';
import type { Severity } from '../../checks/medicine-finding.ts';
import type { MedicineForm } from '../../coded/medicine-form.ts';
import type { GivenRoute } from './given-route.ts';

/** A medicine that is not given by some routes. */
export interface RouteRule {
  /** Unique among all rows. */
  readonly rule: string;
  /** Comma-separated keys of substances and classes of the table of medicines; absent means every medicine. */
  readonly of?: string;
  readonly unless?: string;
  readonly forms?: readonly MedicineForm[];
  /** Matches name, strength or instructions, if only some products are meant. */
  readonly product?: RegExp;
  readonly routes: readonly GivenRoute[];
  /** Only single doses above this many mg. */
  readonly singleAbove?: number;
  /** Only with fewer days between doses. */
  readonly lessThanDays?: number;
  /** Words of name, strength, reason or instructions that allow it. */
  readonly exceptFor?: RegExp;
  /** Asks for the route of an injection without one. */
  readonly asksRoute?: true;
  readonly severity: Exclude<Severity, 'note'>;
  /** Problem text if "is never given by this route" would be wrong. `{name}` and `{route}` are filled in. */
  readonly problem?: Label;
  /** Continues the sentence that names medicine and route. */
  readonly because: Label;
  readonly act: Label;
  readonly source: string;
}

type RuleParts = readonly [
  rule: string,
  of: string,
  routes: readonly GivenRoute[],
  because: Label,
  act: Label,
  source: string,
  more?: Partial<RouteRule>,
];

const ruleOf =
  (severity: RouteRule['severity']) =>
  (...[rule, of, routes, because, act, source, more]: RuleParts): RouteRule => ({
    ...{ rule, of, routes, severity, because, act, source },
    ...more,
  });

export const never = ruleOf('severe');
export const rarely = ruleOf('important');
