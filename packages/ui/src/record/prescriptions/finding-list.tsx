import { findingKey, type MedicineFinding } from '@careline/core/internal/prescriptions';
import { useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { FindingItem } from './finding-item.tsx';
import { writerMessages } from './prescriptions.messages.ts';

const LOOKS = {
  severe: { icon: 'warning', look: 'rounded-control bg-danger-soft px-2 py-1 text-on-danger-soft' },
  important: { icon: 'warning', look: 'rounded-control bg-warning-soft px-2 py-1 text-on-warning-soft' },
  note: { icon: 'info', look: 'text-muted' },
} as const satisfies Readonly<Record<MedicineFinding['severity'], { icon: IconName; look: string }>>;

export interface FindingListProps {
  readonly findings: readonly MedicineFinding[];
  /** Findings already questioned on an earlier prescription, shown only as a count. */
  readonly askedBefore?: readonly string[];
}

/**
 * Lists findings against a medicine. Those that block the signature or need an answer stand out by text, shape and
 * colour; the rest are behind a count.
 */
export function FindingList({ findings, askedBefore = [] }: FindingListProps) {
  const t = useMessages(writerMessages);
  const isShown = (finding: MedicineFinding): boolean =>
    finding.severity === 'severe' ||
    (finding.severity === 'important' && !askedBefore.includes(findingKey(finding)));
  const shown = findings.filter(isShown);
  const notes = findings.filter((finding) => !isShown(finding));
  if (findings.length === 0) return null;
  const list = (listed: readonly MedicineFinding[]) => (
    <ul className="flex flex-col gap-1">
      {listed.map((finding, index) => (
        <FindingItem
          // A rule has two findings if a medicine is listed twice.
          key={`${finding.rule} ${finding.about} ${listed.slice(0, index).filter((one) => findingKey(one) === findingKey(finding)).length}`}
          {...LOOKS[finding.severity]}
          problem={finding.problem}
          act={finding.act}
          source={finding.source}
        />
      ))}
    </ul>
  );
  return (
    <div className="flex flex-col gap-1 self-stretch text-sm">
      {shown.length > 0 && list(shown)}
      {notes.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-muted">{t('notes', { count: notes.length })}</summary>
          {list(notes)}
        </details>
      )}
    </div>
  );
}
