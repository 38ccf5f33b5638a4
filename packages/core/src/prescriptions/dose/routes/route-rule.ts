import type { Label } from '#formatting';
import type { Severity } from '../../checks/medicine-finding.ts';
import type { MedicineForm } from '../../coded/medicine-form.ts';
import type { GivenRoute } from './given-route.ts';

/** A medicine that is not given by some routes. */
export interface RouteRule {
  /** Unique among all rows. */
  readonly rule: string;
  /** Comma-separated keys of substances and classes of the table of medicines; absent: every medicine. */
  readonly of?: string;
  readonly unless?: string;
  readonly forms?: readonly MedicineForm[];
  /** What the name, strength or instructions have, where only some products of the substance are meant. */
  readonly product?: RegExp;
  readonly routes: readonly GivenRoute[];
  /** Only single doses above so many mg. */
  readonly singleAbove?: number;
  /** Only where there are fewer days between the doses. */
  readonly lessThanDays?: number;
  /** Words of the name, the strength, the reason or the instructions with which it is right. */
  readonly exceptFor?: RegExp;
  /** An injection of it without a route is asked about. */
  readonly asksRoute?: true;
  readonly severity: Exclude<Severity, 'note'>;
  /** The problem where "is never given by this route" would be wrong. `{name}` and `{route}` are filled in. */
  readonly problem?: Label;
  /** Continues the sentence that names the medicine and the route. */
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
