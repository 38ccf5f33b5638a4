import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';
import type { Bundle } from 'fhir/r4';
import type { FhirCall } from '../fhir-call.ts';
import { parameterProblem } from '../fhir-problem.ts';
import type { Pairs } from '../search/read-search.ts';
import { readPatientSummary } from './patient-summary.ts';

/** Reads the language of a summary. Throws `FhirProblem`. */
function readLanguage(pairs: Pairs): LabelLocale {
  let language: LabelLocale = 'en';
  for (const [name, value] of pairs) {
    if (name === '_format') continue;
    if (name !== '_language')
      throw parameterProblem(name, `$summary has no parameter ${name}.`, 'not-supported');
    const known = LABEL_LANGUAGES.find((locale) => locale === value);
    if (!known) throw parameterProblem(name, `_language must be one of ${LABEL_LANGUAGES.join(', ')}.`);
    language = known;
  }
  return language;
}

/** Returns the work of `Patient/ID/$summary`. */
export const summaryWork = (id: string, pairs: Pairs) =>
  ({
    action: 'fhir/summary',
    type: 'Patient',
    answer: (call: FhirCall): Promise<Bundle> => readPatientSummary(id, readLanguage(pairs), call),
  }) as const;
