import type { HumanName } from './demo-person.ts';
import { inDevanagari } from './devanagari-names.ts';
import { type LanguageCode, NAME_LISTS, type NameList } from './name-lists.ts';
import type { SeededRandom } from './seeded-random.ts';

const OFFICIAL_IN_DEVANAGARI = 0.12;
const ALSO_IN_DEVANAGARI = 0.35;

function initialled(chance: SeededRandom, list: NameList, given: string): HumanName[] {
  const initial = chance.pick(list.family);
  const text = chance.chance(0.7) ? `${given} ${initial}` : `${initial}. ${given}`;
  return [{ use: 'official', text, given: [given], family: initial }];
}

function devanagari(given: string, family: string, use: HumanName['use']): HumanName | undefined {
  const native = inDevanagari(given, family);
  return (
    native && { use, text: `${native.given} ${native.family}`, given: [native.given], family: native.family }
  );
}

/** The official name first; some people also have, or only have, their name in Devanagari. */
export function makeNames(
  chance: SeededRandom,
  language: LanguageCode,
  gender: 'male' | 'female',
): readonly HumanName[] {
  const list: NameList = NAME_LISTS[language];
  const given = chance.pick(gender === 'male' ? list.male : list.female);
  if (list.initials) return initialled(chance, list, given);
  const families = (gender === 'female' && list.familyFemale) || list.family;
  const family = chance.pick(families);
  const latin: HumanName = { use: 'official', text: `${given} ${family}`, given: [given], family };
  const share = chance.next();
  if (share > OFFICIAL_IN_DEVANAGARI + ALSO_IN_DEVANAGARI) return [latin];
  if (share > OFFICIAL_IN_DEVANAGARI) {
    const usual = devanagari(given, family, 'usual');
    return usual ? [latin, usual] : [latin];
  }
  const official = devanagari(given, family, 'official');
  return official ? [official] : [latin];
}
