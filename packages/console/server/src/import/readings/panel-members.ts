import { codedResult } from '@careline/core/internal/labs';
import { LOINC, type LoincMetric } from '@careline/core/internal/metrics/loinc';
import { NumberText } from '../files/number-text.ts';
import type { ReadingComponent, ReadingRow } from './reading-row.ts';
import { metricOf } from './reading-values.ts';

const textOf = ({ value, valueText }: ReadingComponent): string =>
  value instanceof NumberText ? value.text : String(value ?? valueText ?? '');

/** Whether a component is a laboratory result that no metric of the catalogue has. */
function isLaboratory(component: ReadingComponent): boolean {
  const { system = LOINC, code, unitCode, unit } = component;
  if (system !== LOINC || code === undefined) return false;
  const own = unitCode ?? unit;
  const valueWord = component.valueCode?.display ?? component.valueCode?.code;
  const text = textOf(component) || (valueWord ?? '');
  return codedResult(code, { text, ...(own !== undefined && { unit: own }) }) !== undefined;
}

/** Under which name a component becomes a reading of its own; undefined where it is a part of the panel's reading. */
function memberKey(component: ReadingComponent, panel: LoincMetric | undefined): string | undefined {
  const own = metricOf(component);
  if (own)
    return own.metric === panel?.metric
      ? undefined
      : [own.metric, own.mealSituation].filter(Boolean).join(':');
  return isLaboratory(component) ? component.code : undefined;
}

/** The id under which a member of a panel is stored: no id of a source has the sign. */
const memberId = (id: string, key: string): string => `${id}#${key}`;

/**
 * The members of a panel that are readings of their own, each as the row that a source would have written of it alone: both
 * numbers of a blood pressure within vital signs, the sodium of a metabolic panel.
 */
export function panelMembers(row: ReadingRow): readonly ReadingRow[] {
  const panel = metricOf(row);
  const members = new Map<string, ReadingComponent[]>();
  for (const component of row.components ?? []) {
    const key = memberKey(component, panel);
    if (key !== undefined) members.set(key, [...(members.get(key) ?? []), component]);
  }
  const { source, id, patient, status, effectiveDateTime, issued, reportTime, encounterTime } = row;
  const beside = { effectiveDateTime, issued, reportTime, encounterTime, status };
  const shared = Object.fromEntries(Object.entries(beside).filter(([, part]) => part !== undefined));
  return [...members].flatMap(([key, [first, ...others]]): ReadingRow[] =>
    first
      ? [
          {
            ...first,
            ...shared,
            ...{ source, id: memberId(id, key), patient },
            ...(others.length > 0 && { components: others }),
          },
        ]
      : [],
  );
}
