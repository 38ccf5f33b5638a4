import { ALL_CALL_FORMS } from '@careline/core/internal/calls/forms';
import { CASE_SHEET_SECTIONS } from '@careline/core/internal/case-sheets';
import type { FormDefinition } from '@careline/core/internal/forms';
import { recordSectionLabel } from '@careline/core/internal/record';

/** A form with its English texts. Forms of calls have theirs in the screens, so only their measured values have texts. */
export interface CataloguedForm {
  readonly form: FormDefinition;
  readonly title: string;
  readonly words: Readonly<Record<string, string | undefined>>;
}

/** Returns the id of the Questionnaire of a form: `case-sheet/oral@1` is `case-sheet.oral.1`. */
export const questionnaireId = (formId: string): string =>
  formId.replace(/[^A-Za-z0-9-]+/g, '.').slice(0, 64);

const NO_WORDS = {};

const ALL: readonly CataloguedForm[] = [
  ...ALL_CALL_FORMS.map((form) => ({ form, title: form.id, words: NO_WORDS })),
  ...Object.values(CASE_SHEET_SECTIONS).map(({ key, form, words }) => ({
    form,
    title: recordSectionLabel(key, 'en'),
    words: words.en,
  })),
];

/** The current forms of calls and case sheets, by the id of their Questionnaire. */
export const CATALOGUED_FORMS: ReadonlyMap<string, CataloguedForm> = new Map(
  ALL.map((one) => [questionnaireId(one.form.id), one]),
);
