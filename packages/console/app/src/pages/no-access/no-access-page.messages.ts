import { defineMessages } from '@careline/ui/messages';

export const noAccessMessages = defineMessages({
  en: {
    title: 'You do not have access to this page',
    needs: 'This page needs the scope “{scope}”, which your account does not hold. Nothing was loaded.',
    ask: 'Ask your administrator for it, and name that scope.',
    held: 'Your scopes: {scopes}',
    home: 'Go to the dashboard',
  },
  hi: {
    title: 'आपको इस पेज की अनुमति नहीं है',
    needs: 'इस पेज के लिए “{scope}” अनुमति चाहिए, जो आपके खाते के पास नहीं है। कुछ भी लोड नहीं किया गया।',
    ask: 'अपने व्यवस्थापक से यह अनुमति माँगें और उसका नाम बताएँ।',
    held: 'आपकी अनुमतियाँ: {scopes}',
    home: 'डैशबोर्ड पर जाएँ',
  },
});
