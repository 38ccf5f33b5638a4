import { phrase, wordLabel } from '#formatting';
import type { MedicineFinding, ReadLine, ReadMedicine } from '../checks/medicine-finding.ts';
import * as words from './words/en.ts';

/** Opioids that cause tolerance; weak ones do not. */
const STRONG_OPIOIDS: readonly string[] = [
  'morphine',
  'fentanyl',
  'oxycodone',
  'methadone',
  'tapentadol',
  'hydromorphone',
  'pethidine',
];

const isPatch = ({ line, name }: ReadLine): boolean =>
  line.form === 'patch' || line.route === 'skin' || /\bpatch/i.test(name);

/** Highest first oral dose of methadone, in mg. */
const FIRST_METHADONE = 30;

const isLargeMethadone = ({ dose }: ReadLine): boolean =>
  dose.doses.some(
    ({ substance, unit, single }) => substance === 'methadone' && unit === 'mg' && single > FIRST_METHADONE,
  );

const FIRST_OPIOIDS = [
  {
    rule: 'dose/fentanyl-patch-first-opioid',
    isFor: (line: ReadLine) => line.substances.includes('fentanyl') && isPatch(line),
    source: 'FDA label fentanyl patch (boxed warning); MHRA 2020',
  },
  {
    rule: 'dose/methadone-first-opioid',
    isFor: isLargeMethadone,
    source: 'FDA label methadone (first dose of at most 30 mg)',
  },
] as const;

/** Blocks a fentanyl patch, or a high dose of methadone, for patients without a strong opioid. */
export function toleranceFinding(
  line: ReadLine,
  others: readonly ReadMedicine[],
): MedicineFinding | undefined {
  const row = FIRST_OPIOIDS.find(({ isFor }) => isFor(line));
  if (!row) return undefined;
  const isTolerant = others.some(({ substances }) => substances.some((one) => STRONG_OPIOIDS.includes(one)));
  if (isTolerant) return undefined;
  const much = row.rule === 'dose/methadone-first-opioid';
  const dose = much ? phrase(words.opioidTolerance, 'aboveFirstDose', { mg: FIRST_METHADONE }) : '';
  return {
    kind: 'dose',
    severity: 'severe',
    rule: row.rule,
    about: '',
    problem: phrase(words.opioidTolerance, 'doseProblem', { name: line.name, dose }),
    act: wordLabel(words.opioidTolerance, 'doseAct'),
    source: row.source,
  };
}
