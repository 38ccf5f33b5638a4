import type { RowValues } from '@careline/core/forms';
import { pregnancyWeek } from '../pregnancy-story.ts';
import { fastingLevel, hba1c } from '../vital-values.ts';
import {
  apartOf,
  type CallScene,
  daysBefore,
  ofPregnancy,
  type SectionWriter,
  type SectionWriters,
  type Told,
} from './call-scene.ts';

const whole = (value: number): string => String(Math.round(value));

const writeBloodPicture: SectionWriter = (scene) => {
  const { chance, body } = scene;
  return {
    whiteCells: String(Math.round(chance.normal(9200, 1300) / 100) * 100),
    platelets: whole(Math.max(145, chance.normal(245, 40))),
    packedCellVolume: chance.normal(body.story.anaemia ? 31 : 36, 1.2).toFixed(1),
    meanCellVolume: chance.normal(body.story.anaemia ? 74 : 85, 3).toFixed(1),
    date: daysBefore(scene, chance.int(2, 20)),
  };
};

const writeUrine = ofPregnancy((pregnancy, scene) => {
  const { chance, at } = scene;
  const late = pregnancy.hypertension && pregnancyWeek(pregnancy, at) > 26;
  return {
    protein: late ? 'PLUS_1' : chance.chance(0.1) ? 'TRACE' : 'NIL',
    sugar: pregnancy.diabetes && chance.chance(0.4) ? 'PLUS_1' : 'NIL',
    pusCells: chance.pick(['0-1', '1-2', '2-4', '3-5']),
    date: daysBefore(scene, chance.int(2, 20)),
  };
});

/** Screened once, at the booking; a few have not been yet. */
const screening: SectionWriter = (scene) => {
  if (scene.lasting('screening').chance(0.08)) return { result: 'NOT_DONE' };
  return { result: 'NON_REACTIVE', date: daysBefore(scene, scene.chance.int(3, 25)) };
};

/** A test of the last weeks, read from the report. */
const fromReport =
  (what: string, tell: (scene: CallScene, chance: ReturnType<typeof apartOf>) => Told): SectionWriter =>
  (scene) => {
    const chance = apartOf(scene, what);
    return { ...tell(scene, chance), date: daysBefore(scene, chance.int(1, 30)) };
  };

const writeHba1c = fromReport('hba1c', ({ body, at }, chance) => ({
  value: hba1c(chance, body, at).toFixed(1),
}));

const writeLipids = fromReport('lipid', (_, chance) => ({
  totalCholesterol: whole(chance.normal(184, 14)),
  ldl: whole(chance.normal(108, 10)),
  hdl: whole(chance.normal(46, 4)),
  triglycerides: whole(chance.normal(138, 16)),
}));

const writeThyroid = fromReport('thyroid', ({ body }, chance) => ({
  tsh: Math.max(0.6, chance.normal(body.story.lowThyroid ? 5.8 : 2.4, 0.5)).toFixed(2),
}));

const writeCreatinine = fromReport('creatinine', (_, chance) => ({
  value: chance.normal(0.9, 0.08).toFixed(2),
}));

/** Which reports a caller hears of, in the words of specification 4, and what they say. */
const REPORTS: Readonly<Record<string, (scene: CallScene) => Told>> = {
  HbA1c: ({ chance, body, at }) => ({ value: hba1c(chance, body, at).toFixed(1), unit: '%' }),
  'Blood Glucose': ({ body, at }) => ({ value: whole(fastingLevel(body, at)), unit: 'mg/dL' }),
  Lipid: ({ chance }) => ({
    value: `${whole(chance.normal(184, 22))} / ${whole(chance.normal(44, 5))} / ${whole(chance.normal(112, 16))}`,
    unit: 'mg/dL',
  }),
  Thyroid: ({ chance, body }) => ({
    value: chance.normal(body.story.lowThyroid ? 5.8 : 2.4, 0.6).toFixed(2),
    unit: 'mIU/L',
  }),
  Others: ({ chance }) => ({ name: 'Vitamin D', value: whole(chance.normal(22, 4)), unit: 'ng/mL' }),
};

function reportRow(scene: CallScene, metric: string): RowValues {
  const date = daysBefore(scene, scene.chance.int(1, 30));
  return { metric, ...REPORTS[metric]?.(scene), date } as RowValues;
}

const writeReports: SectionWriter = (scene) => {
  const { chance } = scene;
  const told = Object.keys(REPORTS).filter(() => chance.chance(0.3));
  return { reports: told.map((metric) => reportRow(scene, metric)) };
};

export const TEST_CONTENT: SectionWriters = {
  cbp: writeBloodPicture,
  cue: writeUrine,
  hiv: screening,
  vdrl: screening,
  hbsag: screening,
  hba1c: writeHba1c,
  lipid: writeLipids,
  thyroid: writeThyroid,
  creatinine: writeCreatinine,
  labReports: writeReports,
};
