import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';

export interface FiltersFoldProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The id of the element it collapses. */
  readonly controls: string;
  readonly count: number;
}

/** Toggles the filters in a narrow container, where they would fill the first screen. */
export function FiltersFold({ open, onToggle, controls, count }: FiltersFoldProps) {
  const t = useMessages(callStatusHistoryMessages);
  return (
    <Button
      icon="filter_list"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="self-start @xl:hidden"
    >
      {count === 0 ? t('filters') : t('filtersSet', { count })}
      <Icon name={open ? 'expand_less' : 'expand_more'} size={18} />
    </Button>
  );
}
