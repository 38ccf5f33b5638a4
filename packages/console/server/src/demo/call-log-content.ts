import { dangerSigns, kindsOfFindings } from '@careline/core/calls/findings';
import { callForm, ESCALATION } from '@careline/core/calls/forms';
import {
  answersFrom,
  type FormDefinition,
  type FormSection,
  type FormValues,
  readingsFrom,
  sectionFields,
  storedKeys,
  valuesFrom,
} from '@careline/core/forms';
import type { CallScene, SectionAnswers } from './call-content/call-scene.ts';
import { answersTo, isSpokenOf } from './call-content/section-writers.ts';
import type { DemoCall } from './demo-call.ts';
import type { DemoReading } from './demo-person.ts';
import type { DemoStaff } from './demo-staff.ts';
import { indianDate, indianTime } from './indian-time.ts';
import { seededUuid } from './seeded-uuid.ts';

/** A field that the form does not have is a mistake of the demo's. */
function known(section: FormSection, answers: SectionAnswers): SectionAnswers {
  const keys = [section.group?.key, ...sectionFields(section).flatMap(storedKeys)];
  const unknown = Object.keys(answers).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new RangeError(`${section.key} has no field ${unknown}`);
  return answers;
}

/** What the caller filled in: what the person measured today and told on the phone. */
function makeValues(form: FormDefinition, scene: CallScene): FormValues {
  const answers = form.sections.flatMap((section) => {
    const answers =
      section.apart || !isSpokenOf(section.key, scene) ? undefined : answersTo(section.key, scene);
    return answers ? [[section.key, known(section, answers)] as const] : [];
  });
  return handedOver(form, valuesFrom(form, Object.fromEntries(answers)), scene);
}

const MINUTE = 60;

/** What could not wait was handed over on the call. */
function handedOver(form: FormDefinition, values: FormValues, { at }: CallScene): FormValues {
  const about = kindsOfFindings(dangerSigns(form, values));
  if (about.length === 0) return values;
  const day = indianDate(at + 5 * MINUTE);
  return {
    ...values,
    [ESCALATION]: { about, handedTo: 'Doctor on duty', handedAt: `${day}T${indianTime(at + 5 * MINUTE)}` },
  };
}

/** The number that a text is; the result of a test is a word. */
const numberOf = (text: string) => (Number.isFinite(Number(text)) ? { value: Number(text) } : {});

/** The log of a reached call and the readings it brought: made by the form itself, so they agree. */
export function makeLog(
  scene: CallScene,
  contactId: string,
  author: DemoStaff,
): Pick<DemoCall, 'log' | 'readings'> {
  const form = callForm(scene.programme, scene.callType);
  if (!form) return { readings: [] };
  const { at } = scene;
  const values = makeValues(form, scene);
  let made = 0;
  const readings = readingsFrom(form, values, {
    timestamp: at,
    metaInfo: { updatedAt: at, source: 'manual' },
    newId: () => seededUuid(`${contactId}/reading/${made++}`, at),
  });
  return {
    log: { form: form.id, answers: answersFrom(form, values) },
    readings: readings.map(
      (reading): DemoReading => ({
        id: reading.id,
        metric: reading.metric,
        at,
        ...(reading.date !== undefined && { date: reading.date }),
        values: reading.values.map((value) => ({ ...value, ...numberOf(value.text) })),
        ...(reading.mealSituation && { mealSituation: reading.mealSituation }),
        ...(reading.irrPulse !== undefined && { irrPulse: reading.irrPulse }),
        source: 'manual',
        contactId,
        author: { id: author.id, name: author.name },
      }),
    ),
  };
}
