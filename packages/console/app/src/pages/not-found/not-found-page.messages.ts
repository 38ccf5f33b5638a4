import { defineMessages } from '@careline/ui/messages';

export const notFoundMessages = defineMessages({
  en: {
    title: 'There is no screen at this address',
    body: 'The address may have a typing error, or this version has no such screen.',
    asked: 'You asked for:',
    back: 'Go back',
    places: 'You can go to:',
  },
  hi: {
    title: 'इस पते पर कोई स्क्रीन नहीं है',
    body: 'पते में टाइपिंग की गलती हो सकती है, या इस संस्करण में ऐसी स्क्रीन नहीं है।',
    asked: 'आपने यह पता माँगा:',
    back: 'वापस जाएँ',
    places: 'आप यहाँ जा सकते हैं:',
  },
});
