import { entryCodeText, type ImportedEntry } from '@careline/core/internal/record';
import { useMessages } from '../../messages/index.ts';
import { recordSummaryMessages } from './record-summary.messages.ts';

export const detailOf = ({ details }: ImportedEntry, key: string): string | undefined =>
  details.find((detail) => detail.key === key)?.text;

/** What an entry is called: where nothing names it, by its code. */
export function useEntryName(): (entry: ImportedEntry) => string {
  const t = useMessages(recordSummaryMessages);
  return (entry) => entry.name ?? t('unreadable', { code: entryCodeText(entry) ?? entry.sourceId });
}
