import type { LawFinding } from '@careline/core/internal/prescriptions';
import { FindingItem } from './finding-item.tsx';

const LOOKS = {
  stop: 'bg-danger-soft text-on-danger-soft',
  confirm: 'bg-warning-soft text-on-warning-soft',
} as const satisfies Readonly<Record<LawFinding['force'], string>>;

/** Lists legal findings against a medicine. A blocking one can take the focus. */
export function LawList({ law }: { readonly law: readonly LawFinding[] }) {
  if (law.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 self-stretch text-sm">
      {law.map(({ force, rule, problem, act, source }) => (
        <FindingItem
          key={rule}
          {...(force === 'stop' && { tabIndex: -1, 'data-law': 'stop' })}
          {...{ problem, act, source }}
          icon="warning"
          look={`rounded-control px-2 py-1 ${LOOKS[force]}`}
        />
      ))}
    </ul>
  );
}
