import { uhidOf } from '@careline/core/patients/registration';
import type { ProgrammeKey } from '@careline/core/programmes';
import { makeAddress, makePhones } from './contact-details.ts';
import { DEMO_FACILITIES } from './demo-organisation.ts';
import type { DemoPerson, HumanName } from './demo-person.ts';
import { type CareKind, type HealthStory, makeHealthStory } from './health-story.ts';
import { DAY, HOUR, indianDate, indianMidnight } from './indian-time.ts';
import { LANGUAGE_SHARES, type LanguageCode } from './name-lists.ts';
import { makeNames } from './person-names.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { seededUuid } from './seeded-uuid.ts';

/** People who carry somebody else's name: the search must tell them apart by more than that. */
const NAMESAKES: Readonly<Record<number, number>> = { 155: 150, 212: 12, 357: 57, 401: 101, 402: 101 };
/** Every thirtieth person lives with the one before and shares the phone. */
const HOUSEHOLD = 30;

const KINDS: readonly (readonly [CareKind, number])[] = [
  ['motherhood', 18],
  ['sugar', 26],
  ['careline', 30],
  ['ahc', 21],
  ['none', 5],
];

const AGES: Readonly<Record<CareKind, readonly [number, number]>> = {
  motherhood: [19, 40],
  sugar: [34, 79],
  careline: [38, 86],
  ahc: [22, 70],
  none: [1, 88],
};

const PROGRAMME: Readonly<Record<CareKind, ProgrammeKey | undefined>> = {
  motherhood: 'healthy_motherhood',
  sugar: 'apollo_sugar',
  careline: 'careline',
  ahc: 'ahc',
  none: undefined,
};

interface Profile {
  readonly facilityIndex: number;
  readonly language: LanguageCode;
  readonly kind: CareKind;
  readonly gender: 'male' | 'female';
  readonly names: readonly HumanName[];
}

function makeProfile(chance: SeededRandom): Profile {
  const facilityIndex = chance.chance(0.58) ? 0 : 1;
  const language = chance.weighted(LANGUAGE_SHARES[facilityIndex] ?? []);
  const kind = chance.weighted(KINDS);
  const gender = kind === 'motherhood' || chance.chance(0.47) ? 'female' : 'male';
  return { facilityIndex, language, kind, gender, names: makeNames(chance, language, gender) };
}

/** Up to a day less than a year of age beyond `years`, so that every date of birth is as likely as another. */
function birthBefore(chance: SeededRandom, anchor: number, years: number): string {
  return indianDate(anchor - Math.floor((years + chance.next()) * 365.25) * DAY);
}

function enrolmentsOf(chance: SeededRandom, story: HealthStory, anchor: number): DemoPerson['enrolments'] {
  const programme = PROGRAMME[story.kind];
  if (!programme) return [];
  const start = story.pregnancy
    ? Math.min(anchor - 2 * DAY, story.pregnancy.lastPeriod + chance.int(55, 100) * DAY)
    : anchor - chance.int(40, 700) * DAY;
  const enrolledAt = indianMidnight(start) + chance.int(9 * HOUR, 18 * HOUR);
  const first = { programme, enrolledAt };
  const second: ProgrammeKey = programme === 'ahc' ? 'apollo_sugar' : 'ahc';
  const also = programme !== 'healthy_motherhood' && chance.chance(0.12);
  return also ? [first, { programme: second, enrolledAt: enrolledAt + chance.int(0, 30) * DAY }] : [first];
}

const languagesOf = (chance: SeededRandom, home: LanguageCode): string[] =>
  chance.chance(0.45) ? [home, 'en'] : [home];

function emailsOf(chance: SeededRandom, names: readonly HumanName[], index: number): string[] {
  const given =
    names[0]?.given[0]
      ?.normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  return given !== '' && chance.chance(0.22) ? [`${given}.${index}@example.com`] : [];
}

/** Three or so of the old people died in the year; their families said so when they were called. */
function deathOf(chance: SeededRandom, kind: CareKind, age: number, anchor: number): number | undefined {
  const died = kind === 'careline' && age > 70 && chance.chance(0.08);
  return died ? indianMidnight(anchor - chance.int(15, 150) * DAY) : undefined;
}

const endingAt = (story: HealthStory, death: number | undefined): HealthStory =>
  death === undefined
    ? story
    : { ...story, gaps: [...story.gaps, { from: death - DAY, to: Number.POSITIVE_INFINITY }] };

/** Person number `index` of the demo; the same for the same seed and anchor. */
export function makePerson(seed: string, index: number, anchor: number): DemoPerson {
  const profile = makeProfile(seededRandom(`${seed}/profile/${NAMESAKES[index] ?? index}`));
  const headOfHousehold = index % HOUSEHOLD === HOUSEHOLD - 1 ? index - 1 : index;
  const household = seededRandom(`${seed}/household/${headOfHousehold}`);
  const phones = makePhones(household);
  const chance = seededRandom(`${seed}/person/${index}`);
  const [youngest, oldest] = AGES[profile.kind];
  const age = chance.int(youngest, oldest);
  const birthDate = birthBefore(chance, anchor, age);
  const healthy = makeHealthStory(chance, { ...profile, age }, anchor);
  const death = deathOf(chance, profile.kind, age, anchor);
  const story = endingAt(healthy, death);
  const latest = death ?? anchor;
  const enrolments = enrolmentsOf(chance, story, latest);
  const registeredAt =
    (enrolments[0]?.enrolledAt ?? latest - chance.int(30, 500) * DAY) - chance.int(60, 900);
  const home = DEMO_FACILITIES[profile.facilityIndex] ?? DEMO_FACILITIES[0];
  const visitsBoth = chance.chance(0.08);
  return {
    index,
    id: seededUuid(`${seed}/person/${index}`, registeredAt),
    // A step that shares no factor with 10^9 visits every number once: spread out, and never the same twice.
    uhid: uhidOf((417_000_019 + index * 618_033_989) % 1_000_000_000),
    facilityIds: visitsBoth
      ? [home.id, ...DEMO_FACILITIES.map(({ id }) => id).filter((id) => id !== home.id)]
      : [home.id],
    names: profile.names,
    gender: profile.gender,
    birthDate,
    ...(death !== undefined && { deceased: indianDate(death) }),
    languages: languagesOf(chance, profile.language),
    phones,
    emails: emailsOf(chance, profile.names, index),
    address: makeAddress(household, profile.facilityIndex),
    enrolments,
    registeredAt,
    story,
  };
}
