import { type Answers, dangerSigns, ESCALATION, kindsOfFindings, missingKinds } from '@careline/core/calls';
import { type FormDefinition, valuesFrom } from '@careline/core/forms';
import type { InputFault } from './entry.ts';

const MUST_BE_GIVEN = ['handedTo', 'handedAt'] as const;

/**
 * What is missing of the handing over of danger signs that a log tells. Critical readings are judged with what was known
 * of the patient on the call, which the server may know otherwise by now: they are no reason to refuse a log. The answers
 * must be without other faults; `until` is the last minute in which it can have been handed over, where the facility is.
 */
export function escalationFaults(form: FormDefinition, answers: Answers, until: string): InputFault[] {
  const values = valuesFrom(form, answers);
  const path = `log.answers.${ESCALATION}`;
  const handedAt = values[ESCALATION]?.handedAt;
  const later =
    typeof handedAt === 'string' && handedAt > until
      ? [{ path: `${path}.handedAt`, message: 'must not be in the future' }]
      : [];
  const kinds = kindsOfFindings(dangerSigns(form, values));
  if (kinds.length === 0) return later;
  const missing = missingKinds(values, kinds);
  const untold =
    missing.length > 0 ? [{ path: `${path}.about`, message: `must name ${missing.join(', ')}` }] : [];
  const unsaid = MUST_BE_GIVEN.filter((key) => !values[ESCALATION]?.[key]);
  return [
    ...later,
    ...untold,
    ...unsaid.map((key) => ({ path: `${path}.${key}`, message: 'must be given' })),
  ];
}
