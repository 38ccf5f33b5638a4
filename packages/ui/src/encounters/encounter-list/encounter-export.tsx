import type { Encounter } from '@careline/core/internal/encounters';
import {
  encounterCsvHead,
  encounterCsvLines,
  encounterPages,
} from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages } from '../../messages/index.ts';
import { ListExport, type ListFile } from '../../paging/list-export/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { EncounterListProps } from './encounter-list-props.ts';

export interface EncounterExportProps extends Pick<EncounterListProps, 'circle' | 'filters' | 'partner'> {
  readonly times: EncounterTimes;
}

/** Exports every encounter that matches the filters, in the reader's language. */
export function EncounterExport({ circle, filters, partner, times }: EncounterExportProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const t = useMessages(encounterListMessages);
  const locale = useLocale();
  const makeFile = (): ListFile<Encounter> => ({
    name: `encounters-${times.today()}.csv`,
    endpoint: 'encounters',
    pages: (from) => encounterPages({ http, circle, filters, ...from }),
    idOf: ({ id }) => id,
    head: encounterCsvHead(t),
    lines: (encounters) => encounterCsvLines(encounters, { locale, timeZone, partner }),
  });
  return <ListExport makeFile={makeFile} />;
}
