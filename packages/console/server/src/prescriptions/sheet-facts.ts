import { metricLabel } from '@careline/core/internal/calls';
import { CASE_SHEET_SECTIONS, readDiagnoses, type SheetSection } from '@careline/core/internal/case-sheets';
import { formatReading, inEachLanguage, type Label } from '@careline/core/internal/formatting';
import { type FormValues, leafFields, unitKey } from '@careline/core/internal/forms';
import { valueDefinition } from '@careline/core/internal/observations';
import type { SignedFacts } from '@careline/core/internal/prescriptions';

/** The parts of a case sheet that a paper shows. */
export type SheetFacts = Pick<
  SignedFacts,
  'complaint' | 'history' | 'findings' | 'measured' | 'diagnoses' | 'advice' | 'adviceTopics' | 'warningSigns'
>;

type Sheet = readonly SheetSection[];
type Answers = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the answers to a part of a section, from its newest version. */
const answersOf = (sheet: Sheet, section: string, part: string): Answers =>
  sheet.find((one) => one.section === section)?.newest[0]?.answers[part] ?? {};

const BLOOD_PRESSURE: Label = inEachLanguage((language) => metricLabel('bloodPressure', undefined, language));

/** Returns entered vital signs in the form's order, with a blood pressure as one value. */
function measuredIn(vitals: Answers): SignedFacts['measured'] {
  const part = CASE_SHEET_SECTIONS.GENERAL.form.sections.find(({ key }) => key === 'vitals');
  const { systolic, diastolic } = vitals as FormValues[string];
  return leafFields(part?.fields ?? []).flatMap((field) => {
    const text = textOf(vitals[field.key]);
    if (field.control !== 'number' || !field.reading || text === '') return [];
    const unit = textOf(vitals[unitKey(field)]) || field.units[0];
    if (field.key === 'diastolic' && systolic) return [];
    if (field.key === 'systolic' && diastolic)
      return [{ name: BLOOD_PRESSURE, text: formatReading(`${text}/${textOf(diastolic)}`, unit) }];
    const { metric, part: value } = field.reading;
    const labels = valueDefinition(metric, value)?.of.labels;
    return labels ? [{ name: labels, text: formatReading(text, unit) }] : [];
  });
}

function topicsIn({ topics }: Answers): Label[] {
  const { words } = CASE_SHEET_SECTIONS.ADVICE;
  const keys = Array.isArray(topics) ? topics.map((topic) => `caseSheet.ADVICE.advice.topics.${topic}`) : [];
  return keys.flatMap((key) => {
    return words.en[key] === undefined ? [] : [inEachLanguage((language) => words[language][key] ?? key)];
  });
}

/** Returns what a paper shows of the case sheet written in one encounter. Nothing without an encounter. */
export function sheetFacts(sheet: Sheet): SheetFacts {
  const summary = answersOf(sheet, 'SUMMARY', 'summary');
  const advice = answersOf(sheet, 'ADVICE', 'advice');
  const diagnoses = readDiagnoses(sheet.find(({ section }) => section === 'DIAGNOSIS') ?? { newest: [] });
  const terms = diagnoses.map(({ term, isProvisional, code }) => ({
    ...{ term, isProvisional },
    ...(code !== '' && { code }),
  }));
  const impression = textOf(summary.impression);
  return {
    complaint: textOf(summary.complaint),
    history: textOf(summary.history),
    findings: textOf(summary.findings),
    measured: measuredIn(answersOf(sheet, 'GENERAL', 'vitals')),
    // An impression is the doctor's provisional view, so without a diagnosis it is used as one.
    diagnoses: terms.length > 0 || impression === '' ? terms : [{ term: impression, isProvisional: true }],
    advice: textOf(advice.advice),
    adviceTopics: topicsIn(advice),
    warningSigns: textOf(advice.warningSigns),
  };
}
