import { formatCsv, isoDay } from '@careline/core/internal/formatting';
import type { Trend, TrendRow } from '@careline/core/internal/trends';
import { type Ref, useImperativeHandle } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { readingTableMessages } from '../trends.messages.ts';
import type { OpenTrend } from './readings-viewer-props.ts';
import { useReadingColumns } from './table/use-reading-columns.ts';

export interface ReadingFileProps {
  readonly trend: Trend;
  readonly rows: readonly TrendRow[];
  readonly exportName: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly openTrend?: Ref<OpenTrend> | undefined;
}

/** Exports all rows of the table for spreadsheets. Text that would run as a formula is escaped. */
export function ReadingFile({ trend, rows, exportName, now, openTrend }: ReadingFileProps) {
  const timeZone = useTimeZone();
  const t = useMessages(readingTableMessages);
  const announce = useAnnounce();
  const { file } = useReadingColumns(trend, rows);
  const cells = () => [file.map(({ head }) => head), ...rows.map((row) => file.map(({ text }) => text(row)))];
  function save() {
    const csv = new Blob([formatCsv(cells(), { bom: true })], { type: 'text/csv;charset=utf-8' });
    const day = isoDay(now() / 1000, timeZone) ?? '';
    saveFile(csv, `${exportName}-${trend.definition.key}-${day}.csv`);
    announce(t('exported', { count: rows.length }));
  }
  useImperativeHandle(openTrend, () => ({ saveFile: save, cells }));
  return (
    <Button size="small" icon="description" onClick={save}>
      {t('export')}
    </Button>
  );
}
