import { uhidOf } from '@careline/core/internal/patients/registration';
import { DEMO_FACILITIES } from '../../../src/demo/demo-organisation.ts';
import { seededUuid } from '../../../src/demo/seeded-uuid.ts';
import type { HealthStory } from '../health-story.ts';
import { DAY, HOUR, indianDate, indianMidnight } from '../indian-time.ts';
import type { DemoPerson, HumanName } from '../make-person.ts';
import type { Story } from './story.ts';

/** Numbers that the generator's step does not reach in the first people. */
const FIRST_UHID = 990_000_001;
const UHID_STEP = 137;

const nameOf = ([given, family]: Story['names'][number], index: number): HumanName => ({
  use: index === 0 ? 'official' : 'usual',
  text: `${given} ${family}`,
  given: [given],
  family,
});

/** Only the pregnancy matters: everything else of these patients is written, not generated. */
const healthOf = ({ pregnancy, programme }: Story, anchor: number): HealthStory => ({
  kind: pregnancy ? 'motherhood' : programme === 'ahc' ? 'ahc' : 'careline',
  hypertension: 'absent',
  diabetes: 'absent',
  ...(pregnancy && { pregnancy: pregnancy(anchor) }),
  irregularPulse: false,
  lungDisease: false,
  lowThyroid: false,
  anaemia: false,
  diligence: 0,
  gaps: [],
  height: 160,
  weight: 60,
  weightDrift: 0,
  own: { pressure: 0, sugar: 0 },
  fahrenheit: false,
});

/** Returns the patient of a story. `index` is their position among all patients of the demo. */
export function storyPerson(story: Story, index: number, anchor: number): DemoPerson {
  const enrolledAt = indianMidnight(anchor - story.enrolledDaysAgo * DAY) + 10 * HOUR;
  const registeredAt = enrolledAt - 10 * 60;
  return {
    index,
    storyKey: story.key,
    id: seededUuid(`story/${story.key}`, registeredAt),
    uhid: uhidOf(FIRST_UHID + index * UHID_STEP),
    facilityIds: [DEMO_FACILITIES[0].id],
    names: story.names.map(nameOf),
    gender: story.gender,
    birthDate: indianDate(anchor - story.ageDays * DAY),
    languages: [story.language],
    phones: [{ value: story.phone, use: 'mobile' }],
    emails: [],
    address: {
      use: 'home',
      line: [`${index + 1}-2-${(index + 3) * 17}, Temple Street`, 'Mehdipatnam'],
      city: 'Hyderabad',
      state: 'Telangana',
      postalCode: '500028',
      country: 'IN',
    },
    enrolments: [{ programme: story.programme, enrolledAt }],
    registeredAt,
    story: healthOf(story, anchor),
  };
}
