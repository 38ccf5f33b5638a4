import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: {
    title: 'Call script',
    say: 'Say',
    ask: 'Ask',
    do: 'Do',
    failed: 'The call script could not be loaded',
    none: 'There is no script for this call type.',
  },
  hi: {
    title: 'कॉल के वाक्य',
    say: 'कहें',
    ask: 'पूछें',
    do: 'करें',
    failed: 'कॉल के वाक्य लोड नहीं हो सके',
    none: 'इस कॉल के लिए कोई वाक्य नहीं हैं।',
  },
});
