import {
  actOfFinding,
  type Finding,
  findingsByAct,
  isLowGlucoseFinding,
  kindsOfFindings,
  type LowGlucose,
} from '@careline/core/internal/calls/findings';
import { type Act, flagLabel, personalActLabel, valuesText } from '@careline/core/internal/clinical';
import { useFormLabel, useLocale, useMessages } from '../../messages/index.ts';
import { escalationCardMessages, lowGlucoseMessages } from './findings.messages.ts';
import { useLowGlucoseText } from './use-low-glucose-text.ts';

/** An action, with one line for each of its findings. */
export interface ActLines {
  readonly act: Act;
  /** Text of the action for this patient. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** Kinds whose text always names an immediate action. The text of other kinds refers to a hospital. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set(['SELF_HARM', 'CRITICAL_READING']);

const hasWords = (finding: Finding): boolean =>
  ALWAYS_NAMED.has(finding.kind) || actOfFinding(finding) === 'hospital-now';

/** Actions that can wait until later the same day. */
const SAME_DAY: ReadonlySet<Act> = new Set(['doctor-today', 'measure-again', 'ask-clinician']);

/** Returns when the doctor must be informed: the deadline of the most urgent finding. */
const deadlineOf = (findings: readonly Finding[]): 'doctorNow' | 'doctorToday' =>
  findings.every((finding) => SAME_DAY.has(actOfFinding(finding))) ? 'doctorToday' : 'doctorNow';

/**
 * Returns the deadline, the actions with their findings, and the advice. Actions are sorted most urgent first. The
 * advice covers signs, low glucose and readings.
 */
export function useFindingTexts(findings: readonly Finding[], low: LowGlucose | undefined) {
  const t = useMessages(escalationCardMessages);
  const labelOf = useFormLabel();
  const locale = useLocale();
  const lowGlucose = useMessages(lowGlucoseMessages);
  const lowGlucoseText = useLowGlucoseText();
  const textOf = (finding: Finding): string =>
    finding.kind === 'CRITICAL_READING'
      ? t('reading', {
          flag: flagLabel(finding.flag, locale),
          value: valuesText(finding.reading.values, finding.reading.metric, locale),
        })
      : labelOf(finding.label);
  const acts = findingsByAct(findings).map(
    ({ act, findings: found }): ActLines => ({
      act,
      title: personalActLabel(act, low?.treatment, locale),
      lines: [...new Set(found.map(textOf))],
    }),
  );
  const deadline = deadlineOf(findings);
  const kinds = kindsOfFindings(findings.filter(hasWords));
  const treated = low ? findings.filter(isLowGlucoseFinding) : [];
  const readings = findings.filter(({ kind }) => kind === 'CRITICAL_READING');
  const others = readings.filter((finding) => !treated.includes(finding));
  return {
    deadline,
    acts,
    steps: [
      ...kinds.filter((kind) => kind !== 'CRITICAL_READING').map((kind) => t(kind)),
      ...(low && treated.length > 0 ? [...lowGlucoseText(low), lowGlucose('callDoctor')] : []),
      ...(others.length > 0
        ? [t(deadlineOf(others) === 'doctorNow' ? 'CRITICAL_READING' : 'CRITICAL_READING_TODAY')]
        : []),
    ],
  };
}
