import { formatNumber } from '@careline/core/internal/formatting';
import { type CSSProperties, useRef } from 'react';
import { useSteady } from '../live/index.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import type { ListColumn, ListGroups } from './list-model.ts';
import { ListTableRow } from './list-table-row.tsx';
import { listsMessages } from './lists.messages.ts';
import { AS, type RowSetting, TRACKS } from './row-setting.ts';
import { useRowMoves } from './use-row-moves.ts';
import type { Selection } from './use-selection.ts';

export interface ListTableProps<Row> extends RowSetting<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Whether there are rows that are not loaded. */
  readonly hasMore: boolean;
  readonly columns: readonly ListColumn<Row>[];
  readonly groups?: ListGroups<Row> | undefined;
  readonly selection?: Selection<Row> | undefined;
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string) => void) | undefined;
}

const HEAD = 'flex h-7 items-center gap-1 whitespace-nowrap bg-side px-2 font-medium text-muted text-xs';

interface HeadProps<Row> extends Pick<ListTableProps<Row>, 'sort' | 'onSort'> {
  readonly column: ListColumn<Row>;
}

function ColumnHead<Row>({ column: { label, numeric, sort: own }, sort, onSort }: HeadProps<Row>) {
  const look = `${HEAD} ${numeric ? 'justify-end text-end' : 'text-start'}`;
  if (!own || !onSort) {
    return (
      <th {...AS.head} className={look}>
        {label}
      </th>
    );
  }
  const isUp = sort === own;
  const isDown = sort === `-${own}`;
  return (
    <th {...AS.head} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'} className={look}>
      <button
        type="button"
        onClick={() => onSort(isUp ? `-${own}` : own)}
        className="inline-flex items-center gap-1 hover:underline"
      >
        {label}
        {(isUp || isDown) && <Icon name={isUp ? 'arrow_upward' : 'arrow_downward'} size={16} />}
      </button>
    </th>
  );
}

interface Group<Row> {
  readonly key: string;
  readonly rows: readonly { readonly row: Row; readonly index: number }[];
}

/** Splits the rows into runs of the same group, or one run without groups. */
function runsOf<Row>(rows: readonly Row[], groups: ListGroups<Row> | undefined): readonly Group<Row>[] {
  const runs: { key: string; rows: { row: Row; index: number }[] }[] = [];
  rows.forEach((row, index) => {
    const key = groups?.of(row) ?? '';
    const last = runs.at(-1);
    if (last?.key === key) last.rows.push({ row, index });
    else runs.push({ key, rows: [{ row, index }] });
  });
  return runs;
}

interface GroupHeadProps {
  readonly children: string;
  readonly count: string;
  readonly span: number;
}

function GroupRow({ children, count, span }: GroupHeadProps) {
  return (
    <tr {...AS.row} className="block border-row-line border-b bg-side @3xl:col-span-full">
      <th
        {...AS.groupHead}
        colSpan={span}
        className="flex min-h-7 items-center gap-2 px-3 text-start font-medium text-muted text-xs"
      >
        {children} <span className="font-normal tabular-nums">{count}</span>
      </th>
    </tr>
  );
}

/** The rows as a table, or as cards of two lines in a narrow container. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, rows, hasMore, columns, groups, selection, sort, onSort, acts = [], ...setting } = props;
  const t = useMessages(listsMessages);
  const table = useRef<HTMLTableElement>(null);
  useSteady(table, rows);
  const moves = useRowMoves({ table, rows, acts, selection });
  const shown = columns.filter(({ only }) => only !== 'file');
  const hasActs = acts.length > 0 || setting.furtherAct !== undefined || setting.detail !== undefined;
  const tracks = [
    ...(selection ? ['2.25rem'] : []),
    ...shown.map(({ width = 'minmax(0,1fr)' }) => width),
    // Acts wrap before they would push the row out of the page.
    ...(hasActs ? ['minmax(min-content,max-content)'] : []),
  ];
  const runs = runsOf(rows, groups);
  return (
    <table
      {...(selection ? AS.selectable : AS.grid)}
      ref={table}
      onKeyDown={moves.onKeyDown}
      style={{ '--list-tracks': tracks.join(' ') } as CSSProperties}
      className="block w-full [overflow-anchor:none] @3xl:grid @3xl:grid-cols-(--list-tracks)"
    >
      <caption className="sr-only">{name}</caption>
      <thead {...AS.group} className="@max-3xl:sr-only @3xl:contents">
        <tr {...AS.row} className={`border-row-line border-b ${TRACKS}`}>
          {selection && (
            <th {...AS.head} className={HEAD}>
              <input
                type="checkbox"
                aria-label={t('selectPage')}
                checked={selection.isAll}
                onChange={selection.isAll ? selection.clear : selection.all}
                className="size-4"
              />
            </th>
          )}
          {shown.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {hasActs && (
            <th {...AS.head} className={HEAD}>
              <span className="sr-only">{t('acts')}</span>
            </th>
          )}
        </tr>
      </thead>
      {runs.map(({ key, rows: own }, at) => (
        <tbody
          key={own.map(({ row }) => setting.idOf(row))[0] ?? key}
          {...AS.group}
          className="block @3xl:contents"
        >
          {groups && (
            <GroupRow
              span={tracks.length}
              count={`${formatNumber(own.length)}${hasMore && (groups.order || at === runs.length - 1) ? '+' : ''}`}
            >
              {groups.label(key)}
            </GroupRow>
          )}
          {own.map(({ row, index }) => (
            <ListTableRow
              key={setting.idOf(row)}
              {...setting}
              row={row}
              columns={shown}
              acts={acts}
              selection={selection}
              stop={moves.stopOf(index)}
              onReached={() => moves.setActive(index)}
              hasActs={hasActs}
              span={tracks.length}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
