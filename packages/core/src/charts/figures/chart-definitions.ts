import { type ChartPeriod, type ChartTopic, chartPeriod } from '#charts';
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
import { CHANNEL_AXIS, MESSAGE_AXIS, MONTH_AXIS, OUTCOME_AXIS, STAFF_AXIS } from './work-bins.ts';

/** Names of the periods within chart texts. */
const PERIOD_WORDS: Readonly<Record<ChartPeriod, Readonly<Record<'period' | 'included', ChartWords>>>> = {
  '30-days': {
    period: { en: 'the last thirty days', hi: 'पिछले तीस दिनों' },
    included: { en: 'today included', hi: 'आज सहित' },
  },
  '3-months': {
    period: { en: 'the last three months', hi: 'पिछले तीन महीनों' },
    included: { en: 'this month included', hi: 'इस महीने सहित' },
  },
  '12-months': {
    period: { en: 'the last twelve months', hi: 'पिछले बारह महीनों' },
    included: { en: 'this month included', hi: 'इस महीने सहित' },
  },
};

function during({ en, hi }: ChartWords, period: ChartPeriod | undefined): ChartWords {
  if (!period) return { en, hi };
  const { period: time, included } = PERIOD_WORDS[period];
  const filled = (text: string, locale: 'en' | 'hi') =>
    text.replaceAll('{period}', time[locale]).replaceAll('{included}', included[locale]);
  return { en: filled(en, 'en'), hi: filled(hi, 'hi') };
}

const PEOPLE: ChartWords = {
  en: 'All living patients of the facility.',
  hi: 'केंद्र के सभी जीवित मरीज़।',
};

/** The ranges are for adults who are not pregnant. */
const ADULTS: ChartWords = {
  en: 'Living patients of the facility who are known to be 18 or older, except women who are pregnant, in the motherhood programme, or within six weeks of a birth.',
  hi: 'केंद्र के जीवित मरीज़ जिनकी आयु 18 या अधिक होना पता है; मातृत्व कार्यक्रम की, गर्भवती, या प्रसव के छह सप्ताह के भीतर की महिलाओं के बिना।',
};

const CALLS: ChartWords = {
  en: 'All calls of the facility that began in {period}, {included}.',
  hi: 'केंद्र की सभी कॉल जो {period} में, {included}, शुरू हुईं।',
};

const PRESSURE: ChartWords = {
  en: 'The last blood pressure of {period}, by ISH 2020; grade 3 is 180/110 and more. For reference, not a diagnosis.',
  hi: '{period} का अंतिम रक्तचाप, ISH 2020 के अनुसार; ग्रेड 3 यानी 180/110 या अधिक। यह संदर्भ है, निदान नहीं।',
};

const SUGAR: ChartWords = {
  en: 'The last HbA1c of {period}, or else the last fasting glucose, by the ADA’s diagnostic ranges. Patients under treatment are also counted by their value. For reference, not a diagnosis.',
  hi: '{period} का अंतिम HbA1c, और वह न हो तो अंतिम खाली पेट शर्करा, ADA की निदान सीमाओं के अनुसार। जिनका इलाज चल रहा है वे भी अपने मान से गिने जाते हैं। यह संदर्भ है, निदान नहीं।',
};

const DEFINITIONS: Readonly<Record<ChartTopic, Omit<ChartDefinition, 'topic'>>> = {
  touchpoints: {
    form: 'stacked',
    population: CALLS,
    measure: {
      en: 'Each call by the month it began in, in the facility’s time zone, and by its outcome.',
      hi: 'हर कॉल उस महीने में, केंद्र के समय क्षेत्र में, जिसमें वह शुरू हुई, और उसके परिणाम के अनुसार।',
    },
    rows: MONTH_AXIS,
    columns: OUTCOME_AXIS,
  },
  gender: {
    form: 'bars',
    population: PEOPLE,
    measure: { en: 'The gender on record.', hi: 'रिकॉर्ड में दर्ज लिंग।' },
    rows: GENDER_AXIS,
  },
  bmi: {
    form: 'bars',
    population: ADULTS,
    measure: {
      en: 'The last weight of {period} by the last known height, by the lower cut-offs for India.',
      hi: '{period} का अंतिम वज़न और अंतिम ज्ञात लंबाई, भारत के लिए निर्धारित कम सीमाओं के अनुसार।',
    },
    rows: BMI_AXIS,
  },
  'risk-matrix': {
    form: 'matrix',
    population: ADULTS,
    measure: {
      en: 'The class of the last blood pressure against the class of the last HbA1c or fasting glucose, both of {period}.',
      hi: 'अंतिम रक्तचाप की श्रेणी और अंतिम HbA1c या खाली पेट शर्करा की श्रेणी, दोनों {period} के।',
    },
    rows: PRESSURE_AXIS,
    columns: SUGAR_AXIS,
  },
  'coach-workload': {
    form: 'stacked',
    population: {
      en: 'All calls of the facility that began in {period}, {included}.',
      hi: 'केंद्र की सभी कॉल जो {period} में, {included}, शुरू हुईं।',
    },
    measure: {
      en: 'Each call by the member of staff who made it and by its outcome. Beyond twenty people, the rest share one row.',
      hi: 'हर कॉल उसे करने वाले और उसके परिणाम के अनुसार। बीस से अधिक लोग हों तो बाकी एक पंक्ति में हैं।',
    },
    rows: STAFF_AXIS,
    columns: OUTCOME_AXIS,
  },
  'whatsapp-message-audit': {
    form: 'stacked',
    population: {
      en: 'All messages to patients that were written at the facility in {period}, {included}.',
      hi: 'केंद्र में {period} में, {included}, मरीज़ों को लिखे गए सभी संदेश।',
    },
    measure: {
      en: 'Each message by channel and state. Careline itself sends SMS and e-mail; WhatsApp is not used until it is set up.',
      hi: 'हर संदेश उसके माध्यम और उसकी स्थिति के अनुसार। Careline स्वयं एसएमएस और ई-मेल से भेजता है; WhatsApp की व्यवस्था होने तक उससे कोई संदेश नहीं जाता।',
    },
    rows: CHANNEL_AXIS,
    columns: MESSAGE_AXIS,
  },
  'cardiac-risk': {
    form: 'stacked',
    population: ADULTS,
    measure: {
      en: 'The number of four risk factors in the last values of {period}: blood pressure of grade 1 or more, glucose in the diabetes range, high or very high lipids, obesity. It is a count, not a score; age, tobacco and family history are not included.',
      hi: '{period} के अंतिम मानों के अनुसार चार में से कितने जोखिम कारक मौजूद हैं: ग्रेड 1 या अधिक रक्तचाप, मधुमेह की सीमा में शर्करा, अधिक या बहुत अधिक लिपिड, मोटापा। यह गिनती है, स्कोर नहीं; आयु, तंबाकू और परिवार इसमें नहीं हैं।',
    },
    rows: FACTOR_AXIS,
    columns: COMPLETENESS_AXIS,
  },
  'diabetes-risk': { form: 'bars', population: ADULTS, measure: SUGAR, rows: SUGAR_AXIS },
  'hypertension-risk': { form: 'bars', population: ADULTS, measure: PRESSURE, rows: PRESSURE_AXIS },
  'dyslipidaemia-risk': {
    form: 'bars',
    population: ADULTS,
    measure: {
      en: 'The most severe value of the last lipid panel of {period}, by ATP III. If the sex is not known, HDL is low only if it is low for both sexes. For reference, not a diagnosis.',
      hi: '{period} की अंतिम लिपिड जाँच का सबसे गंभीर मान, ATP III के अनुसार। लिंग पता न हो तो HDL तभी कम माना जाता है जब दोनों के लिए कम हो। यह संदर्भ है, निदान नहीं।',
    },
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
