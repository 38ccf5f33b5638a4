export {
  GroupHead,
  type GroupHeadProps,
  ListRow,
  type ListRowProps,
  RowFact,
  type RowFactProps,
  RowText,
  type RowTextProps,
  rowClass,
} from './list-row.tsx';
export { PersonLink, type PersonLinkProps } from './person-link.tsx';
