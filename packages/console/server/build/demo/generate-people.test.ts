import { newCallLogSchema } from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { dispositionOf } from '@careline/core/internal/calls/outcome';
import { isMetricType } from '@careline/core/internal/metrics';
import { isOwnUhid } from '@careline/core/internal/patients';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BATCHES, CALLS, DEMO_SEED, type DemoRecord, generatePeople, PEOPLE } from './generate-people.ts';
import { DAY, HOUR, indianMidnight, indianWeekday } from './indian-time.ts';

const ANCHOR = Date.parse('2026-03-18T08:30:00Z') / 1000;
const all = (anchor = ANCHOR): DemoRecord[] => [...generatePeople(DEMO_SEED, anchor)].flat();
const records = all();
const readings = records.flatMap((record) => record.readings);
const calls = records.flatMap((record) => record.calls);
const born = (record: DemoRecord) => Date.parse(record.person.birthDate) / 1000;
const ageAt = (record: DemoRecord) => (ANCHOR - born(record)) / (365.25 * DAY);

const isDiabetic = ({ person }: DemoRecord) =>
  person.enrolments.some(({ programme }) => programme === 'apollo_sugar');
const isInWeek37 = ({ person: { story } }: DemoRecord) =>
  Math.floor((ANCHOR - (story.pregnancy?.lastPeriod ?? 0)) / (7 * DAY)) === 37;

describe('the generator', () => {
  it('generates the same people again, also when it starts in the middle', () => {
    const again = [...generatePeople(DEMO_SEED, ANCHOR, BATCHES - 2)].flat();
    expect(JSON.stringify(again)).toBe(JSON.stringify(records.slice(-again.length)));
    expect(again).toHaveLength((2 * PEOPLE) / BATCHES);
  });

  it('generates other people for another seed', () => {
    const [first] = [...generatePeople('another', ANCHOR, BATCHES - 1)].flat();
    expect(first?.person.id).not.toBe(records.at(-PEOPLE / BATCHES)?.person.id);
  });

  it('generates the promised numbers of people, calls and readings, at two facilities', () => {
    expect(records).toHaveLength(600);
    expect(calls).toHaveLength(CALLS);
    expect(readings.length).toBeGreaterThan(40_000);
    expect(readings.length + calls.flatMap((call) => call.readings).length).toBeLessThan(150_000);
    expect(new Set(records.map(({ person }) => person.facilityIds[0])).size).toBe(2);
  });

  it('never repeats an id or a UHID', () => {
    const ids = [
      ...records.map(({ person }) => person.id),
      ...readings.map(({ id }) => id),
      ...calls.flatMap((call) => [
        call.id,
        ...call.statuses.map(({ id }) => id),
        ...call.readings.map(({ id }) => id),
      ]),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    const uhids = records.map(({ person }) => person.uhid);
    expect(new Set(uhids).size).toBe(PEOPLE);
    expect(uhids.filter((uhid) => !isOwnUhid(uhid))).toEqual([]);
  });
});

describe('the people', () => {
  it('are born before now and at most 90 years old', () => {
    const ages = records.map(ageAt);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(90);
  });

  it('are in the motherhood programme only as women of child-bearing age', () => {
    const mothers = records.filter(({ person }) =>
      person.enrolments.some(({ programme }) => programme === 'healthy_motherhood'),
    );
    expect(mothers.length).toBeGreaterThan(60);
    const implausible = mothers.filter(
      (record) => record.person.gender !== 'female' || ageAt(record) < 18 || ageAt(record) > 46,
    );
    expect(implausible).toEqual([]);
  });

  it('are registered and enrolled before now and before their death', () => {
    const wrong = records.filter(({ person }) => {
      const end = person.deceased ? Date.parse(person.deceased) / 1000 + DAY : ANCHOR;
      return person.registeredAt > end || person.enrolments.some(({ enrolledAt }) => enrolledAt > end);
    });
    expect(wrong).toEqual([]);
  });

  it('have names in several languages and scripts, some the same, and some shared phones', () => {
    const names = records.map(({ person }) => person.names[0]?.text ?? '');
    expect(new Set(names).size).toBeLessThan(PEOPLE - 5);
    expect(names.some((name) => /\p{Script=Devanagari}/u.test(name))).toBe(true);
    expect(names.some((name) => /[çãéôí]/.test(name))).toBe(true);
    expect(names.some((name) => name.includes("'"))).toBe(true);
    expect(new Set(records.flatMap(({ person }) => person.languages)).size).toBeGreaterThan(9);
    const numbers = records.flatMap(({ person }) => person.phones.map(({ value }) => value));
    expect(new Set(numbers).size).toBeLessThan(numbers.length - 10);
  });

  it('have unassigned phone numbers, and PIN codes of their state', () => {
    const numbers = records.flatMap(({ person }) =>
      person.phones.map(({ value }) => value.replace(/\D/g, '').slice(-10)),
    );
    expect(numbers.filter((number) => !/^6[4-8]\d{8}$/.test(number))).toEqual([]);
    const foreign = records.filter(
      ({ person }) =>
        !person.address.postalCode.startsWith(person.address.state === 'Telangana' ? '50' : '6'),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the readings', () => {
  it('are after birth, in the past year and before death', () => {
    const wrong = records.flatMap((record) => {
      const death = record.person.deceased ? Date.parse(record.person.deceased) / 1000 : ANCHOR;
      return record.readings.filter(
        ({ at }) => at < born(record) || at < ANCHOR - 366 * DAY || at >= Math.min(ANCHOR, death),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are of known metrics, with the digits of their number', () => {
    const wrong = readings.filter(
      ({ metric, values }) =>
        !isMetricType(metric) ||
        values.some(({ text, value }) => !Number.isFinite(value) || Number(text) !== value),
    );
    expect(wrong).toEqual([]);
  });

  it('stay within physiological ranges', () => {
    const limits: Record<string, [number, number]> = {
      systolic: [80, 220],
      diastolic: [45, 130],
      weight: [5, 180],
      height: [60, 200],
      hdl: [15, 110],
    };
    const wrong = readings.flatMap(({ values }) =>
      values.filter(({ key, value = 0 }) => {
        const [min, max] = limits[key] ?? [0, 1000];
        return value < min || value > max;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('show treatment at work: lower pressure in the last quarter of those who improved', () => {
    const improving = records.filter(
      ({ person }) => person.story.hypertension === 'improving' && !person.deceased,
    );
    const mean = (from: number, to: number): number => {
      const values = improving.flatMap((record) =>
        record.readings
          .filter(({ metric, at }) => metric === 'bloodpressure' && at >= from && at < to)
          .map(({ values: [systolic] }) => systolic?.value ?? 0),
      );
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    const quarter = 91 * DAY;
    expect(mean(ANCHOR - quarter, ANCHOR)).toBeLessThan(mean(ANCHOR - 4 * quarter, ANCHOR - 3 * quarter) - 8);
  });

  it.each<[string, string, readonly string[], (record: DemoRecord) => boolean]>([
    ['a high sugar after a meal', 'bloodglucose', ['348'], isDiabetic],
    ['a higher one, twice', 'bloodglucose', ['560', '560'], isDiabetic],
    ['a pressure that is high again', 'bloodpressure', ['142/92', '156/106'], isInWeek37],
    ['the fever of a child', 'temperature', ['39.4'], (record) => ageAt(record) < 12],
    ['the low oxygen of a child', 'spo2', ['88'], (record) => ageAt(record) < 12],
    ['the upper number alone', 'bloodpressure', ['172'], () => true],
    ['a saturation below the target that was set', 'spo2', ['85'], (record) => !!record.oxygenTarget],
  ])('contain urgent ones of one person in the last hours: %s', (_, metric, texts, fits) => {
    const ofLastHours = ({ readings: own }: DemoRecord) =>
      own
        .filter((reading) => reading.metric === metric && reading.at >= ANCHOR - 9 * HOUR)
        .map(({ values }) => values.map(({ text }) => text).join('/'));
    const found = records.filter((record) => texts.every((text) => ofLastHours(record).includes(text)));
    expect(found.map((record) => [ofLastHours(record), fits(record)])).toEqual([[texts, true]]);
  });

  it('have gaps', () => {
    const travelled = records.filter(({ person }) => person.story.gaps.length > 0);
    const within = travelled.flatMap(({ person, readings: own }) =>
      own.filter(
        ({ at, source }) =>
          source === 'device' &&
          !person.story.pregnancy &&
          person.story.gaps.some((gap) => at >= gap.from + DAY && at < gap.to),
      ),
    );
    expect(within).toEqual([]);
  });
});

describe('the calls', () => {
  it('are made within calling hours, on working days, before now', () => {
    const wrong = calls.filter(({ startedAt }) => {
      const hour = (startedAt - indianMidnight(startedAt)) / HOUR;
      return hour < 9 || hour > 20 || indianWeekday(startedAt) === 0 || startedAt >= ANCHOR;
    });
    expect(wrong).toEqual([]);
  });

  it('count attempts since the patient was last reached', () => {
    for (const { calls: own } of records) {
      let expected = 1;
      for (const call of own) {
        expect(call.attempt).toBe(expected);
        expected = call.statuses.at(-1)?.status === 'reached' ? 1 : expected + 1;
      }
    }
  });

  it('have believable shares of outcomes', () => {
    const share = (outcome: string) =>
      calls.filter((call) => call.statuses.at(-1)?.status === outcome).length / calls.length;
    expect(share('reached')).toBeGreaterThan(0.5);
    expect(share('reached')).toBeLessThan(0.66);
    expect(share('retry')).toBeGreaterThan(0.3);
    expect(share('stop')).toBeLessThan(0.03);
  });

  it('have a log exactly when the patient was reached, of an existing form, with matching readings', () => {
    for (const call of calls) {
      const reached = call.statuses.at(-1)?.status === 'reached';
      expect(call.log !== undefined).toBe(reached);
      if (!call.log) continue;
      expect(call.log.form).toBe(callForm(call.programme, call.callType)?.id);
      const saved = { ...call.log, metaInfo: { updatedAt: call.startedAt } };
      expect(v.is(newCallLogSchema, saved)).toBe(true);
      const systolic = call.log.answers.bloodPressure?.systolic;
      const measured = call.readings.find(({ metric }) => metric === 'bloodpressure')?.values[0]?.text;
      expect(measured).toBe(systolic);
    }
  });

  it('stop for good after a request or a wrong number', () => {
    const stops = (key = '') => dispositionOf(key)?.stopsCalls || dispositionOf(key)?.stopsNumber;
    const stopped = records.filter(({ calls: own }) =>
      own.slice(0, -1).some((call) => stops(call.statuses.at(-1)?.disposition)),
    );
    expect(stopped).toEqual([]);
    const ended = records.filter(({ calls: own }) => stops(own.at(-1)?.statuses.at(-1)?.disposition));
    expect(ended.length).toBeGreaterThan(4);
  });

  it('include call-backs for today and tomorrow, and a few open outcomes', () => {
    const due = calls.map((call) => call.statuses.at(-1)?.nextCallAt ?? 0).map((at) => indianMidnight(at));
    const today = indianMidnight(ANCHOR);
    expect(due.filter((day) => day === today).length).toBeGreaterThan(2);
    expect(due.filter((day) => day === today + DAY).length).toBeGreaterThan(2);
    expect(calls.some((call) => call.statuses.at(-1)?.status === 'unfinished')).toBe(true);
  });
});
