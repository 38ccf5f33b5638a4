import { CALL_METRICS, metricLabel } from '@careline/core/internal/calls';
import { labelFromKey } from '@careline/core/internal/formatting';
import { mealSituationLabel } from '@careline/core/internal/metrics';
import { createContext, useContext, useMemo } from 'react';
import { chronicFormLabels } from './form-labels-chronic.ts';
import { motherhoodFormLabels } from './form-labels-motherhood.ts';
import { reportedFormLabels } from './form-labels-reported.ts';
import { type Messages, sentencesIn } from './messages.ts';
import { useLocaleInForce } from './messages-provider.tsx';
import type { Message, Sentences } from './translation.ts';

/** The sentences behind the label keys of core's form definitions, less those of call metrics. */
export const FORM_LABELS: readonly Messages<Sentences>[] = [
  chronicFormLabels,
  motherhoodFormLabels,
  reportedFormLabels,
];

/** The moments of a meal, which readings name too: their labels are core's. */
const MEAL_SITUATION = /^calls\.option\.(MEAL_SITUATION_\w+)$/;

const SECTION_LABEL = /^calls\.(\w+)$/;

/** The metric a section's key names: its label is core's (specification 3.6). */
function metricOf(key: string): string | undefined {
  const section = SECTION_LABEL.exec(key)?.[1];
  return CALL_METRICS.find((metric) => metric === section);
}

function labelOf(key: string, locale: string): Message | undefined {
  const table = FORM_LABELS.find(({ en }) => Object.hasOwn(en, key));
  return table && sentencesIn(table, locale).sentences[key];
}

/** The label of a key in a locale; a key without a sentence is shown as its last part in words. */
export function formLabel(key: string, locale: string): string {
  const metric = metricOf(key);
  if (metric !== undefined) return metricLabel(metric, undefined, locale);
  const situation = MEAL_SITUATION.exec(key)?.[1];
  if (situation !== undefined) return mealSituationLabel(situation, locale);
  const label = labelOf(key, locale);
  return typeof label === 'string' ? label : labelFromKey(key.slice(key.lastIndexOf('.') + 1));
}

/** The label of a key of a widget's own form; undefined for a key that is not its own. */
export type OwnFormLabels = (key: string, locale: string) => string | undefined;

/**
 * The labels of a form that stands in one widget alone: they come with the widget, instead of with every form. Give it
 * a function that stays the same.
 */
export const FormLabelsContext = createContext<OwnFormLabels | undefined>(undefined);

/** The widget's own label of a key, else `formLabel`, in the locale in force. */
export function useFormLabel(): (key: string) => string {
  const inForce = useLocaleInForce();
  const own = useContext(FormLabelsContext);
  return useMemo(
    () => (key: string) => own?.(key, inForce.locale) ?? formLabel(key, inForce.locale),
    [inForce, own],
  );
}
