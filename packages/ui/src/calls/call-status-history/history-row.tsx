import type { Contact } from '@careline/core/internal/calls';
import { memo, type Ref, useContext } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';
import { GRID, HISTORY_COLUMNS, type RowContext, ShownColumnsContext } from './history-columns.tsx';

/**
 * One table for every width. In a narrow container its rows are laid out as cards.
 * The roles are explicit because browsers drop table semantics when the layout is not a table.
 */
export const AS = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

export interface CallRowProps extends Omit<RowContext, 'when'> {
  readonly contact: Contact;
  /** Pixels from the top of the rows. */
  readonly top: number;
  readonly times: CallTimes;
  readonly measure: Ref<HTMLTableRowElement>;
}

function WholeRow(props: CallRowProps) {
  const { contact, index, top, times, measure } = props;
  const t = useMessages(callStatusHistoryMessages);
  const locale = useLocale();
  const columns = useContext(ShownColumnsContext);
  const at = contact.startedAt;
  const words = { t, locale, times };
  const row = { ...props, when: `${times.date(at)} ${times.time(at)}` };
  return (
    <tr
      {...AS.row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`absolute inset-x-0 top-0 min-h-row border-row-line border-b text-sm hover:bg-hover @max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-baseline @max-3xl:gap-x-3 @max-3xl:px-3 @max-3xl:py-1 ${GRID}`}
    >
      {columns.map((key) => {
        const { look, namesRow, labelled, value, screen } = HISTORY_COLUMNS[key];
        const Cell = namesRow ? 'th' : 'td';
        return (
          <Cell
            key={key}
            {...(namesRow ? AS.rowHead : AS.cell)}
            data-label={labelled && t(key)}
            className={look}
          >
            {screen ? screen(contact, words, row) : value(contact, words)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One call. Memoized so that scrolling the list does not redraw it. */
export const CallRow = memo(WholeRow);
