import type { FormDefinition } from '#forms';
import type { CallTypeKey, ProgrammeKey } from '#programmes';
import { CHRONIC_CARE_FORMS } from './chronic-care.ts';
import { withEscalation } from './escalation.ts';
import { MOTHERHOOD_FORMS } from './motherhood/index.ts';

type Forms = Readonly<Partial<Record<CallTypeKey, FormDefinition>>>;

const escalating = (forms: Forms): Forms =>
  Object.fromEntries(Object.entries(forms).map(([callType, form]) => [callType, withEscalation(form)]));

const CHRONIC_CARE = escalating(CHRONIC_CARE_FORMS);

/** Forms of all call types, by programme (design 6). */
const FORMS: Readonly<Record<ProgrammeKey, Forms>> = {
  ahc: CHRONIC_CARE,
  careline: CHRONIC_CARE,
  apollo_sugar: CHRONIC_CARE,
  healthy_motherhood: escalating(MOTHERHOOD_FORMS),
};

/** All distinct call forms. */
export const ALL_CALL_FORMS: readonly FormDefinition[] = [
  ...new Set(Object.values(FORMS).flatMap((forms) => Object.values(forms))),
];

/** Returns the form of a call type; undefined if there is none, and such a call can't be logged. */
export function callForm(programme: string, callType: string): FormDefinition | undefined {
  const forms = Object.hasOwn(FORMS, programme) ? FORMS[programme as ProgrammeKey] : undefined;
  return forms && Object.hasOwn(forms, callType) ? forms[callType as CallTypeKey] : undefined;
}
