import { CALL_METRICS, metricLabel } from '@careline/core/calls';
import { labelFromKey } from '@careline/core/formatting';
import { useMemo } from 'react';
import { chronicFormLabels } from './form-labels-chronic.ts';
import { motherhoodFormLabels } from './form-labels-motherhood.ts';
import { defineMessages, languageOf } from './messages.ts';
import { useLocale } from './messages-provider.tsx';

/** The sentences behind the label keys of core's form definitions, less those of call metrics. */
export const formLabels = defineMessages({
  en: { ...chronicFormLabels.en, ...motherhoodFormLabels.en },
  hi: { ...chronicFormLabels.hi, ...motherhoodFormLabels.hi },
});

const SECTION_LABEL = /^calls\.(\w+)$/;

/** The metric a section's key names: its label is core's (specification 3.6). */
function metricOf(key: string): string | undefined {
  const section = SECTION_LABEL.exec(key)?.[1];
  return CALL_METRICS.find((metric) => metric === section);
}

/** The label of a key in a locale; a key without a sentence is shown as its last part in words. */
export function formLabel(key: string, locale: string): string {
  const metric = metricOf(key);
  if (metric !== undefined) return metricLabel(metric, undefined, locale);
  const labels: Readonly<Record<string, string>> = formLabels[languageOf(locale)];
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
  return label ?? labelFromKey(key.slice(key.lastIndexOf('.') + 1));
}

/** `formLabel` in the locale in force. */
export function useFormLabel(): (key: string) => string {
  const locale = useLocale();
  return useMemo(() => (key: string) => formLabel(key, locale), [locale]);
}
