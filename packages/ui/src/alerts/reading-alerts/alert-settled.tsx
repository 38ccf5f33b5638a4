import { alertReasonLabel, type ReadingAlert } from '@careline/core/internal/metrics';
import { useLocale } from '../../messages/index.ts';
import { WhatBecame } from '../patient-row/index.ts';
import { useAlertWords } from './use-alert-words.ts';

interface AlertSettledProps {
  readonly alert: ReadingAlert;
}

/** The outcome of an alert: who acknowledged it and how, and why its reading no longer counts. */
export function AlertSettled({ alert: { acknowledged, ended } }: AlertSettledProps) {
  const locale = useLocale();
  const words = useAlertWords();
  return (
    <WhatBecame
      answer={acknowledged && alertReasonLabel(acknowledged.reason, locale)}
      note={acknowledged?.note}
      lines={[acknowledged && words.acknowledged(acknowledged), ended && words.ended(ended)]}
    />
  );
}
