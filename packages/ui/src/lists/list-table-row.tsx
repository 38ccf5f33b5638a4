import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { type LinkProps, useNavigation } from '../navigation/index.ts';
import { Button, IconButton } from '../primitives/button/index.ts';
import type { ListColumn, RowAct } from './list-model.ts';
import { listsMessages } from './lists.messages.ts';
import { AS, type RowSetting, TRACKS } from './row-setting.ts';
import type { RowStop } from './use-row-moves.ts';
import type { Selection } from './use-selection.ts';

export interface ListTableRowProps<Row> extends Omit<RowSetting<Row>, 'acts'> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly acts: readonly RowAct<Row>[];
  readonly selection: Selection<Row> | undefined;
  readonly stop: RowStop;
  /** The focus entered the row. */
  readonly onReached: () => void;
  readonly hasActs: boolean;
  readonly span: number;
}

/** The empty item ends the first line. */
const CARD =
  "@max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:gap-x-3 @max-3xl:px-3 @max-3xl:py-1 @max-3xl:before:order-3 @max-3xl:before:basis-full @max-3xl:before:content-['']";
const CELL = 'min-w-0 text-sm @3xl:px-2';
const NARROW = {
  first: '@max-3xl:order-2',
  second: '@max-3xl:order-4 @max-3xl:text-muted @max-3xl:text-xs',
  never: '@max-3xl:hidden',
} as const;
const URGENT =
  'shadow-[inset_3px_0_0_var(--careline-color-danger-fill)] rtl:shadow-[inset_-3px_0_0_var(--careline-color-danger-fill)]';
/** The name's click target is the whole row. */
const NAME = 'text-start font-medium text-ink after:absolute after:inset-0 hover:underline';

interface NameProps extends RowStop {
  readonly link: LinkProps | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly children: ReactNode;
}

function RowName({ link, onOpen, children, ...stop }: NameProps) {
  if (link) {
    return (
      <a {...link} {...stop} className={NAME}>
        {children}
      </a>
    );
  }
  if (!onOpen) return children;
  return (
    <button type="button" {...stop} onClick={onOpen} className={NAME}>
      {children}
    </button>
  );
}

function ActButton<Row>({
  act,
  row,
  isActive,
}: {
  readonly act: RowAct<Row>;
  readonly row: Row;
  readonly isActive: boolean;
}) {
  if (act.isOffered?.(row) === false) return null;
  const { icon, letter, words } = act;
  const label = act.label(row);
  const native = {
    'aria-keyshortcuts': letter?.toUpperCase(),
    tabIndex: isActive ? 0 : -1,
    onClick: () => act.run(row),
  };
  if (words === undefined)
    return <IconButton {...native} icon={icon} size="small" label={label} className="text-muted" />;
  return (
    <Button {...native} icon={icon} size="row" aria-label={label}>
      {words}
    </Button>
  );
}

/** One row: its cells, its acts, and the rest below it on demand. */
export function ListTableRow<Row>(props: ListTableRowProps<Row>) {
  const { row, columns, acts, selection, stop, onReached, hasActs, span } = props;
  const { rowAddress, onOpen, furtherAct, note, detail, detailLabel, isUrgent } = props;
  const t = useMessages(listsMessages);
  const { link } = useNavigation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isActive = stop.tabIndex === 0;
  const address = rowAddress?.(row);
  const opens = address !== undefined || onOpen !== undefined;
  const name = columns.find(({ names }) => names)?.text(row) ?? '';
  const isSelected = selection?.has(row) ?? false;
  const below = note?.(row);
  return (
    <>
      <tr
        {...AS.row}
        {...(opens ? {} : stop)}
        aria-selected={selection ? isSelected : undefined}
        data-print="together"
        onFocus={onReached}
        className={`relative min-h-row border-row-line border-b last:border-b-0 hover:bg-hover aria-selected:bg-accent-soft ${TRACKS} ${CARD} ${isUrgent?.(row) ? URGENT : ''}`}
      >
        {selection && (
          <td {...AS.cell} className="relative z-10 px-2 @max-3xl:px-0">
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('selectRow', { name })}
              checked={isSelected}
              onClick={({ shiftKey }) => selection.toggle(row, shiftKey)}
              onChange={() => undefined}
              className="size-4 pointer-coarse:size-6"
            />
          </td>
        )}
        {columns.map((column) => {
          const { key, label, text, cell, numeric, names, verbatim, narrow = 'second' } = column;
          const digits = numeric ? 'tabular-nums @3xl:text-end' : '';
          const cut = column.wraps ? '' : narrow === 'second' ? 'truncate' : '@3xl:truncate';
          if (!names) {
            return (
              <td {...AS.cell} key={key} className={`${CELL} ${cut} ${digits} ${NARROW[narrow]}`}>
                {(column.labelOnCard ?? (numeric && narrow === 'second')) && text(row) !== '' && (
                  <span aria-hidden className="@3xl:hidden">
                    {label}:{' '}
                  </span>
                )}
                {cell ? cell(row) : <span translate={verbatim && 'no'}>{text(row)}</span>}
              </td>
            );
          }
          return (
            <th
              {...AS.rowHead}
              key={key}
              className={`${CELL} @3xl:truncate text-start font-normal @max-3xl:order-1 @max-3xl:flex-1 @max-3xl:basis-40`}
            >
              <RowName
                {...stop}
                link={address === undefined ? undefined : link(address)}
                onOpen={onOpen && (() => onOpen(row))}
              >
                {cell ? cell(row) : <bdi translate="no">{text(row)}</bdi>}
              </RowName>
            </th>
          );
        })}
        {hasActs && (
          <td
            {...AS.cell}
            data-print="hidden"
            className="relative z-10 flex flex-wrap items-center justify-end gap-1 pe-2 @max-3xl:order-2 @max-3xl:pe-0"
          >
            {acts.map((act) => (
              <ActButton key={act.key} act={act} row={row} isActive={isActive} />
            ))}
            {furtherAct?.(row)}
            {detail && (
              <IconButton
                icon={open ? 'expand_less' : 'expand_more'}
                size="small"
                tabIndex={isActive ? 0 : -1}
                label={detailLabel?.(row) ?? t('details', { name })}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={() => setOpen(!open)}
                className="text-muted"
              />
            )}
          </td>
        )}
        {below && (
          <td
            {...AS.cell}
            colSpan={span}
            className="relative z-10 min-w-0 pb-1 text-xs @3xl:col-span-full @3xl:px-2 @max-3xl:order-5 @max-3xl:basis-full"
          >
            {below}
          </td>
        )}
      </tr>
      {detail && open && (
        <tr {...AS.row} id={id} className="block border-row-line border-b @3xl:col-span-full">
          <td {...AS.cell} colSpan={span} className="block px-3 pt-1 pb-2 text-sm">
            {detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}
