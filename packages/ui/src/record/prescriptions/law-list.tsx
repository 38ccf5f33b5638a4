import { labelIn } from '@careline/core/formatting';
import type { LawFinding } from '@careline/core/prescriptions';
import { useLocale } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';

const LOOKS = {
  stop: 'bg-danger-soft text-on-danger-soft',
  confirm: 'bg-warning-soft text-on-warning-soft',
} as const satisfies Readonly<Record<LawFinding['force'], string>>;

/** What the law has against a medicine, in words. A stop can take the focus. */
export function LawList({ law }: { readonly law: readonly LawFinding[] }) {
  const locale = useLocale();
  const end = locale.startsWith('hi') ? '।' : '.';
  if (law.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 self-stretch text-sm">
      {law.map(({ force, rule, problem, act, source }) => (
        <li
          key={rule}
          {...(force === 'stop' && { tabIndex: -1, 'data-law': 'stop' })}
          className={`wrap-anywhere flex items-start gap-1.5 rounded-control px-2 py-1 ${LOOKS[force]}`}
        >
          <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
          <span>
            <span className="font-medium">{`${labelIn(problem, locale)}${end}`}</span>{' '}
            {`${labelIn(act, locale)}${end}`} <span className="text-xs opacity-80">{source}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
