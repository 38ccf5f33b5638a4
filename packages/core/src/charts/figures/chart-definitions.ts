import { type ChartPeriod, type ChartTopic, chartPeriod } from '#charts';
import { fillLabel, wordLabel } from '#formatting';
import type { ChartDefinition, ChartWords } from './chart-definition.ts';
import {
  BMI_AXIS,
  COMPLETENESS_AXIS,
  FACTOR_AXIS,
  GENDER_AXIS,
  LIPID_AXIS,
  PRESSURE_AXIS,
  SUGAR_AXIS,
} from './health-bins.ts';
import * as words from './words/en.ts';
import { CHANNEL_AXIS, MESSAGE_AXIS, MONTH_AXIS, OUTCOME_AXIS, STAFF_AXIS } from './work-bins.ts';

/** Names of the periods within chart texts. */
const PERIOD_WORDS: Readonly<Record<ChartPeriod, Readonly<Record<'period' | 'included', ChartWords>>>> = {
  '30-days': {
    period: wordLabel(words.chartDefinitions, 'period'),
    included: wordLabel(words.chartDefinitions, 'included'),
  },
  '3-months': {
    period: wordLabel(words.chartDefinitions, 'lastThreeMonths'),
    included: wordLabel(words.chartDefinitions, 'thisMonthIncluded'),
  },
  '12-months': {
    period: wordLabel(words.chartDefinitions, 'lastTwelveMonths'),
    included: wordLabel(words.chartDefinitions, 'thisMonthIncluded'),
  },
};

const during = (text: ChartWords, period: ChartPeriod | undefined): ChartWords =>
  period ? fillLabel(text, PERIOD_WORDS[period]) : text;

const PEOPLE: ChartWords = wordLabel(words.chartDefinitions, 'people');

/** The ranges are for adults who are not pregnant. */
const ADULTS: ChartWords = wordLabel(words.chartDefinitions, 'adults');

const CALLS: ChartWords = wordLabel(words.chartDefinitions, 'calls');

const PRESSURE: ChartWords = wordLabel(words.chartDefinitions, 'pressure');

const SUGAR: ChartWords = wordLabel(words.chartDefinitions, 'sugar');

const DEFINITIONS: Readonly<Record<ChartTopic, Omit<ChartDefinition, 'topic'>>> = {
  touchpoints: {
    form: 'stacked',
    population: CALLS,
    measure: wordLabel(words.chartDefinitions, 'measure'),
    rows: MONTH_AXIS,
    columns: OUTCOME_AXIS,
  },
  gender: {
    form: 'bars',
    population: PEOPLE,
    measure: wordLabel(words.chartDefinitions, 'genderOnRecord'),
    rows: GENDER_AXIS,
  },
  bmi: {
    form: 'bars',
    population: ADULTS,
    measure: wordLabel(words.chartDefinitions, 'lastWeightOfByLastKnown'),
    rows: BMI_AXIS,
  },
  'risk-matrix': {
    form: 'matrix',
    population: ADULTS,
    measure: wordLabel(words.chartDefinitions, 'classOfLastBloodPressureAgainst'),
    rows: PRESSURE_AXIS,
    columns: SUGAR_AXIS,
  },
  'coach-workload': {
    form: 'stacked',
    population: wordLabel(words.chartDefinitions, 'population'),
    measure: wordLabel(words.chartDefinitions, 'eachCallByMemberOfStaff'),
    rows: STAFF_AXIS,
    columns: OUTCOME_AXIS,
  },
  'whatsapp-message-audit': {
    form: 'stacked',
    population: wordLabel(words.chartDefinitions, 'allMessagesToPatientsThatWere'),
    measure: wordLabel(words.chartDefinitions, 'eachMessageByChannelAndState'),
    rows: CHANNEL_AXIS,
    columns: MESSAGE_AXIS,
  },
  'cardiac-risk': {
    form: 'stacked',
    population: ADULTS,
    measure: wordLabel(words.chartDefinitions, 'numberOfFourRiskFactors'),
    rows: FACTOR_AXIS,
    columns: COMPLETENESS_AXIS,
  },
  'diabetes-risk': { form: 'bars', population: ADULTS, measure: SUGAR, rows: SUGAR_AXIS },
  'hypertension-risk': { form: 'bars', population: ADULTS, measure: PRESSURE, rows: PRESSURE_AXIS },
  'dyslipidaemia-risk': {
    form: 'bars',
    population: ADULTS,
    measure: wordLabel(words.chartDefinitions, 'mostSevereValueOfLastLipid'),
    rows: LIPID_AXIS,
  },
};

/**
 * Returns what a topic's chart counts, for which patients and in which classes (specification 1).
 * Without a period, uses the topic's default.
 */
export function chartDefinition(topic: ChartTopic, asked?: ChartPeriod): ChartDefinition {
  const definition = DEFINITIONS[topic];
  const period = chartPeriod(topic, asked);
  return {
    topic,
    ...definition,
    population: during(definition.population, period),
    measure: during(definition.measure, period),
  };
}
