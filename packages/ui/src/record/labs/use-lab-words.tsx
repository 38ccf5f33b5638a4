import {
  type LabOrder,
  type LabReport,
  labOrderStatusLabel,
  labReportStatusLabel,
  labTestLabel,
  orderText,
} from '@careline/core/internal/labs';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { labsMessages } from './labs.messages.ts';
import { useResultText } from './result-text.ts';

export interface LabLine {
  readonly title: string;
  readonly text: string;
  readonly by: string;
  readonly tag: ReactNode;
}

/** Formats orders and results in the current locale. Results out of range come first. */
export function useLabWords(): {
  readonly order: (order: LabOrder) => LabLine;
  readonly report: (report: LabReport) => LabLine;
} {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const resultText = useResultText();
  const flagTag = ({ lines }: LabReport): ReactNode => {
    const flagged = lines.filter(({ face }) => face.kind === 'flag');
    if (flagged.length === 0) return undefined;
    const isCritical = flagged.some(({ face }) => face.level === 'critical');
    return (
      <StatusTag tone={isCritical ? 'danger' : 'warning'}>
        {t(isCritical ? 'hasCritical' : 'hasFlags', { count: flagged.length })}
      </StatusTag>
    );
  };
  return {
    order: ({ number, tests, orderedBy, status }) => ({
      title: t('orderNumber', { number }),
      text: orderText(tests, locale),
      by: orderedBy.name,
      tag: status !== 'completed' && (
        <StatusTag tone={status === 'active' ? 'info' : 'neutral'}>
          {labOrderStatusLabel(status, locale)}
        </StatusTag>
      ),
    }),
    report: (report) => {
      const { lines, laboratory, author, status } = report;
      const isFlagged = ({ face }: LabReport['lines'][number]) => face.kind === 'flag';
      const inOrder = [...lines.filter(isFlagged), ...lines.filter((line) => !isFlagged(line))];
      return {
        title: laboratory === '' ? t('results') : `${t('results')}, ${laboratory}`,
        text: inOrder.map((line) => `${labTestLabel(line, locale)} ${resultText(line)}`).join('; '),
        by: author.name,
        tag:
          status === 'final' ? (
            flagTag(report)
          ) : (
            <StatusTag tone={status === 'corrected' ? 'info' : 'danger'}>
              {labReportStatusLabel(status, locale)}
            </StatusTag>
          ),
      };
    },
  };
}
