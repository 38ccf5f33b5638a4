import { formatCsv, isoDay } from '@careline/core/internal/formatting';
import type { FilteredList } from '@careline/core/internal/preferences';
import { type ReactNode, useEffect, useMemo } from 'react';
import { LiveLine } from '../live/index.ts';
import { useMessages } from '../messages/index.ts';
import { ListExport, type ListFile } from '../paging/list-export/index.ts';
import { Button, IconButton } from '../primitives/button/index.ts';
import { LiveRegionProvider, useAnnounce } from '../primitives/live-region/index.ts';
import { HeadPart } from '../primitives/page-head/index.ts';
import { useNow, useTimeZone } from '../provider/index.ts';
import { activeCount, ListFilters } from './list-filters.tsx';
import type {
  BulkAct,
  EmptyWords,
  ListColumn,
  ListCount,
  ListFilter,
  ListGroups,
  ListValues,
} from './list-model.ts';
import { ListPaper, PrintButton, usePrintRows } from './list-paper.tsx';
import { ListStates, NoRows } from './list-states.tsx';
import { ListTable } from './list-table.tsx';
import { clearedValues } from './list-values.ts';
import { listsMessages } from './lists.messages.ts';
import type { RowSetting } from './row-setting.ts';
import { SavedValues } from './saved-values.tsx';
import { allPages, type ListPages } from './use-list-pages.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** The filters of a list as its owner keeps them, for example in an address. */
export interface ListAddress {
  /** Values of the filters and of `sort`, without usual ones. */
  readonly values: ListValues;
  readonly onValuesChange: (values: ListValues) => void;
  /** The key under which the user's saved filters of this list are stored. Without it, they cannot be saved. */
  readonly saved?: FilteredList | undefined;
}

export interface ListViewProps<Filters, Row, About = null>
  extends Omit<RowSetting<Row>, 'idOf'>,
    Partial<ListAddress> {
  /** Accessible name of the list, and its title on paper. */
  readonly name: string;
  readonly pages: ListPages<Filters, Row, About>;
  readonly columns: readonly ListColumn<Row>[];
  readonly none: EmptyWords;
  readonly filters?: readonly ListFilter[];
  readonly groups?: ListGroups<Row>;
  /** Acts on selected rows. Without them, rows cannot be selected. */
  readonly bulk?: readonly BulkAct<Row>[];
  /** The order without a `sort` value. */
  readonly usualSort?: string;
  /** Start of the name of its file, such as `tasks`. Without it, there is neither a file nor a print button. */
  readonly file?: string;
  /** How many rows match, if the answer has it. */
  readonly count?: (about: About) => ListCount;
  /** Below the filters. */
  readonly beside?: ReactNode;
}

const NO_FILTERS: readonly ListFilter[] = [];
const NO_VALUES: ListValues = {};
const nothing = () => undefined;

/** The number of rows. Announced when it changes. */
function Count<Filters, Row, About>({ pages: { state }, count }: ListViewProps<Filters, Row, About>) {
  const t = useMessages(listsMessages);
  const announce = useAnnounce();
  const { phase, rows, next, about } = state;
  const isKnown = phase === 'found' || phase === 'none';
  const counted = about === null ? undefined : count?.(about);
  const words = counted
    ? t(counted.exceeded ? 'countMore' : 'count', { count: counted.total })
    : t(next === null ? 'count' : 'countSome', { count: rows.length });
  useEffect(() => {
    if (isKnown) announce(words);
  }, [isKnown, words, announce]);
  return <p className="text-muted text-xs tabular-nums">{isKnown && words}</p>;
}

/** Downloads every matching row, in the reader's language. */
function FileButton<Filters, Row, About>({ pages, columns, file }: ListViewProps<Filters, Row, About>) {
  const now = useNow();
  const timeZone = useTimeZone();
  const inFile = columns.filter(({ only }) => only !== 'screen');
  const makeFile = (): ListFile<Row> => ({
    name: `${file}-${isoDay(Math.floor(now() / 1000), timeZone)}.csv`,
    endpoint: pages.source.endpoint,
    pages: (from) => allPages(pages, from),
    idOf: pages.source.idOf,
    head: formatCsv([inFile.map(({ label }) => label)], { bom: true }),
    lines: (rows) => formatCsv(rows.map((row) => inFile.map(({ text }) => text(row)))),
  });
  return <ListExport makeFile={makeFile} />;
}

interface BarProps<Row> {
  readonly selection: Selection<Row>;
  readonly bulk: readonly BulkAct<Row>[];
}

/** The acts on the selected rows. Takes the place of the filters' line while rows are selected. */
function SelectionBar<Row>({ selection, bulk }: BarProps<Row>) {
  const t = useMessages(listsMessages);
  const { rows, clear, only } = selection;
  if (rows.length === 0) return null;
  return (
    <section
      aria-label={t('selection')}
      data-print="hidden"
      className="sticky top-12 z-20 flex min-h-10 flex-wrap items-center gap-2 rounded-control border border-accent bg-accent-soft px-3 py-1 text-on-accent-soft text-sm"
    >
      <span role="status" className="font-medium tabular-nums">
        {t('selected', { count: rows.length })}
      </span>
      {bulk.map(({ key, icon, label, run }) => (
        <Button key={key} size="small" icon={icon} onClick={() => run(rows, (left = []) => only(left))}>
          {label}
        </Button>
      ))}
      <Button variant="quiet" size="small" icon="close" onClick={clear}>
        {t('unselect')}
      </Button>
    </section>
  );
}

/** Returns the rows by the groups' order, if they have one. */
function inOrder<Row>(rows: readonly Row[], groups: ListGroups<Row> | undefined): readonly Row[] {
  const order = groups?.order;
  if (!groups || !order) return rows;
  return rows.toSorted((one, other) => order.indexOf(groups.of(one)) - order.indexOf(groups.of(other)));
}

function Shown<Filters, Row, About>(props: ListViewProps<Filters, Row, About>) {
  const {
    name,
    pages,
    columns,
    none,
    groups,
    bulk,
    file,
    beside,
    usualSort,
    saved,
    count: _,
    ...setting
  } = props;
  const { filters = NO_FILTERS, values = NO_VALUES, onValuesChange = nothing } = props;
  const t = useMessages(listsMessages);
  const { list, state, source } = pages;
  const rows = useMemo(() => inOrder(state.rows, groups), [state.rows, groups]);
  const selection = useSelection(rows, source.idOf);
  const printing = usePrintRows(pages);
  const isFound = state.phase === 'found';
  const clear =
    activeCount(filters, values) > 0 ? () => onValuesChange(clearedValues(filters, values)) : undefined;
  return (
    <>
      <div data-print={printing.rows ? 'hidden' : undefined} className="@container flex flex-col gap-2">
        <HeadPart place="count">
          <Count {...props} />
        </HeadPart>
        {filters.length > 0 && (
          <HeadPart place="filters">
            <ListFilters filters={filters} values={values} onChange={onValuesChange} />
          </HeadPart>
        )}
        <HeadPart place="acts">
          {file !== undefined && isFound && <FileButton {...props} />}
          {file !== undefined && isFound && <PrintButton {...printing} />}
          <IconButton
            icon="refresh"
            label={t('refresh')}
            aria-busy={state.work === 'refresh'}
            aria-disabled={state.work === 'refresh'}
            onClick={list.refresh}
          />
        </HeadPart>
        {saved && <SavedValues list={saved} filters={filters} values={values} onChange={onValuesChange} />}
        {beside}
        <LiveLine />
        {bulk && <SelectionBar selection={selection} bulk={bulk} />}
        <div aria-busy={state.phase === 'loading'} className="overflow-clip border-row-line border-y">
          <ListStates pages={pages} name={name} none={<NoRows none={none} onClear={clear} />}>
            <ListTable
              {...setting}
              name={name}
              rows={rows}
              hasMore={state.next !== null}
              columns={columns}
              groups={groups}
              idOf={source.idOf}
              selection={bulk && selection}
              sort={values.sort ?? usualSort}
              onSort={props.onValuesChange && ((sort) => onValuesChange({ ...values, sort }))}
            />
          </ListStates>
        </div>
      </div>
      {printing.rows && (
        <ListPaper
          title={name}
          columns={columns}
          rows={inOrder(printing.rows, groups)}
          groups={groups}
          idOf={source.idOf}
        />
      )}
    </>
  );
}

/**
 * A list with everything around it: filters, count, file, print, selection, states, and its rows as a table or as cards.
 * Its columns, its query and its acts are data.
 */
export function ListView<Filters, Row, About = null>(props: ListViewProps<Filters, Row, About>) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
