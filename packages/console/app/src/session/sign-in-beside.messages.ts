import { defineMessages } from '@careline/ui/messages';

export const signInBesideMessages = defineMessages({
  en: {
    signIn: 'Sign in in a new window',
    blocked: 'The browser did not open the window.',
    openTab: 'Sign in in a new tab',
    afterwards: 'Come back to this page afterwards.',
  },
  hi: {
    signIn: 'नई विंडो में साइन इन करें',
    blocked: 'ब्राउज़र ने विंडो नहीं खोली।',
    openTab: 'नए टैब में साइन इन करें',
    afterwards: 'उसके बाद इस पेज पर लौट आएँ।',
  },
});
