import { DAY, indianDate } from '../indian-time.ts';
import { isLost, isOver, type Pregnancy, pregnancyDay, pregnancyWeek } from '../pregnancy-story.ts';
import { type CallScene, ofPregnancy, type SectionWriters, type Told, yesNo } from './call-scene.ts';

/** The moment of a day of the pregnancy, where that day has come by the call and the pregnancy went on until then. */
function momentOf(pregnancy: Pregnancy, { at }: CallScene, day: number): number | undefined {
  const moment = pregnancy.lastPeriod + day * DAY;
  return moment <= Math.min(at, pregnancy.endsAt) ? moment : undefined;
}

const NOT_YET: Told = { given: 'NO' };

const writeFirstDose = ofPregnancy((pregnancy, scene) => {
  const chance = scene.lasting('tetanus');
  const at = momentOf(pregnancy, scene, chance.int(80, 110));
  if (at === undefined) return NOT_YET;
  const booster = pregnancy.earlier.births > 0 && chance.chance(0.6);
  return { given: 'YES', date: indianDate(at), vaccine: 'TD', booster: yesNo(booster) };
});

const writeSecondDose = ofPregnancy((pregnancy, scene) => {
  const at = momentOf(pregnancy, scene, scene.lasting('tetanus').int(80, 110) + 30);
  return at === undefined ? NOT_YET : { given: 'YES', date: indianDate(at), vaccine: 'TD' };
});

const writeEarlyScan = ofPregnancy((pregnancy, scene) => {
  const day = scene.lasting('early-scan').int(48, 88);
  const at = momentOf(pregnancy, scene, day);
  if (at === undefined) return { done: 'NO' };
  return {
    done: 'YES',
    date: indianDate(at),
    weeks: String(Math.floor(day / 7)),
    days: String(day % 7),
    babies: String(Math.max(1, pregnancy.babies.length)),
    detail: 'Heartbeat seen. Agrees with the last period.',
  };
});

/** The newest scan that was due by the call: the anomaly scan, later a growth scan. */
const writeScan = ofPregnancy((pregnancy, scene) => {
  const chance = scene.lasting('scans');
  const anomaly = momentOf(pregnancy, scene, chance.int(131, 140));
  const growth = momentOf(pregnancy, scene, chance.int(217, 231));
  const at = growth ?? anomaly;
  if (at === undefined) return { done: 'NO' };
  const breech = growth !== undefined && pregnancy.caesarean && chance.chance(0.3);
  return {
    done: 'YES',
    date: indianDate(at),
    kind: growth === undefined ? 'ANOMALY_SCAN' : 'GROWTH_SCAN',
    weeks: String(Math.floor(pregnancyWeek(pregnancy, at))),
    findings: [breech ? 'BREECH_OR_TRANSVERSE' : 'NONE'],
    detail: breech ? 'To be looked at again in two weeks.' : 'Growth and fluid as expected.',
  };
});

const CHECKED = ['BLOOD_PRESSURE', 'WEIGHT', 'ABDOMEN', 'FETAL_HEARTBEAT', 'URINE', 'BLOOD'];

const ADVICE = [
  'Iron and calcium to be gone on with; drink three litres a day.',
  'Lie on the left side; come at once when the baby moves less.',
  'Blood pressure to be measured every week.',
  'All well. Reports to be brought to the next check.',
];

const writeLastCheck = ofPregnancy((pregnancy, scene) => {
  const { chance, at } = scene;
  const last = Math.min(at, pregnancy.endsAt) - chance.int(3, 18) * DAY;
  const told = {
    date: indianDate(Math.max(last, pregnancy.lastPeriod + 45 * DAY)),
    place: scene.lasting('place').pick(['GOVERNMENT_HOSPITAL', 'PRIVATE_HOSPITAL', 'HEALTH_CENTRE']),
    checked: CHECKED.filter((_, index) => index < 2 || chance.chance(0.75)),
    advice: chance.pick(ADVICE),
  };
  if (isOver(pregnancy, at)) return told;
  return { ...told, nextCheck: indianDate(at + chance.int(5, 25) * DAY) };
});

/** Monthly from week 10 to 28, every fortnight to 36, then weekly, as the visits of the story are. */
function checksUntil(pregnancy: Pregnancy, at: number): number {
  const week = pregnancyWeek(pregnancy, Math.min(at, pregnancy.endsAt));
  const part = (from: number, to: number, every: number) => Math.max(0, Math.min(week, to) - from) / every;
  return Math.floor(1 + part(10, 28, 4) + part(28, 36, 2) + part(36, 42, 1));
}

const writeChecks = ofPregnancy((pregnancy, scene) => {
  const chance = scene.lasting('checks');
  return {
    count: String(checksUntil(pregnancy, scene.at)),
    firstWithin12Weeks: yesNo(chance.chance(0.72)),
    hasCard: yesNo(chance.chance(0.94)),
  };
});

const writeSugarTest = ofPregnancy((pregnancy, scene) => {
  const chance = scene.lasting('sugar-test');
  const at = momentOf(pregnancy, scene, chance.int(166, 190));
  if (isLost(pregnancy) || at === undefined)
    return pregnancyDay(pregnancy, scene.at) < 160 ? { done: 'NO' } : undefined;
  const high = pregnancy.diabetes;
  const twoHours = String(Math.round(chance.normal(high ? 171 : 116, high ? 8 : 9)));
  if (chance.chance(0.6)) return { done: 'YES', kind: 'DIPSI', date: indianDate(at), twoHours };
  return {
    done: 'YES',
    kind: 'FASTING_OGTT',
    date: indianDate(at),
    fasting: String(Math.round(chance.normal(high ? 97 : 83, 3))),
    oneHour: String(Math.round(chance.normal(high ? 192 : 138, 8))),
    twoHours,
  };
});

export const ANTENATAL_CONTENT: SectionWriters = {
  ttImmunization1: writeFirstDose,
  ttImmunization2: writeSecondDose,
  earlyUltrasoundScan: writeEarlyScan,
  ultrasoundScan: writeScan,
  lastAntentalCheck: writeLastCheck,
  antenatalCheckupsDoneTillDate: writeChecks,
  screeningForGestationalDiabetes: writeSugarTest,
};
