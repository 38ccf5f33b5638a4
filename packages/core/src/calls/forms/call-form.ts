import type { FormDefinition } from '#forms';
import type { CallTypeKey, ProgrammeKey } from '#programmes';
import { part, section, text } from './fields.ts';
import { bloodGlucose, bloodPressure, body } from './vitals.ts';

const chronicCareAdHoc: FormDefinition = {
  id: 'chronic-care/ad-hoc@1',
  sections: [
    ...part('vitals', bloodPressure, body, bloodGlucose),
    ...part('complaints', section('complaints', [text('notes')])),
  ],
};

const FORMS: Readonly<Partial<Record<ProgrammeKey, Readonly<Partial<Record<CallTypeKey, FormDefinition>>>>>> =
  {
    ahc: { 'ad-hoc': chronicCareAdHoc },
    careline: { 'ad-hoc': chronicCareAdHoc },
    apollo_sugar: { 'ad-hoc': chronicCareAdHoc },
  };

/** The form of a programme's call type; undefined where no form is defined, and then no such call can be logged. */
export function callForm(programme: string, callType: string): FormDefinition | undefined {
  const forms = Object.hasOwn(FORMS, programme) ? FORMS[programme as ProgrammeKey] : undefined;
  return forms && Object.hasOwn(forms, callType) ? forms[callType as CallTypeKey] : undefined;
}
