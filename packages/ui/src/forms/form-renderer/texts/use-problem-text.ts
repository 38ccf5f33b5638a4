import { formatReading } from '@careline/core/internal/formatting';
import type { FieldProblem, LeafField, SectionValues } from '@careline/core/internal/forms';
import { useMemo } from 'react';
import { useFormLabel, useMessages } from '../../../messages/index.ts';
import { messages } from '../form-renderer.messages.ts';
import { unitLabel } from './unit-label.ts';

type Range = { readonly min: number; readonly max: number; readonly unit: string };

const upTo = ({ max, unit }: Range): string => `${max} ${unitLabel(unit)}`.trim();

/** Returns the error message of a field and what to do, in the current locale. */
export function useProblemText() {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  return useMemo(
    () =>
      (problem: FieldProblem, field?: LeafField, values: SectionValues = {}): string => {
        switch (problem.code) {
          case 'slip':
            return t('slip', { value: formatReading(String(values[field?.key ?? ''] ?? ''), problem.unit) });
          case 'decimal-slip':
            return t(problem.possible ? 'slip' : 'decimal-slip', {
              value: formatReading(problem.value, problem.unit),
            });
          case 'meter-low':
            return t('meter-low');
          case 'impossible':
          case 'unlikely':
            return t(problem.code, { min: problem.min, max: upTo(problem) });
          case 'too-many-decimals':
            return problem.decimals === 0
              ? t('whole-number')
              : t('too-many-decimals', { decimals: problem.decimals });
          case 'too-long':
          case 'too-many':
            return t(problem.code, { max: problem.max });
          case 'not-a-date':
            return field?.control === 'date' && field.precision === 'minute'
              ? t('not-a-time')
              : t('not-a-date');
          case 'rule':
            return labelOf(problem.rule);
          default:
            return t(problem.code);
        }
      },
    [t, labelOf],
  );
}
