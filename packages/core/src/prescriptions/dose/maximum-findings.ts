import { phrase, wordLabel } from '#formatting';
import type { MedicineFinding, ReadLine } from '../checks/medicine-finding.ts';
import { substanceText } from './dose-words.ts';
import type { DoseLimit } from './read-dose-limits.ts';
import * as doseWords from './words/en.ts';

/** Asks for the maximum of an as-needed medicine whose daily amount is limited. `limits` are the patient's. */
export function maximumFinding(
  substance: string,
  { line, dose }: ReadLine,
  limits: readonly DoseLimit[],
): MedicineFinding | undefined {
  const limit = limits.find(({ bounds }) => bounds.daily !== undefined);
  if (line.frequency !== 'SOS' || dose.timesADay !== undefined || !limit) return undefined;
  const name = substanceText(substance);
  return {
    kind: 'dose',
    severity: 'important',
    rule: `dose/no-maximum/${substance}`,
    about: '',
    asksFor: 'maximum',
    problem: phrase(doseWords.maximumFindings, 'doseProblem', { name }),
    act: wordLabel(doseWords.maximumFindings, 'doseAct'),
    source: limit.source,
  };
}
