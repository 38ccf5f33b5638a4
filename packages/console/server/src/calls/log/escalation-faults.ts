import type { Answers } from '@careline/core/internal/calls';
import {
  adviceAlone,
  dangerSigns,
  type Finding,
  kindsOfFindings,
  missingKinds,
} from '@careline/core/internal/calls/findings';
import { type DangerKind, ESCALATION } from '@careline/core/internal/calls/forms';
import { type FormDefinition, type FormValues, fieldPath, valuesFrom } from '@careline/core/internal/forms';
import type { InputFault } from '../../platform/access/entry.ts';

const PATH = `log.answers.${ESCALATION}`;
const MUST_BE_GIVEN = ['handedTo', 'handedAt'] as const;

export interface HandingOver {
  /** The latest possible minute of the hand-over, in the facility's time zone. */
  readonly until: string;
  readonly before?: Answers | undefined;
}

const sameSign = (one: Finding, other: Finding): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the danger signs that need a hand-over.
 * Leaves out signs that the corrected version contained without a hand-over: only a later form requires it, and that
 * must not block other corrections.
 */
function signsToHandOver(form: FormDefinition, values: FormValues, before: Answers = {}): readonly Finding[] {
  const earlier = valuesFrom(form, before);
  const signs = dangerSigns(form, earlier);
  const missing = missingKinds(earlier, kindsOfFindings(signs));
  const known = signs.filter(({ kind }) => missing.includes(kind));
  return dangerSigns(form, values).filter((sign) => !known.some((one) => sameSign(one, sign)));
}

/** Returns the faults for missing parts of a hand-over of these kinds. */
function missingFaults(values: FormValues, kinds: readonly DangerKind[]): InputFault[] {
  const missing = missingKinds(values, kinds);
  const notHandedOver =
    missing.length > 0 ? [{ path: `${PATH}.about`, message: `must name ${missing.join(', ')}` }] : [];
  const unansweredKeys = MUST_BE_GIVEN.filter((key) => !values[ESCALATION]?.[key]);
  return [
    ...notHandedOver,
    ...unansweredKeys.map((key) => ({ path: `${PATH}.${key}`, message: 'must be given' })),
  ];
}

/** Returns the faults in the hand-over of a critical reading. */
export const criticalFaults = (form: FormDefinition, answers: Answers): InputFault[] =>
  form.sections.some(({ key }) => key === ESCALATION)
    ? missingFaults(valuesFrom(form, answers), ['CRITICAL_READING'])
    : [];

/** Returns the faults in the hand-over of danger signs. The answers must have no other faults. */
export function escalationFaults(
  form: FormDefinition,
  answers: Answers,
  { until, before }: HandingOver,
): InputFault[] {
  const values = valuesFrom(form, answers);
  const handedAt = values[ESCALATION]?.handedAt;
  const later =
    typeof handedAt === 'string' && handedAt > until
      ? [{ path: `${PATH}.handedAt`, message: 'must not be in the future' }]
      : [];
  const advice = adviceAlone(form, values).map((at) => ({
    path: `log.answers.${fieldPath(at)}`,
    message: 'must be more than advice: bleeding and fits are sent to emergency care or to a doctor',
  }));
  const kinds = kindsOfFindings(signsToHandOver(form, values, before));
  return kinds.length === 0 ? later : [...later, ...advice, ...missingFaults(values, kinds)];
}
