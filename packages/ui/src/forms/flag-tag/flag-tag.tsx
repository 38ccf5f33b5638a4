import { type FlagShape, flagText, measureLabel } from '@careline/core/internal/clinical';
import { lineLabel } from '@careline/core/internal/trends';
import { useLocale } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';

/** What a value is called beside the others of its reading: the numbers of a pressure shortly, "Systolic". */
export const valueName = (measure: string, locale: string): string =>
  measure === 'systolic' || measure === 'diastolic'
    ? lineLabel({ key: measure, metric: 'bloodpressure', value: measure, measure }, locale)
    : measureLabel(measure, locale);

export interface FlagTagProps {
  /** The code of the flag, worded by the clinical domain. */
  readonly code: string;
  /** `critical` or `review`, where the reading asks for a look. */
  readonly level?: string | undefined;
  /** How far from the reference it is, by the rules' own words. */
  readonly severity?: string | undefined;
  /** Which way the value lies; an unknown one is drawn as its level. */
  readonly shape?: string | undefined;
  /** What was found so, where a reading has several values. */
  readonly measure?: string | undefined;
  /** UCUM: the unit that the flag takes for granted. */
  readonly assumedUnit?: string | undefined;
}

/** By what it asks of a person, then by how far it is from the reference. */
function toneOf({ level, severity }: FlagTagProps): StatusTone {
  if (level === 'critical' || severity === 'critical') return 'danger';
  return level === 'review' || severity === 'severe' || severity === 'moderate' ? 'warning' : 'info';
}

const SHAPES: Readonly<Record<Exclude<FlagShape, 'dot'>, IconName>> = {
  up: 'arrow_upward',
  down: 'arrow_downward',
};

/** What a reading is by the rules, in words, with the way it lies as a shape. A reference, never a diagnosis. */
export function FlagTag(props: FlagTagProps) {
  const { code, shape, measure, assumedUnit } = props;
  const locale = useLocale();
  const label = flagText({ code, assumedUnit }, locale);
  const icon = shape === 'up' || shape === 'down' ? SHAPES[shape] : undefined;
  return (
    <StatusTag tone={toneOf(props)} icon={icon}>
      {measure === undefined ? label : `${valueName(measure, locale)}: ${label}`}
    </StatusTag>
  );
}
