import { type Finding, kindsOfFindings } from '@careline/core/calls';
import { flagLabel, valuesText } from '@careline/core/clinical';
import { useFormLabel, useLocale, useMessages } from '../../messages/index.ts';
import { messages } from './escalation-card.messages.ts';

/** Glucose that is low by itself: a critical one is treated while somebody is told. */
const isLowGlucose = (finding: Finding): boolean =>
  finding.kind === 'CRITICAL_READING' && finding.flag === 'ada:low-level2';

/** What was found, a line each, and what is done about it first, a step for each kind. */
export function useFindingTexts(findings: readonly Finding[]) {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const locale = useLocale();
  const found = findings.map((finding) =>
    finding.kind === 'CRITICAL_READING'
      ? t('reading', {
          value: valuesText(finding.reading.values, finding.reading.metric),
          flag: flagLabel(finding.flag, locale),
        })
      : labelOf(finding.label),
  );
  const steps = kindsOfFindings(findings).map((kind) => t(kind));
  return {
    found: [...new Set(found)],
    steps: findings.some(isLowGlucose) ? [t('lowGlucose'), ...steps] : steps,
  };
}
