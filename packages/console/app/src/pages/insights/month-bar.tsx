import type { ChoiceFilter, ListValues } from '@careline/ui/lists';
import { useMessages } from '@careline/ui/messages';
import { IconButton } from '@careline/ui/primitives/button';
import { insightsMessages } from './insights.messages.ts';

export interface MonthBarProps {
  /** Its options are the months, latest first. */
  readonly filter: ChoiceFilter;
  readonly values: ListValues;
  readonly onValuesChange: (values: ListValues) => void;
}

/** The month of the figures, with the months before and after it one press away. */
export function MonthBar({ filter, values, onValuesChange }: MonthBarProps) {
  const t = useMessages(insightsMessages);
  const { options, usual } = filter;
  const chosen = values.month ?? usual;
  const place = options.findIndex(({ value }) => value === chosen);
  const step = (label: 'before' | 'after', icon: 'chevron_left' | 'chevron_right', to: number) => (
    <IconButton
      icon={icon}
      label={t(label)}
      aria-disabled={options[to] === undefined}
      onClick={() => options[to] && onValuesChange({ ...values, month: options[to].value })}
    />
  );
  return (
    <div className="flex items-center gap-1">
      {step('before', 'chevron_left', place + 1)}
      <p className="min-w-36 text-center font-medium">{options[place]?.label ?? chosen}</p>
      {step('after', 'chevron_right', place - 1)}
    </div>
  );
}
