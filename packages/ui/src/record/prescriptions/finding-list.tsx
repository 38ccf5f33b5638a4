import { labelIn } from '@careline/core/formatting';
import { findingKey, type MedicineFinding } from '@careline/core/prescriptions';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { writerMessages } from './prescriptions.messages.ts';

const LOOKS = {
  severe: { icon: 'warning', look: 'rounded-control bg-danger-soft px-2 py-1 text-on-danger-soft' },
  important: { icon: 'warning', look: 'rounded-control bg-warning-soft px-2 py-1 text-on-warning-soft' },
  note: { icon: 'info', look: 'text-muted' },
} as const satisfies Readonly<Record<MedicineFinding['severity'], { icon: IconName; look: string }>>;

function Finding({ finding }: { readonly finding: MedicineFinding }) {
  const locale = useLocale();
  const { icon, look } = LOOKS[finding.severity];
  const sentence = (text: string) => (/[.।?!]$/.test(text) ? text : `${text}.`.replace(/([ऀ-ॿ])\.$/, '$1।'));
  return (
    <li className={`wrap-anywhere flex items-start gap-1.5 ${look}`}>
      <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="font-medium">{sentence(labelIn(finding.problem, locale))}</span>{' '}
        {sentence(labelIn(finding.act, locale))} <span className="text-xs opacity-80">{finding.source}</span>
      </span>
    </li>
  );
}

export interface FindingListProps {
  readonly findings: readonly MedicineFinding[];
  /** What was asked about on an earlier prescription of the patient: it stands behind the count. */
  readonly askedBefore?: readonly string[];
}

/**
 * What speaks against a medicine: what stops the signature and what is asked once stand out in words, shape and colour; the
 * rest stands behind its count.
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
      {listed.map((finding) => (
        <Finding key={`${finding.rule} ${finding.about}`} finding={finding} />
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
