import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    title: 'Next call',
    wanted: 'Call again',
    day: 'Day of the next call',
    time: 'Time of the next call',
    proposed: 'Proposed from the number of attempts; change it if the patient asked for another time.',
    escalate: 'Three attempts reached nobody. Pass the patient on to your team lead.',
    never: 'The patient will not be called again.',
    outside: 'This is outside the calling hours, {from} to {to}.',
    required: 'Enter when the patient wants to be called.',
    incomplete: 'Enter a day and a time.',
    past: 'This time has passed. Enter a later one.',
  },
  hi: {
    title: 'अगली कॉल',
    wanted: 'फिर कॉल करें',
    day: 'अगली कॉल का दिन',
    time: 'अगली कॉल का समय',
    proposed: 'प्रयासों की संख्या के अनुसार सुझाव; मरीज़ ने दूसरा समय कहा हो तो बदलें।',
    escalate: 'तीन प्रयासों में बात नहीं हुई। मरीज़ को अपने टीम प्रमुख को सौंपें।',
    never: 'मरीज़ को अब कॉल नहीं की जाएगी।',
    outside: 'यह कॉल के समय, {from} से {to}, के बाहर है।',
    required: 'मरीज़ कब कॉल चाहते हैं, यह भरें।',
    incomplete: 'दिन और समय भरें।',
    past: 'यह समय बीत चुका है। बाद का समय भरें।',
  },
});
