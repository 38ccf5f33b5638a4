import { codedResult } from '#labs';
import { LOINC, type LoincMetric } from '#metrics/loinc';
import type { MeasuredPart, MeasuredRow } from './measured-row.ts';
import { NumberText } from './number-text.ts';
import { metricOf } from './reading-values.ts';

const textOf = ({ value, valueText }: MeasuredPart): string =>
  value instanceof NumberText ? value.text : String(value ?? valueText ?? '');

/** Returns whether a component is a laboratory result without a metric in the catalogue. */
function isLaboratory(component: MeasuredPart): boolean {
  const { system = LOINC, code, unitCode, unit } = component;
  if (system !== LOINC || code === undefined) return false;
  const own = unitCode ?? unit;
  const valueWord = component.valueCode?.display ?? component.valueCode?.code;
  const text = textOf(component) || (valueWord ?? '');
  return codedResult(code, { text, ...(own !== undefined && { unit: own }) }) !== undefined;
}

/**
 * Returns the key under which a component becomes its own reading, or undefined if it stays in the panel's reading.
 */
function memberKey(component: MeasuredPart, panel: LoincMetric | undefined): string | undefined {
  const own = metricOf(component);
  if (own)
    return own.metric === panel?.metric
      ? undefined
      : [own.metric, own.mealSituation].filter(Boolean).join(':');
  return isLaboratory(component) ? component.code : undefined;
}

/** Returns the id of a panel member. No source uses this sign in its ids. */
const memberId = (id: string, key: string): string => `${id}#${key}`;

/**
 * Returns the panel members that become separate readings, each as the row that a source would have sent for it alone:
 * a blood pressure within vital signs with both numbers, or the sodium of a metabolic panel.
 */
export function panelMembers(row: MeasuredRow): readonly MeasuredRow[] {
  const panel = metricOf(row);
  const members = new Map<string, MeasuredPart[]>();
  for (const component of row.components ?? []) {
    const key = memberKey(component, panel);
    if (key !== undefined) members.set(key, [...(members.get(key) ?? []), component]);
  }
  const { source, id, patient, status, effectiveDateTime, issued, reportTime, encounterTime } = row;
  const beside = { effectiveDateTime, issued, reportTime, encounterTime, status };
  const shared = Object.fromEntries(Object.entries(beside).filter(([, part]) => part !== undefined));
  return [...members].flatMap(([key, [first, ...others]]): MeasuredRow[] =>
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
