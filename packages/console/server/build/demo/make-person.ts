import { uhidOf } from '@careline/core/internal/patients/registration';
import type { ProgrammeKey } from '@careline/core/internal/programmes';
import { DEMO_FACILITIES } from '../../src/demo/demo-organisation.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import { type HealthStory, KINDS, type KindKey, makeHealthStory } from './health-story.ts';
import { DAY, HOUR, indianDate, indianMidnight } from './indian-time.ts';
import { DEVANAGARI, LANGUAGE_SHARES, type LanguageCode, NAME_LISTS, type NameList } from './name-lists.ts';
import { LOCALITIES, STREETS } from './places.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** A name in the shape of FHIR HumanName. */
export interface HumanName {
  readonly use: 'official' | 'usual';
  readonly text: string;
  readonly given: readonly string[];
  readonly family?: string;
}

interface Enrolment {
  readonly programme: ProgrammeKey;
  readonly enrolledAt: number;
}

export interface DemoPerson {
  readonly index: number;
  /** Key of this person's story. Other people are generated. */
  readonly storyKey?: string;
  readonly id: string;
  readonly uhid: string;
  /** The first one is the person's default facility. */
  readonly facilityIds: readonly string[];
  readonly names: readonly HumanName[];
  readonly gender: 'male' | 'female';
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** YYYY-MM-DD */
  readonly deceased?: string;
  readonly languages: readonly string[];
  readonly phones: readonly { readonly value: string; readonly use: string }[];
  readonly emails: readonly string[];
  readonly address: {
    readonly use: 'home';
    readonly line: readonly string[];
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly country: 'IN';
  };
  readonly enrolments: readonly Enrolment[];
  readonly registeredAt: number;
  readonly story: HealthStory;
}

/** People with the same name as another person, to test that search tells them apart. */
const NAMESAKES: Readonly<Record<number, number>> = { 155: 150, 212: 12, 357: 57, 401: 101, 402: 101 };
/** Every thirtieth person lives with the previous one and shares the phone. */
const HOUSEHOLD = 30;

/** The official name comes first. Some people have a second name in Devanagari, some have only that. */
function makeNames(chance: SeededRandom, language: LanguageCode, gender: 'male' | 'female'): HumanName[] {
  const list: NameList = NAME_LISTS[language];
  const given = chance.pick(gender === 'male' ? list.male : list.female);
  const family = chance.pick((gender === 'female' && list.familyFemale) || list.family);
  const name = (first: string, last: string, use: HumanName['use'] = 'official'): HumanName => ({
    use,
    text: list.initials && chance.chance(0.3) ? `${last}. ${first}` : `${first} ${last}`,
    given: [first],
    family: last,
  });
  const share = chance.next();
  const [ownGiven, ownFamily] = [DEVANAGARI.get(given), DEVANAGARI.get(family)];
  if (!ownGiven || !ownFamily || share > 0.47) return [name(given, family)];
  if (share < 0.12) return [name(ownGiven, ownFamily)];
  return [name(given, family), name(ownGiven, ownFamily, 'usual')];
}

/**
 * Demo numbers can be dialled, so they must not reach a real phone. India reserves no block for fiction;
 * numbers below 69 are, to our knowledge, not assigned to any operator.
 */
function mobile(chance: SeededRandom): string {
  const digits = `${chance.int(64, 68)}${String(chance.int(0, 99_999_999)).padStart(8, '0')}`;
  const spaced = `${digits.slice(0, 5)} ${digits.slice(5)}`;
  return chance.pick([`+91 ${spaced}`, `+91 ${spaced}`, `+91${digits}`, digits, `0${spaced}`]);
}

/** A few people have no phone and some have two. */
const makePhones = (chance: SeededRandom): DemoPerson['phones'] =>
  ['mobile', 'home']
    .slice(
      0,
      chance.weighted([
        [0, 3],
        [1, 82],
        [2, 15],
      ]),
    )
    .map((use) => ({ value: mobile(chance), use }));

function makeAddress(chance: SeededRandom, facilityIndex: number) {
  const { state, city, name, pin } = chance.pick(LOCALITIES[facilityIndex] ?? []);
  const house = `${chance.int(1, 24)}-${chance.int(1, 12)}-${chance.int(1, 480)}`;
  const line = [`${house}, ${chance.pick(STREETS)}`, name];
  return { use: 'home', line, city, state, postalCode: pin, country: 'IN' } as const;
}

function emailsOf(chance: SeededRandom, [name]: readonly HumanName[], index: number): string[] {
  const letters = (name?.given[0] ?? '').normalize('NFKD').toLowerCase();
  const given = letters.replace(/[^a-z]/g, '');
  return given !== '' && chance.chance(0.22) ? [`${given}.${index}@example.com`] : [];
}

/** The second programme starts around the anchor, so its first call is still due. */
function enrolmentsOf(chance: SeededRandom, story: HealthStory, latest: number, died: boolean): Enrolment[] {
  const { programme } = { programme: undefined, ...KINDS[story.kind] };
  if (!programme) return [];
  const start = story.pregnancy
    ? Math.min(latest - 2 * DAY, story.pregnancy.lastPeriod + chance.int(55, 100) * DAY)
    : latest - chance.int(40, 700) * DAY;
  const enrolledAt = indianMidnight(start) + chance.int(9, 18) * HOUR;
  const hasSecond = !story.pregnancy && !died && chance.chance(0.05);
  const second = { programme: programme === 'ahc' ? 'apollo_sugar' : 'ahc' } as const;
  return [
    { programme, enrolledAt },
    ...(hasSecond ? [{ ...second, enrolledAt: latest - chance.int(1, 5) * DAY }] : []),
  ];
}

/** Returns person number `index`. The result depends only on the seed and the anchor. */
export function makePerson(seed: string, index: number, anchor: number): DemoPerson {
  const profile = seededRandom(`${seed}/profile/${NAMESAKES[index] ?? index}`);
  const facilityIndex = profile.chance(0.58) ? 0 : 1;
  const language = profile.weighted(LANGUAGE_SHARES[facilityIndex]);
  const kind = profile.weighted(
    Object.entries(KINDS).map(([key, { share }]) => [key as KindKey, share] as const),
  );
  const gender = kind === 'motherhood' || profile.chance(0.47) ? 'female' : 'male';
  const names = makeNames(profile, language, gender);
  const isSecondOfHousehold = index % HOUSEHOLD === HOUSEHOLD - 1;
  const household = seededRandom(`${seed}/household/${isSecondOfHousehold ? index - 1 : index}`);
  const phones = makePhones(household);
  const chance = seededRandom(`${seed}/person/${index}`);
  const [youngest, oldest] = KINDS[kind].ages;
  const age = chance.int(youngest, oldest);
  // Adds up to a year in days, so that all birthdays are equally likely.
  const birthDate = indianDate(anchor - Math.floor((age + chance.next()) * 365.25) * DAY);
  // About three old people died during the year, as their families reported on the phone.
  const died = kind === 'careline' && age > 70 && chance.chance(0.08);
  const latest = died ? indianMidnight(anchor - chance.int(45, 150) * DAY) : anchor;
  const made = makeHealthStory(chance, { kind, gender, age }, anchor);
  const end = { from: latest - DAY, to: Number.POSITIVE_INFINITY };
  const story = died ? { ...made, gaps: [...made.gaps, end] } : made;
  const enrolments = phones.length > 0 ? enrolmentsOf(chance, story, latest, died) : [];
  const registeredAt =
    (enrolments[0]?.enrolledAt ?? latest - chance.int(30, 500) * DAY) - chance.int(60, 900);
  const [home, other] = facilityIndex === 0 ? DEMO_FACILITIES : [...DEMO_FACILITIES].reverse();
  const homeId = (home ?? DEMO_FACILITIES[0]).id;
  return {
    index,
    id: seededUuid(`${seed}/person/${index}`, registeredAt),
    // The step has no common factor with 10^9, so numbers are spread out and never repeat.
    uhid: uhidOf((417_000_019 + index * 618_033_989) % 1_000_000_000),
    facilityIds: other && chance.chance(0.08) ? [homeId, other.id] : [homeId],
    names,
    gender,
    birthDate,
    ...(died && { deceased: indianDate(latest) }),
    languages: chance.chance(0.45) ? [language, 'en'] : [language],
    phones,
    emails: emailsOf(chance, names, index),
    address: makeAddress(household, facilityIndex),
    enrolments,
    registeredAt,
    story,
  };
}
