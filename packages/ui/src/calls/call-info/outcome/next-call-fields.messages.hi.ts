import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './next-call-fields.messages.ts';

export const nextCallFieldsHindi: TranslationOf<typeof messages> = {
  name: 'next-call-fields',
  sentences: {
    title: 'अगली कॉल',
    wanted: 'फिर कॉल करें',
    day: 'अगली कॉल का दिन',
    time: 'अगली कॉल का समय',
    proposed: 'प्रयासों की संख्या के अनुसार सुझाव; मरीज़ ने दूसरा समय कहा हो तो बदलें।',
    escalate: 'तीन प्रयासों में बात नहीं हुई। मरीज़ को अपने टीम प्रमुख को सौंपें।',
    numberOnly: 'इस नंबर पर अब कॉल नहीं की जाएगी। मरीज़ का दूसरा नंबर हो, तो अगली कॉल उस पर होगी।',
    never: 'मरीज़ को अब कॉल नहीं की जाएगी।',
    outside: 'यह कॉल के समय, {from} से {to}, के बाहर है।',
    required: 'मरीज़ कब कॉल चाहते हैं, यह भरें।',
    incomplete: 'दिन और समय भरें।',
    past: 'यह समय बीत चुका है। बाद का समय भरें।',
  },
};
