import type { FormAnswers } from './form-answers.ts';
import type { SectionValues } from './form-values.ts';

const isEmpty = (value: SectionValues[string]): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Of earlier answers, newest first, what no newer ones say again, each beside the log it was said in: what `lastValues`
 * and `lastRows` find in the answer, they find in all of them. Logs that say nothing of their own are left out.
 */
export function latestAnswers<Log extends { readonly answers: FormAnswers }>(
  logs: readonly Log[],
): readonly Log[] {
  const seen = new Set<string>();
  return logs.flatMap((log) => {
    const sections = Object.entries(log.answers).map(([section, values]) => {
      const fresh = Object.entries(values).filter(
        ([key, value]) => !isEmpty(value) && !seen.has(`${section}.${key}`),
      );
      return [section, Object.fromEntries(fresh) as SectionValues] as const;
    });
    const answered = sections.filter(([, values]) => Object.keys(values).length > 0);
    for (const [section, values] of answered) {
      for (const key of Object.keys(values)) seen.add(`${section}.${key}`);
    }
    return answered.length > 0 ? [{ ...log, answers: Object.fromEntries(answered) }] : [];
  });
}
