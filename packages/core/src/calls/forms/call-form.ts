import type { FormDefinition } from '#forms';
import type { CallTypeKey, ProgrammeKey } from '#programmes';
import { CHRONIC_CARE_FORMS } from './chronic-care.ts';
import { MOTHERHOOD_FORMS } from './motherhood/index.ts';

/** The form of every programme's call types (design 6). */
const FORMS: Readonly<Record<ProgrammeKey, Readonly<Partial<Record<CallTypeKey, FormDefinition>>>>> = {
  ahc: CHRONIC_CARE_FORMS,
  careline: CHRONIC_CARE_FORMS,
  apollo_sugar: CHRONIC_CARE_FORMS,
  healthy_motherhood: MOTHERHOOD_FORMS,
};

/** The form of a programme's call type; undefined where no form is defined, and then no such call can be logged. */
export function callForm(programme: string, callType: string): FormDefinition | undefined {
  const forms = Object.hasOwn(FORMS, programme) ? FORMS[programme as ProgrammeKey] : undefined;
  return forms && Object.hasOwn(forms, callType) ? forms[callType as CallTypeKey] : undefined;
}
