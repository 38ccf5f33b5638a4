import { alertFor } from '@careline/core/internal/clinical';
import { useLocale } from '../../messages/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { FlagTag, valueName } from '../flag-tag/index.ts';
import { type FacedValue, type ShownFace, shownFaces } from './shown-faces.ts';
import { useFaceWords } from './use-face-words.ts';

export interface ValueFaceProps extends Omit<ShownFace, 'key'> {
  /** Shows the flag's action below it, where there is space for a second line. */
  readonly act?: boolean;
}

/** Shows the status of a value: a flag as text and shape, in range with the range, or why it is not judged. */
export function ValueFace({ face, second, measure, act = false }: ValueFaceProps) {
  const words = useFaceWords();
  const locale = useLocale();
  if (face.kind !== 'flag') {
    const text = words.text({ face, ...(second && { second }) });
    return (
      <span className="text-muted text-sm tabular-nums">
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
    <span className="inline-flex flex-col items-start gap-0.5">
      {tag}
      <span className="text-ink text-sm">{asked}</span>
    </span>
  );
}

export interface ValueFacesProps extends Pick<ValueFaceProps, 'act'> {
  readonly values: readonly FacedValue[];
}

/** Shows the statuses of one reading: one for a blood pressure, otherwise one per value with its name. */
export function ValueFaces({ values, act = false }: ValueFacesProps) {
  return (
    <span className="flex flex-col items-start gap-1">
      {shownFaces(values).map(({ key, ...shown }) => (
        <ValueFace key={key} {...shown} act={act} />
      ))}
    </span>
  );
}
