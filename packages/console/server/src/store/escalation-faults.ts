import {
  type Answers,
  adviceAlone,
  dangerSigns,
  ESCALATION,
  type Finding,
  kindsOfFindings,
  missingKinds,
} from '@careline/core/calls';
import { type FormDefinition, type FormValues, fieldPath, valuesFrom } from '@careline/core/forms';
import type { InputFault } from './entry.ts';

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
  const told = dangerSigns(form, earlier);
  const missing = missingKinds(earlier, kindsOfFindings(told));
  const known = told.filter(({ kind }) => missing.includes(kind));
  return dangerSigns(form, values).filter((sign) => !known.some((one) => sameSign(one, sign)));
}

/**
 * What is missing of the handing over of danger signs that a log tells. Critical readings are judged with what was known
 * of the patient on the call, which the server may know otherwise by now: they are no reason to refuse a log. The answers
 * must be without other faults.
 */
export function escalationFaults(
  form: FormDefinition,
  answers: Answers,
  { until, before }: HandingOver,
): InputFault[] {
  const values = valuesFrom(form, answers);
  const path = `log.answers.${ESCALATION}`;
  const handedAt = values[ESCALATION]?.handedAt;
  const later =
    typeof handedAt === 'string' && handedAt > until
      ? [{ path: `${path}.handedAt`, message: 'must not be in the future' }]
      : [];
  const advice = adviceAlone(form, values).map((at) => ({
    path: `log.answers.${fieldPath(at)}`,
    message: 'must be more than advice: bleeding and fits are sent to emergency care or to a doctor',
  }));
  const kinds = kindsOfFindings(signsToHandOver(form, values, before));
  if (kinds.length === 0) return later;
  const missing = missingKinds(values, kinds);
  const untold =
    missing.length > 0 ? [{ path: `${path}.about`, message: `must name ${missing.join(', ')}` }] : [];
  const unsaid = MUST_BE_GIVEN.filter((key) => !values[ESCALATION]?.[key]);
  return [
    ...later,
    ...advice,
    ...untold,
    ...unsaid.map((key) => ({ path: `${path}.${key}`, message: 'must be given' })),
  ];
}
