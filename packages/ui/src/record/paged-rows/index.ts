export { PagedRows, type PagedRowsProps } from './paged-rows.tsx';
