import { phrase, wordLabel } from '#formatting';
import type { JudgedPatient } from '../checks/judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../checks/medicine-finding.ts';
import { isInGroup, routeGroupOf } from './route-group.ts';
import * as doseWords from './words/en.ts';

const NEWBORN_DAYS = 28;

/** Classes that need no dose by weight. */
const WITHOUT_CHILD_DOSE: readonly string[] = [
  'rehydration',
  'vitamin',
  'mineral',
  'calcium',
  'vaccine',
  'probiotic',
  'nutrition',
  'laxative',
  'antacid',
  'iron',
  'infusion',
];

const isSystemic = ({ line }: ReadLine): boolean => isInGroup('systemic', routeGroupOf(line));

/** Reports that no children's dose is known: a question for newborns, otherwise a note. */
export function noChildDoseFinding(
  substance: string,
  line: ReadLine,
  { age }: JudgedPatient,
): MedicineFinding | undefined {
  if (!isSystemic(line) || line.classes.some((one) => WITHOUT_CHILD_DOSE.includes(one))) return undefined;
  const isNewborn = age !== undefined && age.days < NEWBORN_DAYS;
  return {
    kind: 'dose',
    severity: isNewborn ? 'important' : 'note',
    rule: `dose/no-child-dose/${substance}`,
    about: '',
    problem: phrase(doseWords.noChildDose, isNewborn ? 'noDoseForNewborns' : 'noDoseForAge', { substance }),
    act: wordLabel(doseWords.noChildDose, 'doseAct'),
    source: 'BNFc',
  };
}
