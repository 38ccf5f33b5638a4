import type { ServiceType } from '@careline/core/internal/encounters';
import type { Rhythm } from './demo-rhythms.ts';
import { type Course, type HealthStory, isLost, isOver, pregnancyWeek } from './health-story.ts';
import { DAY } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';

/** The service that a patient is booked for, with reasons and outcomes that suit their conditions. */
export interface VisitOfPerson {
  readonly serviceType: ServiceType;
  readonly reasons: readonly string[];
  readonly notes: readonly string[];
}

type Texts = Pick<VisitOfPerson, 'reasons' | 'notes'>;

const isHigh = (course: Course): boolean => course === 'uncontrolled' || course === 'worsening';

const PRESSURE_HIGH: Texts = {
  reasons: [
    'Blood pressure above the target on three calls',
    'Headache in the morning, pressure high at home',
  ],
  notes: ['Evening dose raised. Salt and pickles explained again.'],
};
const PRESSURE: Texts = {
  reasons: [
    'Review of blood pressure after three months',
    'Asks about salt and exercise with high blood pressure',
  ],
  notes: ['Continue as before; measure at home twice a week.'],
};
const SUGAR_HIGH: Texts = {
  reasons: ['Fasting sugar is still high', 'Sugar above the goal after meals'],
  notes: ['Sugar diary looked at together; breakfast changed.'],
};
const SUGAR: Texts = {
  reasons: ['Review of diabetes after three months', 'Yearly check of feet and eyes with diabetes'],
  notes: ['Sugar diary is in order. Walks to be kept up.'],
};
const PREGNANT: Texts = {
  reasons: ['Pregnancy check', 'Back pain in pregnancy', 'Questions about the scan'],
  notes: ['Mother and child are well. Next check is on the card.'],
};
const BORN: Texts = {
  reasons: ['Check after the birth', 'Questions about breast-feeding'],
  notes: ['Mother and child are well. Rest and feeding explained.'],
};
const LOST: Texts = {
  reasons: ['Check after the loss of the pregnancy'],
  notes: ['Recovering. Has support at home and knows when to come back.'],
};
const WELL: Texts = {
  reasons: [
    'Reports of the health check',
    'Cough for a week',
    'Knee pain on stairs',
    'Burning in the stomach at night',
  ],
  notes: ['Reports are in order. Walks to be kept up.', 'Settling by itself; come again if it lasts.'],
};

function textsFor({ pregnancy, hypertension, diabetes }: HealthStory, at: number): Texts {
  if (pregnancy) return isOver(pregnancy, at) ? (isLost(pregnancy) ? LOST : BORN) : PREGNANT;
  if (isHigh(hypertension)) return PRESSURE_HIGH;
  if (isHigh(diabetes)) return SUGAR_HIGH;
  if (diabetes !== 'absent') return SUGAR;
  return hypertension === 'absent' ? WELL : PRESSURE;
}

/** The only specialist that a patient sees: a cardiologist or an endocrinologist, depending on the condition that is hard to control. */
function specialistOf({
  pregnancy,
  hypertension,
  diabetes,
  irregularPulse,
}: HealthStory): ServiceType | undefined {
  if (pregnancy) return undefined;
  if (isHigh(hypertension) || irregularPulse) return 'CARDIOLOGY_CONSULTATION';
  return isHigh(diabetes) ? 'ENDOCRINOLOGY_CONSULTATION' : undefined;
}

const MIN_WEEK = 6;
const MAX_DAYS_AFTER_BIRTH = 60;

/** Whether a pregnancy check or a check after birth makes sense at that time. */
const isInCare = ({ pregnancy }: HealthStory, at: number): boolean =>
  !pregnancy ||
  (pregnancyWeek(pregnancy, at) >= MIN_WEEK && at < pregnancy.endsAt + MAX_DAYS_AFTER_BIRTH * DAY);

const ONLY_SPECIALISTS: readonly ServiceType[] = ['CARDIOLOGY_CONSULTATION', 'ENDOCRINOLOGY_CONSULTATION'];
const SCREENING = 'NCD_SCREENING';

/**
 * Returns what a patient is booked for in a doctor's hours; undefined if nothing there suits them. Patients with a
 * specialist see only that one; screening is for adults without a known disease.
 */
export function visitFor(
  { story, storyKey }: DemoPerson,
  { services }: Rhythm,
  at: number,
): VisitOfPerson | undefined {
  if (storyKey !== undefined || !isInCare(story, at)) return undefined;
  const texts = textsFor(story, at);
  const specialist = specialistOf(story);
  if (specialist) return services.includes(specialist) ? { serviceType: specialist, ...texts } : undefined;
  const general = services.find((service) => !ONLY_SPECIALISTS.includes(service) && service !== SCREENING);
  if (texts === WELL && services.includes(SCREENING) && story.kind === 'ahc')
    return { serviceType: SCREENING, reasons: ['Yearly screening'], notes: WELL.notes.slice(0, 1) };
  return general && { serviceType: general, ...texts };
}
