import type { FieldProblem } from '@careline/core/forms';
import { useMemo } from 'react';
import { useMessages } from '../../messages/index.ts';
import { messages } from './form-renderer.messages.ts';
import { unitLabel } from './unit-label.ts';

/** What is wrong with a field and what to do about it, in the locale in force. */
export function useProblemText(): (problem: FieldProblem) => string {
  const t = useMessages(messages);
  return useMemo(
    () => (problem) => {
      switch (problem.code) {
        case 'impossible': {
          const { min, max, unit } = problem;
          return t('impossible', { min, max: `${max} ${unitLabel(unit)}` });
        }
        case 'too-many-decimals':
          return problem.decimals === 0
            ? t('whole-number')
            : t('too-many-decimals', { decimals: problem.decimals });
        case 'too-long':
          return t('too-long', { max: problem.max });
        default:
          return t(problem.code);
      }
    },
    [t],
  );
}
