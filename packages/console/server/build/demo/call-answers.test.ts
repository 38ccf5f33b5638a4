import { dangerSigns, kindsOfFindings } from '@careline/core/internal/calls/findings';
import { callForm } from '@careline/core/internal/calls/forms';
import { ageOn } from '@careline/core/internal/clinical';
import {
  checkAnswers,
  type FormSection,
  rowsOf,
  type SectionValues,
  valuesFrom,
} from '@careline/core/internal/forms';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { describe, expect, it } from 'vitest';
import { DEMO_SEED, generatePeople } from './generate-people.ts';
import { isLost, isOver } from './health-story.ts';
import { DAY, indianDate } from './indian-time.ts';
import type { DemoCall } from './make-calls.ts';
import type { DemoPerson } from './make-person.ts';

const ANCHOR = Date.parse('2026-03-18T08:30:00Z') / 1000;

interface Logged {
  readonly person: DemoPerson;
  readonly call: DemoCall;
  readonly answers: Readonly<Record<string, SectionValues>>;
}

const logged: readonly Logged[] = [...generatePeople(DEMO_SEED, ANCHOR)]
  .flat()
  .flatMap(({ person, calls }) =>
    calls.flatMap((call) => (call.log ? [{ person, call, answers: call.log.answers }] : [])),
  );
const ofMothers = logged.filter(({ person }) => person.story.pregnancy);
const days = (date: unknown): number => Date.parse(String(date)) / 1000 / DAY;

const DURING_PREGNANCY: readonly string[] = ['first', 'diet', 'adhoc'];
const AFTER_BIRTH =
  'baby postNatal episotomyWoundLscsWound lochiaVaginalDischarge complicationsMother infantVitals complicationsInfant'.split(
    ' ',
  );

describe('the answers of demo calls', () => {
  it('are valid for a form and a person of that age', () => {
    const faults = logged.flatMap(({ person, call, answers }) => {
      const form = callForm(call.programme, call.callType);
      const today = indianDate(call.statuses.at(-1)?.endedAt ?? call.startedAt);
      if (!form) return [[call.callType, 'has no form']];
      return checkAnswers(form, answers, { today, age: ageOn(person.birthDate, today) }).map((fault) => [
        call.callType,
        ...fault,
      ]);
    });
    expect(faults).toEqual([]);
  });

  it('say who was informed about urgent findings', () => {
    const urgent = logged.flatMap(({ call, answers }) => {
      const form = callForm(call.programme, call.callType);
      return form
        ? kindsOfFindings(dangerSigns(form, valuesFrom(form, answers))).map((kind) => ({ kind, answers }))
        : [];
    });
    expect(urgent.length).toBeGreaterThan(5);
    for (const { kind, answers } of urgent) expect(answers.escalation?.about).toContain(kind);
  });

  it.each(
    Object.values(PROGRAMMES).flatMap(({ key, callTypes }) => callTypes.map((type) => [key, type] as const)),
  )('of %s, %s, fill every section of the form now and then', (programme, callType) => {
    const sections = callForm(programme, callType)?.sections ?? [];
    const calls = logged.filter(({ call }) => call.programme === programme && call.callType === callType);
    expect(calls.length).toBeGreaterThan(5);
    const countOf = (section: string) => calls.filter(({ answers }) => answers[section] !== undefined).length;
    // Lost pregnancies are rarely reported on the phone, and calls during a later pregnancy are rarer still.
    const isRare = ({ key }: FormSection) =>
      key === 'miscarriage' || (DURING_PREGNANCY.includes(callType) && AFTER_BIRTH.includes(key));
    const never = sections.filter((one) => !one.apart && countOf(one.key) === 0 && !isRare(one));
    expect(never.map(({ key }) => key)).toEqual([]);
  });
});

describe('a pregnancy in the demo', () => {
  const answersGiven = (section: string, key: string) =>
    ofMothers.flatMap(({ person, call, answers }) => {
      const { pregnancy } = person.story;
      const value = answers[section]?.[key];
      return pregnancy && value !== undefined ? [{ pregnancy, call, value, answers }] : [];
    });

  it('starts with a First call and follows the order of the programme', () => {
    const types = new Map<string, string[]>();
    for (const { person, call } of ofMothers)
      types.set(person.id, [...(types.get(person.id) ?? []), call.callType]);
    const order = (list: string[], early: string, late: string) =>
      !list.includes(early) || !list.includes(late) || list.indexOf(early) < list.indexOf(late);
    for (const list of types.values()) {
      expect(list.filter((type) => type === 'first').length).toBeLessThan(2);
      expect(order(list, 'first', 'diet')).toBe(true);
      expect(order(list, 'last', 'post-natal')).toBe(true);
      expect(order(list, 'diet', 'infant-diet')).toBe(true);
    }
  });

  it('is due 280 days after the last period', () => {
    const countOf = answersGiven('pregnancy', 'edd');
    expect(countOf.length).toBeGreaterThan(30);
    for (const { value, answers } of countOf) expect(days(value) - days(answers.pregnancy?.lmp)).toBe(280);
  });

  it('mentions a birth only after it, and only on its day', () => {
    for (const { pregnancy, call, value } of answersGiven('deliveryDetails', 'delivered'))
      expect(value).toBe(isOver(pregnancy, call.startedAt) ? 'YES' : 'NO');
    const dates = answersGiven('deliveryDetails', 'date');
    expect(dates.length).toBeGreaterThan(10);
    for (const { pregnancy, value } of dates) expect(value).toBe(indianDate(pregnancy.endsAt));
  });

  it('has as many babies in the log as were born', () => {
    const section = callForm('healthy_motherhood', 'post-natal')?.sections.find(({ key }) => key === 'baby');
    for (const { pregnancy, answers } of answersGiven('baby', 'babies'))
      expect(section && rowsOf(section, answers.baby)).toHaveLength(pregnancy.babies.length);
  });

  it('never asks a mother who lost her child about it', () => {
    const after = ofMothers.filter(
      ({ person: { story }, call }) =>
        story.pregnancy && isLost(story.pregnancy) && isOver(story.pregnancy, call.startedAt),
    );
    expect(after.length).toBeGreaterThan(0);
    for (const { call } of after) expect(['adhoc', 'psychology']).toContain(call.callType);
  });

  it('shows weight gain until the birth', () => {
    for (const { pregnancy, call, value } of answersGiven('body', 'weight')) {
      if (isOver(pregnancy, call.startedAt)) continue;
      const before = answersGiven('prePregnancyWeight', 'weight').find((one) => one.pregnancy === pregnancy);
      if (before) expect(Number(value) - Number(before.value)).toBeGreaterThan(-1.5);
      if (before) expect(Number(value) - Number(before.value)).toBeLessThan(14);
    }
  });

  it('has a child that grows', () => {
    for (const { value, pregnancy, call } of answersGiven('babyWeight', 'weight')) {
      const age = (call.startedAt - pregnancy.endsAt) / DAY;
      expect(Number(value)).toBeGreaterThan(1 + age * 0.015);
      expect(Number(value)).toBeLessThan(4.5 + age * 0.035);
    }
  });
});
