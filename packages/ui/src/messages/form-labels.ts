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

/** Labels of core's form definitions, except those of call metrics. */
export const FORM_LABELS: readonly Messages<Sentences>[] = [
  chronicFormLabels,
  motherhoodFormLabels,
  reportedFormLabels,
];

/** Meal contexts, which readings use too, so that their labels are in core. */
const MEAL_SITUATION = /^calls\.option\.(MEAL_SITUATION_\w+)$/;

const SECTION_LABEL = /^calls\.(\w+)$/;

/** Returns the metric in a section's key. Its label is in core (specification 3.6). */
function metricOf(key: string): string | undefined {
  const section = SECTION_LABEL.exec(key)?.[1];
  return CALL_METRICS.find((metric) => metric === section);
}

function labelOf(key: string, locale: string): Message | undefined {
  const table = FORM_LABELS.find(({ en }) => Object.hasOwn(en, key));
  return table && sentencesIn(table, locale).sentences[key];
}

/** Returns the label of a key in a locale. A key without a label is shown as its last part in words. */
export function formLabel(key: string, locale: string): string {
  const metric = metricOf(key);
  if (metric !== undefined) return metricLabel(metric, undefined, locale);
  const situation = MEAL_SITUATION.exec(key)?.[1];
  if (situation !== undefined) return mealSituationLabel(situation, locale);
  const label = labelOf(key, locale);
  return typeof label === 'string' ? label : labelFromKey(key.slice(key.lastIndexOf('.') + 1));
}

/** Returns the label of a key of a widget's own form; undefined for other keys. */
export type OwnFormLabels = (key: string, locale: string) => string | undefined;

/**
 * Labels of a form used by a single widget. They load with the widget instead of with every form. Pass a stable
 * function.
 */
export const FormLabelsContext = createContext<OwnFormLabels | undefined>(undefined);

/** Returns a function that finds the widget's own label of a key, or else `formLabel`, in the current locale. */
export function useFormLabel(): (key: string) => string {
  const inForce = useLocaleInForce();
  const own = useContext(FormLabelsContext);
  return useMemo(
    () => (key: string) => own?.(key, inForce.locale) ?? formLabel(key, inForce.locale),
    [inForce, own],
  );
}
