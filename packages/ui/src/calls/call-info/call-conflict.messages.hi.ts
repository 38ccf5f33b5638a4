import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './call-conflict.messages.ts';

export const callConflictHindi: TranslationOf<typeof messages> = {
  name: 'call-conflict',
  sentences: {
    title: 'इस कॉल के लिए कुछ और सहेजा हुआ है',
    by: '{author} ने इसे {when} पूरा किया। आपका भरा हुआ सहेजा नहीं गया है, और आपके तय करने तक इस उपकरण पर रहेगा।',
    differences: 'दोनों में अंतर',
    what: 'प्रविष्टि',
    ours: 'यहाँ भरा गया',
    theirs: 'सहेजा हुआ',
    none: 'कुछ नहीं',
    yes: 'हाँ',
    no: 'नहीं',
    disposition: 'परिणाम',
    detail: 'परिणाम से जुड़ा उत्तर',
    note: 'टिप्पणी',
    nextCallAt: 'अगली कॉल',
    row: '{section}, {number}: {field}',
    keepStored: 'सहेजा हुआ सही है',
    sure: 'तब आपका यहाँ भरा हुआ इस उपकरण से हटा दिया जाएगा।',
    delete: 'मेरा भरा हुआ हटाएँ',
    back: 'अभी दोनों रखें',
    history: 'सहेजा हुआ देखें',
  },
};
