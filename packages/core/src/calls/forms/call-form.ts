import type { FormDefinition } from '#forms';
import type { CallTypeKey, ProgrammeKey } from '#programmes';
import { bloodGlucoseSection, bloodPressureSection, bodySection } from './vitals.ts';

const chronicCareAdHoc: FormDefinition = {
  id: 'chronic-care/ad-hoc@1',
  sections: [
    bloodPressureSection,
    bodySection,
    bloodGlucoseSection,
    {
      key: 'complaints',
      label: 'calls.complaints',
      fields: [{ key: 'notes', control: 'long_text', label: 'calls.complaints.notes', maxLength: 4000 }],
    },
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
