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
  /** The last minute in which it can have been handed over, where the facility is. */
  readonly until: string;
  /** The version that these answers correct. */
  readonly before?: Answers | undefined;
}

const sameSign = (one: Finding, other: Finding): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The danger signs of a log, less those that the version it corrects told and handed over to nobody: only a later form
 * asks for that, which is no reason to refuse the correction of something else.
 */
function signsToHandOver(form: FormDefinition, values: FormValues, before: Answers = {}): readonly Finding[] {
  const earlier = valuesFrom(form, before);
  const signs = dangerSigns(form, earlier);
  const missing = missingKinds(earlier, kindsOfFindings(signs));
  const known = signs.filter(({ kind }) => missing.includes(kind));
  return dangerSigns(form, values).filter((sign) => !known.some((one) => sameSign(one, sign)));
}

/** What is missing where these kinds have to be handed over. */
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

/** What is missing of the handing over of a critical reading that a log tells. */
export const criticalFaults = (form: FormDefinition, answers: Answers): InputFault[] =>
  form.sections.some(({ key }) => key === ESCALATION)
    ? missingFaults(valuesFrom(form, answers), ['CRITICAL_READING'])
    : [];

/** What is missing of the handing over of danger signs that a log tells. The answers must be without other faults. */
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
