import {
  actOfFinding,
  type Finding,
  findingsByAct,
  kindsOfFindings,
  type LowGlucose,
} from '@careline/core/calls/findings';
import { type Act, flagLabel, valuesText } from '@careline/core/clinical';
import { useFormLabel, useLocale, useMessages } from '../../messages/index.ts';
import { escalationCardMessages } from './findings.messages.ts';
import { useLowGlucoseText } from './use-low-glucose-text.ts';

/** What was found, a line each, and the act it is found for. */
export interface ActLines {
  readonly act: Act;
  readonly lines: readonly string[];
}

/** Kinds whose words say what to do at once, whatever the act; those of the others send to a hospital. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set(['SELF_HARM', 'CRITICAL_READING']);

const hasWords = (finding: Finding): boolean =>
  ALWAYS_NAMED.has(finding.kind) || actOfFinding(finding) === 'hospital-now';

/** The acts with what was found for each, the most urgent first, and what is done about it: for signs, for a low glucose, for readings. */
export function useFindingTexts(findings: readonly Finding[], low: LowGlucose | undefined) {
  const t = useMessages(escalationCardMessages);
  const labelOf = useFormLabel();
  const locale = useLocale();
  const lowGlucoseText = useLowGlucoseText();
  const textOf = (finding: Finding): string =>
    finding.kind === 'CRITICAL_READING'
      ? t('reading', {
          flag: flagLabel(finding.flag, locale),
          value: valuesText(finding.reading.values, finding.reading.metric, locale),
        })
      : labelOf(finding.label);
  const acts = findingsByAct(findings).map(
    ({ act, findings: found }): ActLines => ({ act, lines: [...new Set(found.map(textOf))] }),
  );
  const kinds = kindsOfFindings(findings.filter(hasWords));
  const isTreated = findings.some((finding) => actOfFinding(finding) === 'low-sugar-now');
  return {
    acts,
    steps: [
      ...kinds.filter((kind) => kind !== 'CRITICAL_READING').map((kind) => t(kind)),
      ...(low && isTreated ? lowGlucoseText(low) : []),
      ...kinds.filter((kind) => kind === 'CRITICAL_READING').map((kind) => t(kind)),
    ],
  };
}
