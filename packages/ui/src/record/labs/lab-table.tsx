import { groupInRows } from '@careline/core/internal/formatting';
import { isSameTest, type LabReport, type LabReportLine, labTestLabel } from '@careline/core/internal/labs';
import { useState } from 'react';
import { useFormatDate, useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useOnPaper } from '../../primitives/on-paper/index.ts';
import { Cell, HeadCell, Row, Table } from '../../primitives/table/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { LabFaceTag, useRangeText } from './lab-status-tag.tsx';
import { labsMessages } from './labs.messages.ts';
import { useResultText } from './result-text.ts';

export interface LabTableProps {
  /** Valid reports, in any order. */
  readonly reports: readonly LabReport[];
}

/** Dates shown side by side before earlier ones are requested. */
const DATES = 6;
/** Dates that fit on a sheet of paper. */
const PAPER_DATES = 3;

interface Course {
  readonly line: LabReportLine;
  /** Results by report id. */
  readonly results: ReadonlyMap<string, LabReportLine>;
}

/** Returns one row per test, in order of first appearance. The newest report comes first. */
function coursesOf(reports: readonly LabReport[]): readonly Course[] {
  const courses: { line: LabReportLine; results: Map<string, LabReportLine> }[] = [];
  for (const { id, lines } of reports)
    for (const line of lines) {
      const known = courses.find((one) => isSameTest(one.line, line));
      if (known) known.results.set(id, line);
      else courses.push({ line, results: new Map([[id, line]]) });
    }
  return courses;
}

function Result({ line }: { readonly line: LabReportLine }) {
  const resultText = useResultText();
  return (
    <div className="flex flex-col items-end gap-0.5 py-1">
      <span className="wrap-anywhere max-w-56 font-medium tabular-nums">{resultText(line)}</span>
      <LabFaceTag face={line.face} />
    </div>
  );
}

/** Shows results of several dates, one row per test. */
function Dates({ reports }: LabTableProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const rangeText = useRangeText();
  return (
    <Table caption={t('course')} className="max-w-full">
      <thead>
        <tr>
          <HeadCell className="start-0 z-20">{t('test')}</HeadCell>
          {reports.map(({ id, collectedAt }) => (
            <HeadCell key={id} numeric className="py-1">
              <span className="block">{formatDate(collectedAt, { timeZone })}</span>
              <span className="block font-normal">{formatTime(collectedAt, { timeZone })}</span>
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {coursesOf(reports).map(({ line, results }) => (
          <Row key={`${line.test} ${line.name}`}>
            <HeadCell scope="row" className="sticky start-0 z-10 bg-raised py-1 align-top">
              {/* Leaves room for the results on a phone or a sheet of paper. */}
              <div className="wrap-anywhere w-24 whitespace-normal @lg:w-max @lg:max-w-56 print:w-36!">
                <span className="block">{labTestLabel(line, locale)}</span>
                <span className="block font-normal text-muted text-sm">
                  <MeasuredText>{line.test === null ? line.range : rangeText(line.face.ranges)}</MeasuredText>
                </span>
              </div>
            </HeadCell>
            {reports.map(({ id }) => {
              const found = results.get(id);
              return (
                <Cell key={id} numeric className="min-w-28 align-top print:min-w-24">
                  {found && <Result line={found} />}
                </Cell>
              );
            })}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Shows results by test and date. On paper, splits the dates into as many tables as needed. */
export function LabTable({ reports }: LabTableProps) {
  const t = useMessages(labsMessages);
  const onPaper = useOnPaper();
  const [most, setMost] = useState(DATES);
  const newest = reports.toSorted((one, other) => other.collectedAt - one.collectedAt);
  const shown = newest.slice(0, most);
  const groups = groupInRows(shown, onPaper ? PAPER_DATES : Math.max(shown.length, 1));
  return (
    <div className="flex flex-col items-start gap-3">
      {groups.map((group) => (
        <Dates key={group[0]?.id} reports={group} />
      ))}
      {newest.length > shown.length && (
        <Button
          size="small"
          className="self-start"
          data-print="hidden"
          onClick={() => setMost((before) => before + DATES)}
        >
          {t('earlierDates')}
        </Button>
      )}
    </div>
  );
}
