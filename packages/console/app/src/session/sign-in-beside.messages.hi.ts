import type { TranslationOf } from '@careline/ui/messages';
import type { signInBesideMessages } from './sign-in-beside.messages.ts';

export const signInBesideHindi: TranslationOf<typeof signInBesideMessages> = {
  name: 'sign-in-beside',
  sentences: {
    signIn: 'नई विंडो में साइन इन करें',
    blocked: 'ब्राउज़र ने विंडो नहीं खोली।',
    openTab: 'नए टैब में साइन इन करें',
    afterwards: 'उसके बाद इस पेज पर लौट आएँ।',
  },
};
