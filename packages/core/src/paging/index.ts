export { type EveryPageOptions, everyPage } from './every-page.ts';
export {
  createPagedList,
  type Page,
  type PagedList,
  type PagedListOptions,
  type PagedListPhase,
  type PagedListState,
  type PagedListWork,
} from './paged-list.ts';
