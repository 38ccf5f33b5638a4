import { checkEntry } from '@careline/core/clinical';
import { DAY } from '../indian-time.ts';
import { hemoglobinInPregnancy, isOver, type Pregnancy, pressureInPregnancy } from '../pregnancy-story.ts';
import { bloodPressure, type GlucoseMoment, glucose, weight } from '../vital-values.ts';
import {
  apartOf,
  type CallScene,
  daysBefore,
  ofPregnancy,
  type SectionWriter,
  type SectionWriters,
  type Told,
} from './call-scene.ts';

const MOMENTS: readonly (readonly [GlucoseMoment, number])[] = [
  ['FASTING', 4],
  ['AFTER_MEAL', 3],
  ['RANDOM', 3],
];

const writePressure: SectionWriter = ({ chance, body, at }) => {
  const { hypertension, irregularPulse, pregnancy } = body.story;
  if (!chance.chance(pregnancy || hypertension !== 'absent' ? 0.85 : 0.35)) return undefined;
  const told = pregnancy ? pressureInPregnancy(chance, pregnancy, at) : bloodPressure(chance, body, at);
  return {
    systolic: String(told.systolic),
    diastolic: String(told.diastolic),
    irrPulse: irregularPulse && chance.chance(0.4),
  };
};

const writeBody: SectionWriter = ({ chance, body, at, callType }) => {
  if (!chance.chance(body.story.pregnancy ? 0.85 : 0.45)) return undefined;
  const told = { weight: weight(chance, body, at).toFixed(1) };
  return callType === 'first' ? { ...told, height: String(body.story.height) } : told;
};

const REASONS = [
  'Measured twice with the same result.',
  'Has had such values before; the doctor knows.',
  'Took insulin and skipped the snack.',
];

/** Told with its reason where the form asks for one. */
function withReason(scene: CallScene, value: number, mealSituation: `MEAL_SITUATION_${GlucoseMoment}`) {
  const { kind } = checkEntry('glucose', value, 'mg/dL', { mealSituation });
  const told: Told = { value: String(value), mealSituation };
  if (kind === 'ok') return told;
  const reasons = value < 100 ? REASONS : REASONS.slice(0, 2);
  return { ...told, valueReason: scene.chance.pick(reasons) };
}

/** Means of a healthy pregnancy lie below those of others; those of a positive screening above. */
function glucoseInPregnancy(pregnancy: Pregnancy, scene: CallScene): Told {
  const { chance, at } = scene;
  const high = pregnancy.diabetes && !isOver(pregnancy, at);
  if (chance.chance(0.5)) {
    return withReason(
      scene,
      Math.round(chance.normal(high ? 98 : 80, high ? 8 : 4)),
      'MEAL_SITUATION_FASTING',
    );
  }
  return withReason(scene, Math.round(chance.normal(high ? 136 : 109, 10)), 'MEAL_SITUATION_AFTER_MEAL');
}

const writeGlucose: SectionWriter = (scene) => {
  const { chance, body, at } = scene;
  const { diabetes, pregnancy } = body.story;
  if (pregnancy) {
    return chance.chance(pregnancy.diabetes ? 0.9 : 0.5) ? glucoseInPregnancy(pregnancy, scene) : undefined;
  }
  if (!chance.chance(diabetes === 'absent' ? 0.1 : 0.75)) return undefined;
  const moment = chance.weighted(MOMENTS);
  return withReason(scene, glucose(chance, body, at, moment), `MEAL_SITUATION_${moment}`);
};

const writeHemoglobin = ofPregnancy((pregnancy, scene) => {
  const days = scene.chance.int(1, 12);
  const facts = { anaemia: scene.body.story.anaemia, at: scene.at - days * DAY };
  const value = hemoglobinInPregnancy(scene.chance, pregnancy, facts);
  return { value: value.toFixed(1), date: daysBefore(scene, days) };
});

/** What a thermometer and a finger clip at home show of somebody who is well. */
const writeVitalSigns: SectionWriter = (scene) => {
  const chance = apartOf(scene, 'vital-signs');
  return {
    temperature: chance.normal(36.7, 0.15).toFixed(1),
    spo2: String(chance.int(96, 99)),
    pulse: String(chance.int(64, 88)),
  };
};

export const VITALS_CONTENT: SectionWriters = {
  bloodPressure: writePressure,
  body: writeBody,
  bloodGlucose: writeGlucose,
  vitalSigns: writeVitalSigns,
  hemoglobin: writeHemoglobin,
  weightOfMother: ({ chance, body, at }) => ({ weight: weight(chance, body, at).toFixed(1) }),
};
