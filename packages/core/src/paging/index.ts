export { type EveryPageOptions, everyPage } from './every-page.ts';
export { createPagedList, type PagedList } from './paged-list.ts';
export type {
  Page,
  PagedListState,
} from './paged-list-state.ts';
