import { type CallScripts, type CallScriptText, CHRONIC_CARE, motherhoodScripts } from './call-script.ts';
import { motherhoodEn } from './motherhood-en.ts';

const opening: CallScriptText['steps'] = [
  {
    kind: 'say',
    text: 'Good day. I am calling from your care team about your health programme. May I speak with the patient?',
  },
  {
    kind: 'ask',
    text: 'To be sure that I speak with the right person: would you tell me your full name and your year of birth?',
  },
  {
    kind: 'do',
    text: 'Compare both with the record. When they differ, or somebody else answers, do not say what the call is about; ask when the patient can be reached.',
  },
  {
    kind: 'ask',
    text: 'I would like to ask about your health and write the answers into your record. It takes about ten minutes. Is that all right now?',
  },
];

const urgentSymptoms: CallScriptText['steps'] = [
  {
    kind: 'ask',
    text: 'Do you have chest pain, trouble breathing, weakness on one side, trouble speaking, fainting or confusion now?',
  },
  {
    kind: 'do',
    text: 'If yes: end the questions. Ask the patient to call 108 or go to the nearest emergency department with somebody, and tell the doctor on duty.',
  },
];

const readings: CallScriptText['steps'] = [
  {
    kind: 'ask',
    text: 'Have you measured your blood pressure? What were both numbers, when was it, and did the device show an irregular pulse?',
  },
  {
    kind: 'ask',
    text: 'Have you measured your blood sugar? Was it fasting, before a meal or after one? What does the meter show, and in which unit?',
  },
  { kind: 'ask', text: 'What did you weigh last, and when?' },
  {
    kind: 'do',
    text: 'Read each number back before you enter it. Enter the unit the device shows; do not convert it.',
  },
];

const closing: CallScriptText['steps'] = [
  { kind: 'ask', text: 'Is there anything else that worries you, or that I should pass on to your doctor?' },
  { kind: 'do', text: 'Repeat in one or two sentences what you agreed on, and who does what until when.' },
  { kind: 'ask', text: 'When would the next call suit you?' },
  {
    kind: 'say',
    text: 'Thank you for your time. If you feel worse before then, call us or go to the nearest hospital. Take care.',
  },
];

const adHoc: CallScriptText = {
  title: 'Ad-hoc call: chronic care',
  steps: [
    ...opening,
    ...urgentSymptoms,
    {
      kind: 'ask',
      text: 'What has changed since we last spoke: new complaints, a hospital visit, a fall, dizziness, swelling of the feet, wounds that do not heal?',
    },
    {
      kind: 'ask',
      text: 'Which medicines do you take, how much and when? Were there doses you missed this week, and what kept you from taking them?',
    },
    {
      kind: 'ask',
      text: 'Have you felt shaky, sweaty or very hungry between meals, or had to get up at night to pass water?',
    },
    ...readings,
    ...closing,
  ],
};

const monthly: CallScriptText = {
  title: 'Monthly call: chronic care',
  steps: [
    ...opening,
    ...urgentSymptoms,
    { kind: 'ask', text: 'How have you been this month, compared with the month before?' },
    {
      kind: 'ask',
      text: 'Please take your medicines in your hand: which are they, how much do you take of each and when, and how many days does the supply last?',
    },
    {
      kind: 'ask',
      text: 'On how many days of the last seven did you miss a dose? Has a medicine given you trouble?',
    },
    ...readings,
    {
      kind: 'ask',
      text: 'What did you eat yesterday, from morning to night? Do you add salt or sugar, and do you eat outside often?',
    },
    {
      kind: 'ask',
      text: 'On how many days a week do you walk or exercise, and for how long? How many hours do you sleep?',
    },
    { kind: 'ask', text: 'Do you smoke, chew tobacco or drink alcohol? Would you like help to stop?' },
    {
      kind: 'ask',
      text: 'Do you look at your feet every day? When were your eyes, your kidneys and your HbA1c checked last?',
    },
    ...closing,
  ],
};

export const en: CallScripts = {
  locale: 'en',
  scripts: [
    { programmes: CHRONIC_CARE, callType: 'ad-hoc', text: adHoc },
    { programmes: CHRONIC_CARE, callType: 'monthly', text: monthly },
    ...motherhoodScripts(motherhoodEn),
  ],
};
