import { signLabelKey } from '@careline/core/internal/calls/findings';
import { labelFromKey } from '@careline/core/internal/formatting';
import { useCallback } from 'react';
import { reportedFormLabels } from './form-labels-reported.ts';
import { sentencesIn } from './messages.ts';
import { useLocaleInForce } from './messages-provider.tsx';
import type { Sentences } from './translation.ts';

/**
 * The label of what an earlier call told, in the locale in force: as `useFormLabel`, without the sentences of all forms
 * coming with it. A key of a later version is shown as its last part in words.
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

/** Danger signs that a call or a score told, in words: of an open one, a line of the worklist, the header of a patient. */
export function useReportedSigns(): (
  signs: readonly (Parameters<typeof signLabelKey>[0] & { readonly text?: string | undefined })[],
) => string {
  const labelOf = useReportedLabel();
  return useCallback(
    (signs) => signs.map((sign) => sign.text ?? labelOf(signLabelKey(sign))).join(', '),
    [labelOf],
  );
}
