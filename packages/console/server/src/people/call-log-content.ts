import { callForm } from '@careline/core/calls';
import {
  answersFrom,
  type FieldValue,
  type FormDefinition,
  type FormValues,
  initialValues,
  readingsFrom,
  withValue,
} from '@careline/core/forms';
import { conversationNote } from './call-words.ts';
import type { DemoCall } from './demo-call.ts';
import type { DemoPerson, DemoReading } from './demo-person.ts';
import type { DemoStaff } from './demo-staff.ts';
import type { SeededRandom } from './seeded-random.ts';
import { seededUuid } from './seeded-uuid.ts';
import { type Body, bloodPressure, type GlucoseMoment, glucose, weight } from './vital-values.ts';

const MOMENTS: readonly (readonly [GlucoseMoment, number])[] = [
  ['FASTING', 4],
  ['AFTER_MEAL', 3],
  ['RANDOM', 3],
];

interface Occasion {
  readonly contactId: string;
  /** Unix seconds. */
  readonly at: number;
  readonly author: DemoStaff;
}

/** What the caller filled in: what the person measured today and told on the phone. */
function makeValues(
  chance: SeededRandom,
  form: FormDefinition,
  person: DemoPerson,
  body: Body,
  at: number,
): FormValues {
  let values = initialValues(form);
  const set = (section: string, key: string, value: FieldValue) => {
    values = withValue(form, values, { section, key }, value);
  };
  set('complaints', 'notes', conversationNote(chance, person));
  const { hypertension, diabetes, irregularPulse } = person.story;
  if (chance.chance(hypertension === 'absent' ? 0.35 : 0.8)) {
    const pressure = bloodPressure(chance, body, at);
    set('bloodPressure', 'systolic', String(pressure.systolic));
    set('bloodPressure', 'diastolic', String(pressure.diastolic));
    set('bloodPressure', 'irrPulse', irregularPulse && chance.chance(0.4));
  }
  if (chance.chance(0.45)) set('body', 'weight', weight(chance, body, at).toFixed(1));
  if (chance.chance(diabetes === 'absent' ? 0.1 : 0.75)) {
    const moment = chance.weighted(MOMENTS);
    set('bloodGlucose', 'value', String(glucose(chance, body, at, moment)));
    set('bloodGlucose', 'mealSituation', `MEAL_SITUATION_${moment}`);
  }
  return values;
}

/** The log of a reached call and the readings it brought: made by the form itself, so they agree. */
export function makeLog(
  chance: SeededRandom,
  person: DemoPerson,
  body: Body,
  call: Pick<DemoCall, 'programme' | 'callType'>,
  occasion: Occasion,
): Pick<DemoCall, 'log' | 'readings'> {
  const form = callForm(call.programme, call.callType);
  if (!form) return { readings: [] };
  const values = makeValues(chance, form, person, body, occasion.at);
  let made = 0;
  const readings = readingsFrom(form, values, {
    timestamp: occasion.at,
    metaInfo: { updatedAt: occasion.at, source: 'manual' },
    newId: () => seededUuid(`${occasion.contactId}/reading/${made++}`, occasion.at),
  });
  return {
    log: { form: form.id, answers: answersFrom(form, values) },
    readings: readings.map(
      (reading): DemoReading => ({
        id: reading.id,
        metric: reading.metric,
        at: occasion.at,
        values: reading.values.map((value) => ({ ...value, value: Number(value.text) })),
        ...(reading.mealSituation && { mealSituation: reading.mealSituation }),
        ...(reading.irrPulse !== undefined && { irrPulse: reading.irrPulse }),
        source: 'manual',
        contactId: occasion.contactId,
        author: { id: occasion.author.id, name: occasion.author.name },
      }),
    ),
  };
}
