import { type LabReport, labReportStatusLabel, labTestLabel } from '@careline/core/labs';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { labsMessages } from './labs.messages.ts';
import { useResultText } from './result-text.ts';

/** Results in a line of what happened: what is out of its range first, with the gravest in a tag. */
export function useLabReportWords(): (report: LabReport) => {
  readonly title: string;
  readonly text: string;
  readonly by: string;
  readonly tag: ReactNode;
} {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const resultText = useResultText();
  return ({ lines, laboratory, author, status }) => {
    const flagged = lines.filter(({ face }) => face.kind === 'flag');
    const isCritical = flagged.some(({ face }) => face.level === 'critical');
    const inOrder = [...flagged, ...lines.filter((line) => !flagged.includes(line))];
    const standing =
      status === 'final' ? (
        flagged.length > 0 && (
          <StatusTag tone={isCritical ? 'danger' : 'warning'}>
            {t(isCritical ? 'hasCritical' : 'hasFlags', { count: flagged.length })}
          </StatusTag>
        )
      ) : (
        <StatusTag tone={status === 'corrected' ? 'info' : 'danger'}>
          {labReportStatusLabel(status, locale)}
        </StatusTag>
      );
    return {
      title: laboratory === '' ? t('results') : `${t('results')}, ${laboratory}`,
      text: inOrder.map((line) => `${labTestLabel(line, locale)} ${resultText(line)}`).join('; '),
      by: author.name,
      tag: standing,
    };
  };
}
