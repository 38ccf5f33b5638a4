export { EntryItem, type EntryItemProps } from './entry-item.tsx';
export { RecordEntries, type RecordEntriesProps } from './record-entries.tsx';
