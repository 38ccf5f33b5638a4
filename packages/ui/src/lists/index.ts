export { ListFilters } from './list-filters.tsx';
export type {
  BulkAct,
  ChoiceFilter,
  EmptyWords,
  ListColumn,
  ListCount,
  ListFilter,
  ListGroups,
  ListValues,
  RowAct,
} from './list-model.ts';
export { ListStates } from './list-states.tsx';
export { listQuery, readListValues, withUsual } from './list-values.ts';
export { type ListAddress, ListView, type ListViewProps } from './list-view.tsx';
export { type ListOptions, type ListPages, type ListSource, useListPages } from './use-list-pages.ts';
