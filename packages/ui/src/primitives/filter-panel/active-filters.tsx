import { useMessages } from '../../messages/index.ts';
import { filterPanelMessages } from '../further-primitives.messages.ts';
import { Icon } from '../icon/index.ts';

export interface ActiveFilter {
  readonly key: string;
  /** What is filtered by, such as "Programme". */
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

export interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
}

/** The filters that are set, each with a button that removes it. */
export function ActiveFilters({ filters }: ActiveFiltersProps) {
  const t = useMessages(filterPanelMessages);
  return filters.map(({ key, name, value, onRemove }) => {
    const label = t('chip', { name, value });
    return (
      <button
        key={key}
        type="button"
        aria-label={t('remove', { label })}
        onClick={onRemove}
        className="inline-flex min-h-7 max-w-60 shrink-0 items-center gap-1 whitespace-nowrap rounded-control border border-accent bg-accent-soft ps-2 pe-1 text-on-accent-soft text-sm hover:bg-hover pointer-coarse:min-h-11"
      >
        <span className="truncate">{label}</span>
        <Icon name="close" size={16} />
      </button>
    );
  });
}
