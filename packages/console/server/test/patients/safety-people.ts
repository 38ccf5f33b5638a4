import { addTouchpoint } from '@careline/core/internal/calls';
import type { NewPerson } from '../../src/patients/registration/new-person.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { type CallClinic, NOW } from '../call-clinic.ts';

const DAY = 86_400;

/** A kind of person on the page of limits: facts, programme, and the report of a call ten days ago. */
interface Kind {
  readonly facts: Pick<NewPerson, 'gender' | 'birthDate'>;
  readonly programme?: 'apollo_sugar' | 'healthy_motherhood';
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly hasOxygenTarget?: true;
}

const born = (birthDate: string, gender = 'male'): Kind => ({ facts: { gender, birthDate } });
const mother = (answers: Kind['answers'] = {}): Kind => ({
  facts: { gender: 'female', birthDate: '1996-02-29' },
  answers,
});

/** On 9 October 2025. */
export const SAFETY_PEOPLE = {
  man: born('1975-05-01'),
  woman: born('1985-05-01', 'female'),
  'unknown age and sex': { facts: { gender: 'unknown', birthDate: null } },
  diabetic: { ...born('1975-05-01'), programme: 'apollo_sugar' },
  newborn: born('2025-09-29'),
  'of six weeks': born('2025-08-25'),
  'of six months': born('2025-04-05'),
  'of three years': born('2022-04-01'),
  'of four years': born('2021-06-01'),
  'of eight years': born('2017-05-01'),
  'of twelve years': born('2013-05-01'),
  'of fifteen years': born('2010-05-01'),
  'born in 2025': born('2025'),
  'in week 10': mother({ pregnancy: { edd: '2026-05-01' } }),
  'in week 23': mother({ pregnancy: { edd: '2026-02-01' } }),
  'in week 37': mother({ pregnancy: { edd: '2025-10-30' } }),
  'with diabetes of pregnancy': mother({
    pregnancy: { edd: '2026-02-01' },
    screeningForGestationalDiabetes: { done: 'YES', kind: 'DIPSI', twoHours: '152', twoHoursUnit: 'mg/dL' },
  }),
  'after birth': mother({
    deliveryDetails: { delivered: 'YES', date: '2025-09-20', outcome: 'BABY_LIVES' },
  }),
  'perhaps with child': { ...mother(), programme: 'healthy_motherhood' },
  'on scale 2': { ...born('1950-05-01'), hasOxygenTarget: true },
} as const satisfies Readonly<Record<string, Kind>>;

export type SafetyPerson = keyof typeof SAFETY_PEOPLE;

/** Adds a call about a pregnancy ten days ago, with its log. */
export async function reportOnCall(
  at: CallClinic,
  vitaId: string,
  answers: NonNullable<Kind['answers']>,
): Promise<void> {
  const contact = at.content.contact(vitaId, {
    programme: 'healthy_motherhood',
    callType: 'first',
    startedAt: NOW - 10 * DAY,
  });
  await at.call(addTouchpoint, { body: { contact } });
  const { organisationId, facilityId, staffId } = at.clinic;
  await at.database.db
    .insertInto('call_log')
    .values({
      organisation_id: organisationId,
      facility_id: facilityId,
      person_id: vitaId,
      contact_id: contact.id,
      version: 1,
      form: 'f',
      answers: JSON.stringify(answers),
      author_id: staffId,
      source: 'manual',
      created_at: NOW,
      updated_at: NOW,
    })
    .execute();
}

async function setOxygenTarget(at: CallClinic, vitaId: string): Promise<void> {
  const { organisationId, facilityId, staffId } = at.clinic;
  await at.database.db
    .insertInto('oxygen_target')
    .values({
      id: newId(),
      organisation_id: organisationId,
      facility_id: facilityId,
      person_id: vitaId,
      since: '2025-08-01',
      until: null,
      prescriber: 'Dr. Sunita Deshpande',
      author_id: staffId,
      ended_by: null,
      created_at: NOW,
    })
    .execute();
}

/** Stores a person of this kind who is due in the worklist. Returns their id. */
export async function aSafetyPerson(at: CallClinic, who: SafetyPerson): Promise<string> {
  const kind: Kind = SAFETY_PEOPLE[who];
  const { programme, answers = {} } = kind;
  const enrolments = ['careline', ...(programme ? [programme] : [])].map((each) => ({
    id: newId(),
    facilityId: at.clinic.facilityId,
    programme: each,
    enrolledAt: NOW - 60 * DAY,
  }));
  const vitaId = await at.newPatient({ ...kind.facts, enrolments });
  if (Object.keys(answers).length > 0) await reportOnCall(at, vitaId, answers);
  if (kind.hasOxygenTarget) await setOxygenTarget(at, vitaId);
  return vitaId;
}
