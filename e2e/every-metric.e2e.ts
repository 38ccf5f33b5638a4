// spec: 112-162, 174

import { CALL_METRICS, type CallMetric, getCallLog, metricLabel } from '@careline/core/internal/calls';
import { callForm } from '@careline/core/internal/calls/forms';
import { type FormDefinition, leafFields, valuesFrom, visibleForm } from '@careline/core/internal/forms';
import type { HttpClient } from '@careline/core/internal/http';
import { REGISTRATION_CONSENT, registerPatient } from '@careline/core/internal/patients/registration';
import { type CallTypeKey, PROGRAMMES } from '@careline/core/internal/programmes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAddress, recordOwnCall, saveCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { asAnswers, type OneAnswer, oneAnswer } from './support/one-answer.ts';
import { COACH } from './support/people.ts';
import { serviceClient } from './support/service.ts';

const origin = inject('origin');
const PROGRAMME = 'healthy_motherhood';
const NAME = { given: 'Charulata', family: 'Deshmukh' };
/** Today in the demo facilities' time zone. */
const TODAY = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Metrics that need more than one answer: both values of a blood pressure, and a row for a child. */
const TOGETHER: Readonly<Partial<Record<CallMetric, Readonly<Record<string, string>>>>> = {
  bloodPressure: { systolic: '118', diastolic: '76' },
};
const BY_ROW: ReadonlySet<CallMetric> = new Set(['baby']);

let browser: Browser;
let coach: Visitor;
let http: HttpClient;
let vitaId: string;

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  http = serviceClient(origin, await enter(coach.page, origin, COACH));
  vitaId = crypto.randomUUID();
  const { id, version } = REGISTRATION_CONSENT;
  const givenAt = Math.floor(Date.now() / 1000) - 60;
  await http.call(registerPatient, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      vitaId,
      names: [NAME],
      gender: 'FEMALE',
      birthDate: '1998-02-01',
      enrolments: [{ programme: PROGRAMME, enrolledOn: TODAY }],
      consent: { textId: id, version, locale: 'en', givenAt, how: 'spoken', by: 'patient' },
    },
  });
});
afterAll(() => browser?.close());

interface Planned {
  readonly callType: CallTypeKey;
  readonly form: FormDefinition;
  readonly metrics: readonly CallMetric[];
  readonly answers: readonly OneAnswer[];
}

/** Returns the answers for one metric in a form; none if it can't be answered there. */
function answersOf(
  form: FormDefinition,
  metric: CallMetric,
  before: readonly OneAnswer[],
): readonly OneAnswer[] {
  const together = TOGETHER[metric];
  const section = form.sections.find(({ key }) => key === metric);
  if (together && section) {
    return leafFields(section.fields).flatMap((field) => {
      const value = together[field.key];
      return value === undefined ? [] : [{ section: metric, field, value }];
    });
  }
  const one = oneAnswer(form, metric, before, TODAY);
  return one ? [one] : [];
}

/** Plans each metric once, in the first call that asks for it. A loss comes last, because it ends the pregnancy. */
function planned(): readonly Planned[] {
  const left = new Set<CallMetric>(CALL_METRICS);
  const order = PROGRAMMES[PROGRAMME].callTypes.toSorted(
    (one, other) => Number(one === 'adhoc') - Number(other === 'adhoc'),
  );
  return order.flatMap((callType) => {
    const form = callForm(PROGRAMME, callType);
    if (!form) return [];
    const answers: OneAnswer[] = [];
    const metrics = [...left].filter((metric) => {
      const asked = visibleForm(form, valuesFrom(form, asAnswers(answers)));
      const isRow = BY_ROW.has(metric) && asked.some(({ section }) => section.key === metric);
      // A field inside a larger section waits for the call that has a section for it.
      const own = form.sections.some(({ key }) => key === metric) ? answersOf(form, metric, answers) : [];
      answers.push(...own);
      return isRow || own.length > 0;
    });
    for (const metric of metrics) left.delete(metric);
    return metrics.length > 0 ? [{ callType, form, metrics, answers }] : [];
  });
}

const PLAN = planned();

async function fill(page: Page, { section, field, value }: OneAnswer): Promise<void> {
  // Field names repeat in a form; ids combine section, field and, except for the first, the option.
  const control = (option = '') => page.locator(`[id$="-${section}-${field.key}${option}"]`);
  if (field.control === 'boolean') await control().check();
  else if (field.control === 'dropdown') await control().selectOption(String(value));
  else if (field.control === 'multiselect') {
    const isFirst = field.options[0]?.value === String(value);
    await control(isFirst ? '' : `-${value}`).check();
  } else await control().fill(String(value));
}

async function addBaby(page: Page): Promise<void> {
  const group = page.getByRole('group', { name: metricLabel('baby'), exact: true });
  await group.getByRole('button', { name: /^Add / }).click();
  await group.getByRole('combobox').first().selectOption('GIRL');
}

describe('every metric of a call', () => {
  it('has a field in a form', () => {
    expect(PLAN.flatMap(({ metrics }) => metrics).toSorted()).toEqual(CALL_METRICS.toSorted());
  });

  it.each(PLAN.map((plan) => [plan.callType, plan] as const))(
    'from a %s call is entered, stored under its key, and shown with its label in the history',
    async (callType, { metrics, answers }) => {
      const { page } = coach;
      await page.goto(`${origin}${callAddress(vitaId, callType)}`);
      await recordOwnCall(page);
      await page.getByRole('radio', { name: 'Reached the patient' }).check();
      for (const answer of answers) await fill(page, answer);
      if (metrics.includes('baby')) await addBaby(page);
      const contactId = await saveCall(page);

      const { data } = await http.call(getCallLog, { query: { contactId } });
      const stored = data[0]?.answers ?? {};
      expect(Object.keys(stored)).toEqual(expect.arrayContaining([...metrics]));
      for (const { section, field, value } of answers) expect(stored[section]?.[field.key]).toEqual(value);

      await page.getByRole('button', { name: 'See it in the history' }).click();
      const detail = page.getByRole('dialog', { name: `Call to ${NAME.given} ${NAME.family}` });
      await detail.getByRole('heading', { name: metricLabel(metrics[0] ?? ''), exact: true }).waitFor();
      const headings = await detail.getByRole('heading').allTextContents();
      expect(headings.map((text) => text.toLowerCase())).toEqual(
        expect.arrayContaining(metrics.map((metric) => metricLabel(metric).toLowerCase())),
      );
    },
  );

  it('left no error on the page', () => {
    expect(coach.faults).toEqual([]);
  });
});
