import { MERGE_COUNTS } from '@careline/core/internal/patients/duplicates';
import { useMessages } from '@careline/ui/messages';
import { duplicatesMessages } from '../patients.messages.ts';

export interface CountListProps {
  readonly counts: Readonly<Record<string, number>>;
  /** Shown if all counts are 0. */
  readonly none: string;
}

/** The number of rows of each kind, without zeros. */
export function CountList({ counts, none }: CountListProps) {
  const t = useMessages(duplicatesMessages);
  const some = MERGE_COUNTS.filter((name) => (counts[name] ?? 0) > 0);
  if (some.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
      {some.map((name) => (
        <li key={name}>{t(`count.${name}`, { count: counts[name] ?? 0 })}</li>
      ))}
    </ul>
  );
}
