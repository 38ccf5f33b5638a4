import { type FlagShape, flagText, measureLabel } from '@careline/core/internal/clinical';
import { lineLabel } from '@careline/core/internal/trends';
import { useLocale } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';

/** Returns the name of a value within its reading. Blood pressure uses short names, such as "Systolic". */
export const valueName = (measure: string, locale: string): string =>
  measure === 'systolic' || measure === 'diastolic'
    ? lineLabel({ key: measure, metric: 'bloodpressure', value: measure, measure }, locale)
    : measureLabel(measure, locale);

export interface FlagTagProps {
  /** Code of the flag; its text comes from the clinical domain. */
  readonly code: string;
  /** `critical` or `review`, if the reading needs attention. */
  readonly level?: string | undefined;
  /** Distance from the reference, in the terms of the rules. */
  readonly severity?: string | undefined;
  /** Direction of the value. An unknown one is drawn by its level. */
  readonly shape?: string | undefined;
  /** The flagged value, for readings with several. */
  readonly measure?: string | undefined;
  /** UCUM unit that the flag assumes. */
  readonly assumedUnit?: string | undefined;
}

/** Returns the tone: first by the action needed, then by the distance from the reference. */
function toneOf({ level, severity }: FlagTagProps): StatusTone {
  if (level === 'critical' || severity === 'critical') return 'danger';
  return level === 'review' || severity === 'severe' || severity === 'moderate' ? 'warning' : 'info';
}

const SHAPES: Readonly<Record<Exclude<FlagShape, 'dot'>, IconName>> = {
  up: 'arrow_upward',
  down: 'arrow_downward',
};

/** Shows how the rules rate a reading, as text with an arrow for the direction. A reference, never a diagnosis. */
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
