import { describe, expect, it } from 'vitest';
import { checkPrescription } from '../../checks/check-prescription.ts';
import type { JudgedPatient } from '../../checks/judged-patient.ts';
import type { LineToCheck } from '../../checks/line-to-check.ts';
import { SEVERITIES } from '../../checks/medicine-finding.ts';
import { loadMedicineTables } from '../../medicines/load-medicines.ts';
import { adult } from '../cases/dose-case.ts';
import { FORMS, INJECTIONS } from '../cases/route-cases.ts';
import { FURTHER_ROUTE_CASES } from '../cases/route-cases-2.ts';
import { readRoutes } from './given-route.ts';
import { ROUTE_RULES } from './route-findings.ts';

const tables = await loadMedicineTables();
const substances = new Set(tables.medicines.flatMap((one) => one.substances));
const classes = new Set(tables.medicines.flatMap((one) => one.classes));

const worstOf = (line: LineToCheck, patient: JudgedPatient = adult()): string => {
  const routes = (checkPrescription([line], patient, tables)[0] ?? []).filter(({ kind }) => kind === 'route');
  return SEVERITIES.find((one) => routes.some(({ severity }) => severity === one)) ?? 'none';
};

const ALL = [...INJECTIONS, ...FORMS, ...FURTHER_ROUTE_CASES];

const labelOf = ({ medicine, form, route, instructions, reason, strength, amount }: LineToCheck): string =>
  [medicine, form, strength, amount, route, instructions, reason].filter(Boolean).join(' ');

describe('the route of a line', () => {
  it.each(ALL.map((one) => [labelOf(one[0]), ...one] as const))('%s', (_, line, expected) => {
    expect(worstOf(line)).toBe(expected);
  });

  it('reaches every row by a labelled line', () => {
    const reached = new Set(
      ALL.flatMap(([line]) => (checkPrescription([line], adult(), tables)[0] ?? []).map(({ rule }) => rule)),
    );
    expect(ROUTE_RULES.filter(({ rule }) => !reached.has(`route/${rule}`)).map(({ rule }) => rule)).toEqual(
      [],
    );
  });

  it('has complete sentences in both languages', () => {
    const findings = ALL.flatMap(([line]) => checkPrescription([line], adult(), tables)[0] ?? []);
    for (const { problem, act, source } of findings)
      for (const text of [problem.en, problem.hi, act.en, act.hi, source])
        expect(text).not.toMatch(/undefined|NaN|null|\{|^$/);
  });
});

describe('the rows of routes', () => {
  it('name substances and classes of the table of medicines', () => {
    const named = ROUTE_RULES.flatMap(({ of = '', unless = '' }) => `${of}, ${unless}`.split(', '));
    const unknown = named.filter((one) => one !== '' && !substances.has(one) && !classes.has(one));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('have a unique rule and a source each', () => {
    expect(new Set(ROUTE_RULES.map(({ rule }) => rule)).size).toBe(ROUTE_RULES.length);
    expect(ROUTE_RULES.filter(({ source }) => source.length < 3)).toEqual([]);
  });
});

describe('routes in words', () => {
  it.each([
    ['iv stat', ['intravenous'], []],
    ['I.M. deep', ['intramuscular'], []],
    ['s/c', ['subcutaneous'], []],
    ['intra articular', ['intra-articular'], []],
    ['intravitreal', ['intravitreal'], []],
    ['local infiltration', ['infiltration'], []],
    ['not for IV use', [], []],
    ['intrasplenic', [], ['intrasplenic']],
    ['retrobulbar block', [], ['retrobulbar']],
    ['take it with food', [], []],
    ['Intralipid 20 %', [], []],
    ['with food, keep away from children', [], []],
  ])('%s', (text, routes, unread) => {
    expect(readRoutes(text)).toEqual({ routes, unread });
  });
});
