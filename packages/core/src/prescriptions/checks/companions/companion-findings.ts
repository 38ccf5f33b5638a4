import { type Label, wordLabel } from '#formatting';
import type { JudgedPatient } from '../judged-patient.ts';
import type { MedicineFinding, ReadLine, ReadMedicine } from '../medicine-finding.ts';
import { recordedConditions } from '../patient/conditions/recorded-conditions.ts';
import { findingFor } from '../patient/patient-rule.ts';
import * as words from '../words/en.ts';
import { COMPANION_ROWS } from './companion-rows.ts';

const PROBLEM: Label = wordLabel(words.companionFindings, 'problem');

const contains = ({ substances }: ReadMedicine, names: readonly string[]): boolean =>
  substances.some((one) => names.includes(one));

/** Returns findings for lines without the companion medicine that they need. */
export function companionFindings(
  lines: readonly ReadLine[],
  { conditions }: JudgedPatient,
  current: readonly ReadMedicine[],
): readonly (readonly MedicineFinding[])[] {
  const recorded = recordedConditions(conditions);
  const missing = COMPANION_ROWS.filter(
    ({ needs }) => ![...lines, ...current].some((one) => contains(one, needs)),
  );
  return lines.map((line) =>
    missing.flatMap(({ rule, condition, of, because, act, source }): readonly MedicineFinding[] => {
      const about = recorded.get(condition);
      if (about === undefined || !contains(line, of)) return [];
      return [
        findingFor(line, {
          kind: 'condition',
          severity: 'important',
          rule,
          about,
          problem: PROBLEM,
          act,
          source,
          values: { because },
        }),
      ];
    }),
  );
}
