import { alertFor } from '@careline/core/internal/clinical';
import { useLocale } from '../../messages/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { FlagTag, valueName } from '../flag-tag/index.ts';
import { type ShownStatus, shownStatuses, type ValueWithStatus } from './shown-statuses.ts';
import { useStatusWords } from './use-status-words.ts';

export interface ValueStatusProps extends Omit<ShownStatus, 'key'> {
  /** Shows the flag's action below it, where there is space for a second line. */
  readonly act?: boolean;
}

/** Shows the status of a value: a flag as text and shape, in range with the range, or why it is not judged. */
export function ValueStatus({ face, second, measure, act = false }: ValueStatusProps) {
  const words = useStatusWords();
  const locale = useLocale();
  if (face.kind !== 'flag') {
    const text = words.text({ face, ...(second && { second }) });
    return (
      <span className="text-muted text-xs tabular-nums">
        <MeasuredText>{measure === undefined ? text : `${valueName(measure, locale)}: ${text}`}</MeasuredText>
      </span>
    );
  }
  const { code, severity, shape, assumedUnit } = face.flag;
  const asked = act ? words.act({ face }) : undefined;
  const tag = (
    <FlagTag
      code={code}
      level={alertFor(face.flag)}
      severity={severity}
      shape={shape}
      measure={measure}
      assumedUnit={assumedUnit}
    />
  );
  if (!asked) return tag;
  return (
    <span className="inline-flex flex-col items-start gap-1">
      {tag}
      <span className="text-ink text-sm">{asked}</span>
    </span>
  );
}

export interface ValueStatusesProps extends Pick<ValueStatusProps, 'act'> {
  readonly values: readonly ValueWithStatus[];
}

/** Shows the statuses of one reading: one for a blood pressure, otherwise one per value with its name. */
export function ValueStatuses({ values, act = false }: ValueStatusesProps) {
  return (
    <span className="flex flex-col items-start gap-1">
      {shownStatuses(values).map(({ key, ...shown }) => (
        <ValueStatus key={key} {...shown} act={act} />
      ))}
    </span>
  );
}
