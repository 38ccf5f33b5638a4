import { signLabelKey } from '@careline/core/internal/calls/findings';
import { labelFromKey } from '@careline/core/internal/formatting';
import { useCallback } from 'react';
import { reportedFormLabels } from './form-labels-reported.ts';
import { sentencesIn } from './messages.ts';
import { useLocaleInForce } from './messages-provider.tsx';
import type { Sentences } from './translation.ts';

/**
 * Returns the label of an entry from an earlier call, in the current locale. Like `useFormLabel`, but without loading
 * the labels of all forms. Keys from later versions are shown as their last part in words.
 */
export function useReportedLabel(): (key: string) => string {
  const inForce = useLocaleInForce();
  return useCallback(
    (key) => {
      const sentences: Sentences = sentencesIn(reportedFormLabels, inForce.locale).sentences;
      const label = sentences[key];
      return typeof label === 'string' ? label : labelFromKey(key.slice(key.lastIndexOf('.') + 1));
    },
    [inForce],
  );
}

/** Formats danger signs from a call or a score, for worklist rows and patient headers. */
export function useReportedSigns(): (
  signs: readonly (Parameters<typeof signLabelKey>[0] & { readonly text?: string | undefined })[],
) => string {
  const labelOf = useReportedLabel();
  return useCallback(
    (signs) => signs.map((sign) => sign.text ?? labelOf(signLabelKey(sign))).join(', '),
    [labelOf],
  );
}
