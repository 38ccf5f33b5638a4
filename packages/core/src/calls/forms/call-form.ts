import type { FormDefinition } from '#forms';
import type { CallTypeKey, ProgrammeKey } from '#programmes';
import { CHRONIC_CARE_FORMS } from './chronic-care.ts';
import { withEscalation } from './escalation.ts';
import { MOTHERHOOD_FORMS } from './motherhood/index.ts';

type Forms = Readonly<Partial<Record<CallTypeKey, FormDefinition>>>;

const escalating = (forms: Forms): Forms =>
  Object.fromEntries(Object.entries(forms).map(([callType, form]) => [callType, withEscalation(form)]));

const CHRONIC_CARE = escalating(CHRONIC_CARE_FORMS);

/** The form of every programme's call types (design 6). */
const FORMS: Readonly<Record<ProgrammeKey, Forms>> = {
  ahc: CHRONIC_CARE,
  careline: CHRONIC_CARE,
  apollo_sugar: CHRONIC_CARE,
  healthy_motherhood: escalating(MOTHERHOOD_FORMS),
};

/** Every form of a call, each once. */
export const ALL_CALL_FORMS: readonly FormDefinition[] = [
  ...new Set(Object.values(FORMS).flatMap((forms) => Object.values(forms))),
];

/** The form of a programme's call type; undefined where no form is defined, and then no such call can be logged. */
export function callForm(programme: string, callType: string): FormDefinition | undefined {
  const forms = Object.hasOwn(FORMS, programme) ? FORMS[programme as ProgrammeKey] : undefined;
  return forms && Object.hasOwn(forms, callType) ? forms[callType as CallTypeKey] : undefined;
}
