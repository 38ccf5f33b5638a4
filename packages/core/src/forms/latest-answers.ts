import type { FormAnswers } from './form-answers.ts';
import type { SectionValues } from './form-values.ts';

const isEmpty = (value: SectionValues[string]): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns the latest answer of each question, with the log it is from.
 * `lastValues` and `lastRows` give the same results for these as for all logs. Logs without such an answer are left
 * out. Input is newest first.
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
