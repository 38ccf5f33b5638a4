import { type CallScripts, type CallScriptText, CHRONIC_CARE, motherhoodScripts } from './call-script.ts';
import { motherhoodEn } from './motherhood-en.ts';
import { urgentSymptoms } from './warning-signs-en.ts';

const opening: CallScriptText['steps'] = [
  {
    kind: 'say',
    text: 'Good day. I am calling from your care team about your health programme. May I speak with the patient?',
  },
  {
    kind: 'ask',
    text: 'To be sure that I am speaking with the right person, would you tell me your full name and your year of birth?',
  },
  {
    kind: 'do',
    text: 'Compare both with the record. If they differ, or someone else answers, do not say what the call is about; ask when the patient can be reached.',
  },
  {
    kind: 'ask',
    text: 'I would like to ask about your health and write the answers into your record. It takes about ten minutes. Is that all right now?',
  },
];

/** Events between two calls with a chronically ill patient. */
const sinceLastCall: CallScriptText['steps'] = [
  {
    kind: 'ask',
    text: 'Since we last spoke, was your sugar low: below 70, or were you shaky, sweating or suddenly very hungry? Did you need help, or faint? Is it like that now?',
  },
  {
    kind: 'do',
    text: 'If it is low now: glucose at once, powder or tablets. An adult takes 15 g; for a child the screen shows the amount, 0.3 g per kg. Measure again after 15 minutes, give the same again if still below 70, then eat. If drowsy: nothing by mouth, call 108.',
  },
  {
    kind: 'ask',
    text: 'I ask everyone this: have you had thoughts of harming yourself, or of ending your life?',
  },
  {
    kind: 'do',
    text: 'If yes: stay on the line, have someone come, tell the doctor on duty, give Tele-MANAS, 14416; in danger call 112. Answer the card on the screen.',
  },
  { kind: 'ask', text: 'Only for women aged 15 to 49: may you be pregnant?' },
];

const readings: CallScriptText['steps'] = [
  {
    kind: 'ask',
    text: 'Have you measured your blood pressure? What were both numbers, when was it, and did the device show an irregular pulse?',
  },
  {
    kind: 'ask',
    text: 'Have you measured your blood sugar? Was it fasting, before a meal, or one or two hours after one? What does the meter show, and in which unit?',
  },
  { kind: 'ask', text: 'What was your last weight, and when was it measured?' },
  {
    kind: 'ask',
    text: 'Do you have a thermometer or a finger clip? What are your temperature, your oxygen and your pulse?',
  },
  {
    kind: 'ask',
    text: 'Do you have a new report: HbA1c, cholesterol and other lipids, thyroid, creatinine? Which number, which unit, which day?',
  },
  {
    kind: 'do',
    text: 'Read each number back before you enter it. Enter the unit the device or the report shows; do not convert it. Numbers of a report go into their own fields, where they are judged.',
  },
];

const closing: CallScriptText['steps'] = [
  { kind: 'ask', text: 'Is there anything else that worries you, or that I should pass on to your doctor?' },
  { kind: 'do', text: 'Repeat in one or two sentences what you agreed on, and who does what by when.' },
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
    ...sinceLastCall,
    {
      kind: 'ask',
      text: 'What has changed since we last spoke: new complaints, a hospital visit, a fall, dizziness, swelling of the feet, wounds that do not heal?',
    },
    {
      kind: 'ask',
      text: 'Which medicines do you take, how much and when? Were there doses you missed this week, and what kept you from taking them?',
    },
    { kind: 'ask', text: 'Which illnesses do you have? Diabetes, high blood pressure, heart, kidney?' },
    {
      kind: 'ask',
      text: 'How do you eat, how much do you walk or exercise, and how do you sleep? Do you get up at night to pass water?',
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
    ...sinceLastCall,
    { kind: 'ask', text: 'How have you been this month, compared with the month before?' },
    {
      kind: 'ask',
      text: 'Which illnesses are known, diabetes, high blood pressure, heart, kidney? Has a new one been found, or were you in a hospital?',
    },
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
      text: 'Do you check your feet every day? When were your eyes, your kidneys and your HbA1c last checked?',
    },
    ...closing,
  ],
};

export const en: CallScripts = [
  { programmes: CHRONIC_CARE, callType: 'ad-hoc', text: adHoc },
  { programmes: CHRONIC_CARE, callType: 'monthly', text: monthly },
  ...motherhoodScripts(motherhoodEn),
];
