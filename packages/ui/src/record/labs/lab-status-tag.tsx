import { flagText } from '@careline/core/internal/clinical';
import { formatUnit } from '@careline/core/internal/formatting';
import type { LabStatus, ShownRange } from '@careline/core/internal/labs';
import { PRESENCE } from '@careline/core/internal/observations';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { labsMessages } from './labs.messages.ts';

const SHAPES: Readonly<Record<string, IconName>> = { up: 'arrow_upward', down: 'arrow_downward' };

const toneOf = ({ level }: LabStatus): StatusTone => (level === 'critical' ? 'danger' : 'warning');

/** Formats a range with its unit, for both sexes if the patient's is unknown. */
export function useRangeText(): (ranges: readonly ShownRange[]) => string {
  const t = useMessages(labsMessages);
  return (ranges) =>
    ranges
      .filter(({ unit }) => unit !== PRESENCE)
      .map(({ text, unit, sex }) => {
        const range = t('rangeOf', { range: text, unit: formatUnit(unit) }).trim();
        if (sex === undefined) return range;
        return t(sex === 'male' ? 'ofMen' : 'ofWomen', { range });
      })
      .join(', ');
}

const WHY_NOT = { 'no-rule': 'noRange', sex: 'sexUnknown', limit: 'onlyLimit' } as const;

const whyNot = ({ reason = '' }: LabStatus) =>
  Object.hasOwn(WHY_NOT, reason) ? WHY_NOT[reason as keyof typeof WHY_NOT] : 'notJudged';

/** Shows the status of a result: a flag, in range, or not judged with the reason. Never by colour alone. */
export function LabFaceTag({ face }: { readonly face: LabStatus }) {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  if (face.kind === 'flag' && face.flag !== undefined) {
    return (
      <StatusTag tone={toneOf(face)} icon={face.shape === undefined ? undefined : SHAPES[face.shape]}>
        {flagText({ code: face.flag, assumedUnit: face.assumedUnit }, locale)}
      </StatusTag>
    );
  }
  if (face.kind === 'in-range') return <span className="text-muted text-sm">{t('inRange')}</span>;
  if (face.kind === 'no-urgent-limit')
    return <span className="text-muted text-sm">{t('noUrgentLimit')}</span>;
  return <span className="text-muted text-sm">{t(whyNot(face))}</span>;
}
