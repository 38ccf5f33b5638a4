import type { ReadingAlert } from '@careline/core/internal/metrics';
import { NOW, personId } from './people.ts';

const HOUR_S = 3600;
const NOW_S = NOW / 1000;

export const anAlert = (number: number, facts: Partial<ReadingAlert> = {}): ReadingAlert => ({
  readingId: `00000000-0005-7000-8000-${String(number).padStart(12, '0')}`,
  vitaId: personId(number),
  appUserInfo: { name: 'Asha Rao', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: `CL00000000${number}7`,
  metric: 'bloodpressure',
  timestamp: NOW_S - number * 5 * HOUR_S,
  values: [
    { key: 'systolic', text: '186', unit: 'mm[Hg]' },
    { key: 'diastolic', text: '112', unit: 'mm[Hg]' },
  ],
  flag: 'aha:severe',
  measure: 'systolic',
  level: 'critical',
  missing: [],
  ...facts,
});

/** Both levels, a day without a time, several values, missing facts, and codes of a newer server. */
export const ALERTS: readonly ReadingAlert[] = [
  anAlert(1, {
    level: 'review',
    metric: 'bloodglucose',
    values: [{ key: 'value', text: '18.2', unit: 'mmol/L' }],
    mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
    flag: 'goal:above',
    measure: 'glucose',
    appUserInfo: { name: 'रमेश कुमार', gender: 'male' },
  }),
  anAlert(2, { values: [...anAlert(2).values, { key: 'pulse', text: '104', unit: '/min' }] }),
  anAlert(3, {
    level: 'review',
    metric: 'hemoglobin',
    timestamp: undefined,
    date: '2024-01-02',
    values: [{ key: 'value', text: '6.4', unit: 'g/dL' }],
    flag: 'amb:severe',
    measure: 'hemoglobin',
    missing: ['sex', 'pregnancy'],
    appUserInfo: { name: '', gender: 'unknown' },
    birthDate: null,
    uhid: null,
  }),
  anAlert(4, {
    level: 'watch',
    values: [{ key: 'value', text: '41.2', unit: 'Cel' }],
    flag: 'who30:grave',
    measure: 'rhythm',
    mealSituation: 'MEAL_SITUATION_AT_NIGHT',
    missing: ['device_kind'],
    timestamp: undefined,
    appUserInfo: { name: 'Ashalata Venkataraghavan Subramaniam', gender: 'female' },
  }),
];

export const alertPage = (data: readonly ReadingAlert[] = ALERTS, next: string | null = null) => ({
  data,
  next,
});

/** An episode of a morning: readings with these systolic values, newest first, one an hour. */
export function anEpisode(
  systolic: readonly number[],
): ReadingAlert & { readonly episode: NonNullable<ReadingAlert['episode']> } {
  const readings = systolic.map((value, place) =>
    anAlert(2, {
      readingId: `00000000-0006-7000-8000-${String(place).padStart(12, '0')}`,
      timestamp: NOW_S - (place + 1) * HOUR_S,
      level: value > 180 ? 'critical' : 'review',
      values: [
        { key: 'systolic', text: String(value), unit: 'mm[Hg]' },
        { key: 'diastolic', text: '112', unit: 'mm[Hg]' },
      ],
      ...(value === Math.max(...systolic) && {
        handedTo: {
          name: 'Dr Rao',
          at: NOW_S - (place + 1) * HOUR_S + 600,
          by: { id: 's1', name: 'Asha Menon' },
        },
      }),
    }),
  );
  const [newest = anAlert(2)] = readings;
  const worst = readings[systolic.indexOf(Math.max(...systolic))] ?? newest;
  return {
    ...newest,
    episode: {
      ...{ id: newest.readingId, level: worst.level, count: readings.length, worst: worst.readingId },
      since: NOW_S - readings.length * HOUR_S,
      readings,
    },
  };
}
