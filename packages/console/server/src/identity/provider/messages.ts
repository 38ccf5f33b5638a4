import type { Locale } from './locale.ts';

export interface ProviderMessages {
  readonly tagline: string;
  /** The page's heading: the programme area to sign in to (specification 2.1). */
  readonly area: string;
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly refused: string;
  readonly locked: string;
  readonly incomplete: string;
  readonly failedTitle: string;
  readonly expired: string;
  readonly failed: string;
  /** For failures that resolve by themselves. */
  readonly unavailable: string;
  readonly startAgain: string;
  readonly signingOutTitle: string;
  readonly signOut: string;
  readonly signedOutTitle: string;
  readonly signedOut: string;
  readonly demoTitle: string;
  readonly demoPassword: string;
  readonly reference: (id: string) => string;
}

export const MESSAGES: Readonly<Record<Locale, ProviderMessages>> = {
  en: {
    tagline: 'Delivering Care Made Easy',
    area: 'Health Programmes',
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    refused: 'The e-mail address or the password is wrong. Check both and try again.',
    locked: 'There were too many attempts with this e-mail address. Try again in 15 minutes.',
    incomplete: 'Enter your e-mail address and your password.',
    failedTitle: 'Signing in did not work',
    expired: 'This sign-in took too long or was already used. Start again; nothing was lost.',
    failed: 'The sign-in could not be completed. Start again.',
    unavailable: 'Sign-in is not available right now. Wait a moment, then try again.',
    startAgain: 'Start again',
    signingOutTitle: 'Signing out',
    signOut: 'Sign out',
    signedOutTitle: 'You are signed out',
    signedOut: 'You can close this page.',
    demoTitle: 'Demo accounts: sign in with one click',
    demoPassword: 'Password for all of them:',
    reference: (id) => `When asking for help, quote ${id}.`,
  },
  hi: {
    tagline: 'देखभाल पहुँचाना अब आसान',
    area: 'स्वास्थ्य कार्यक्रम',
    email: 'ई-मेल पता',
    password: 'पासवर्ड',
    signIn: 'साइन इन करें',
    refused: 'ई-मेल पता या पासवर्ड गलत है। दोनों जाँचकर फिर से कोशिश करें।',
    locked: 'इस ई-मेल पते से बहुत बार कोशिश हो चुकी है। 15 मिनट बाद फिर से कोशिश करें।',
    incomplete: 'अपना ई-मेल पता और पासवर्ड लिखें।',
    failedTitle: 'साइन इन नहीं हो सका',
    expired: 'इस साइन इन में बहुत समय लगा या यह पहले ही इस्तेमाल हो चुका है। फिर से शुरू करें; कुछ भी खोया नहीं है।',
    failed: 'साइन इन पूरा नहीं हो सका। फिर से शुरू करें।',
    unavailable: 'इस समय साइन इन नहीं हो पा रहा है। थोड़ा रुककर फिर से कोशिश करें।',
    startAgain: 'फिर से शुरू करें',
    signingOutTitle: 'साइन आउट हो रहा है',
    signOut: 'साइन आउट करें',
    signedOutTitle: 'आप साइन आउट हो चुके हैं',
    signedOut: 'आप यह पन्ना बंद कर सकते हैं।',
    demoTitle: 'डेमो खाते: एक बार दबाएँ और साइन इन करें',
    demoPassword: 'सबका पासवर्ड:',
    reference: (id) => `सहायता माँगते समय यह संख्या बताएँ: ${id}`,
  },
};
