import { defineMessages } from '@careline/ui/messages';

export const lockedMessages = defineMessages({
  en: {
    title: 'The sign-in service cannot be reached',
    body: 'Patient data stays hidden until your sign-in can be confirmed. Nothing you typed on this page is lost while it stays open.',
    trying: 'This page tries again by itself every 15 seconds and as soon as the connection is back.',
  },
  hi: {
    title: 'साइन-इन सेवा से संपर्क नहीं हो पा रहा है',
    body: 'जब तक आपके साइन-इन की पुष्टि नहीं होती, मरीज़ की जानकारी छिपी रहेगी। यह पेज खुला रहने तक आपका लिखा हुआ कुछ भी नहीं खोएगा।',
    trying: 'यह पेज हर 15 सेकंड में और कनेक्शन लौटते ही अपने आप फिर कोशिश करता है।',
  },
});
