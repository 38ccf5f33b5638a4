import { CONTACT_STATUSES, type Contact, listCallLogs } from '@careline/core/internal/calls';
import {
  type CallHistoryFilters,
  callCsvHead,
  callCsvLines,
  callHistoryPages,
} from '@careline/core/internal/calls/history';
import { isoDay, labelFromKey } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '../../messages/index.ts';
import { ListExport, type ListFile } from '../../paging/list-export/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { callOutcomeMessages } from '../call-outcome/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';

export interface HistoryExportProps {
  readonly filters: CallHistoryFilters;
}

/** Exports every call that matches the filters, in the reader's language. */
export function HistoryExport({ filters }: HistoryExportProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const t = useMessages(callStatusHistoryMessages);
  const outcome = useMessages(callOutcomeMessages);
  const locale = useLocale();
  const statusWords = (status: string) => {
    const known = CONTACT_STATUSES.find((key) => key === status);
    return known ? outcome(known) : labelFromKey(status);
  };
  const makeFile = (): ListFile<Contact> => ({
    name: `call-status-history-${isoDay(now() / 1000, timeZone)}.csv`,
    endpoint: listCallLogs.name,
    pages: (from) => callHistoryPages({ http, filters, ...from }),
    idOf: ({ id }) => id,
    head: callCsvHead(t),
    lines: (calls) => callCsvLines(calls, { locale, timeZone, statusWords, yes: t('yes') }),
  });
  return <ListExport makeFile={makeFile} />;
}
