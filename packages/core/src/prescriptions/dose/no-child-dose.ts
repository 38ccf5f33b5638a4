import type { JudgedPatient } from '../checks/judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../checks/medicine-finding.ts';
import { substanceText } from './dose-words.ts';
import { isInGroup, routeGroupOf } from './route-group.ts';

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
  const name = substanceText(substance);
  return {
    kind: 'dose',
    severity: isNewborn ? 'important' : 'note',
    rule: `dose/no-child-dose/${substance}`,
    about: '',
    problem: isNewborn
      ? {
          en: `No dose of ${substance} for newborns is known here.`,
          hi: `${name} की नवजात के लिए मात्रा यहाँ ज्ञात नहीं है।`,
        }
      : {
          en: `No dose of ${substance} for children of this age is known here.`,
          hi: `${name} की इस उम्र के बच्चे के लिए मात्रा यहाँ ज्ञात नहीं है।`,
        },
    act: { en: 'Look up the dose before signing.', hi: 'हस्ताक्षर से पहले मात्रा देख लें।' },
    source: 'BNFc',
  };
}
