import { isSameTest, type LabReport, labReportStatusLabel, labTestLabel } from '@careline/core/internal/labs';
import { OpenReport } from '../../forms/report-files/index.ts';
import { useFormatDate, useFormatTime, useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { LabFaceTag, useRangeText } from './lab-status-tag.tsx';
import { labsMessages } from './labs.messages.ts';
import { useResultText } from './result-text.ts';

export interface LabReportItemProps {
  readonly report: LabReport;
  readonly orderNumber: string | undefined;
  readonly onCorrect?: ((report: LabReport) => void) | undefined;
  readonly onWithdraw?: ((report: LabReport) => void) | undefined;
}

function useTimeOf(): (at: number) => string {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const formatTime = useFormatTime();
  return (at) => `${formatDate(at, { timeZone })} ${formatTime(at, { timeZone })}`;
}

/** Lists the results with status and range. Corrected results show their previous value. */
function Lines({ report }: Pick<LabReportItemProps, 'report'>) {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const rangeText = useRangeText();
  const resultText = useResultText();
  const before = report.earlier.at(-1)?.lines ?? [];
  const isWithdrawn = report.status === 'entered-in-error';
  return (
    <ul className={`flex flex-col self-stretch ${isWithdrawn ? 'line-through opacity-70' : ''}`}>
      {report.lines.map((line) => {
        const old = before.find((one) => isSameTest(one, line));
        const isChanged =
          !isWithdrawn && old !== undefined && (old.text !== line.text || old.unit !== line.unit);
        const range = line.test === null ? line.range : rangeText(line.face.ranges);
        return (
          <li
            key={`${line.test} ${line.name}`}
            className="wrap-anywhere flex flex-wrap items-baseline gap-x-3 border-line border-t py-1 first:border-t-0"
          >
            <span className="min-w-40">{labTestLabel(line, locale)}</span>
            <span translate="no" className="font-medium tabular-nums">
              {resultText(line)}
            </span>
            <LabFaceTag face={line.face} />
            {range !== '' && (
              <span className="text-muted text-sm tabular-nums">
                <MeasuredText>{`(${range})`}</MeasuredText>
              </span>
            )}
            {isChanged && <span className="text-sm">{t('before', { value: resultText(old) })}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Earlier({ report }: Pick<LabReportItemProps, 'report'>) {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const when = useWhen();
  const resultText = useResultText();
  if (report.earlier.length === 0) return null;
  return (
    <details className="self-stretch text-sm">
      <summary className="cursor-pointer py-1 text-accent">{t('earlier')}</summary>
      <ol className="flex flex-col gap-1 ps-4">
        {report.earlier.map(({ version, at, by, reason, lines }) => (
          <li key={version} className="wrap-anywhere">
            <p className="text-muted">
              {t('version', { number: version, name: by.name, time: when(at) })}
              {reason !== '' && <> · {reason}</>}
            </p>
            <p>{lines.map((line) => `${labTestLabel(line, locale)} ${resultText(line)}`).join('; ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** One report of a laboratory: the results, their source, who entered them, and corrections. */
export function LabReportItem(props: LabReportItemProps) {
  const { report, orderNumber, onCorrect, onWithdraw } = props;
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const timeOf = useTimeOf();
  const when = useWhen();
  const { status, laboratory, collectedAt, reportedAt, author, storedAt, reason, file, vitaId } = report;
  const time = timeOf(collectedAt);
  const who = { name: author.name, time: when(storedAt), text: reason };
  const isOpen = status !== 'entered-in-error';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2 self-stretch">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {t('collected', { time })}
            {status !== 'final' && (
              <StatusTag tone={isOpen ? 'info' : 'danger'}>{labReportStatusLabel(status, locale)}</StatusTag>
            )}
          </p>
          <p className="wrap-anywhere text-muted text-sm">
            {[
              laboratory || t('noLaboratory'),
              reportedAt !== null && t('reported', { time: timeOf(reportedAt) }),
              orderNumber !== undefined && t('ofOrder', { number: orderNumber }),
              t(status === 'final' ? 'by' : isOpen ? 'byCorrected' : 'byWithdrawn', who),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {isOpen && (
          <div data-print="hidden" className="flex flex-wrap gap-1">
            {onCorrect && (
              <Button
                size="small"
                icon="edit"
                aria-label={t('correctOf', { time })}
                onClick={() => onCorrect(report)}
              >
                {t('correct')}
              </Button>
            )}
            {onWithdraw && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('withdrawOf', { time })}
                onClick={() => onWithdraw(report)}
              >
                {t('withdraw')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Lines report={report} />
      <Earlier report={report} />
      {file && <OpenReport vitaId={vitaId} report={file} />}
    </>
  );
}
