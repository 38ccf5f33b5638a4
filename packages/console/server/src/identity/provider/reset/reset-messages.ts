import type { Locale } from '../locale.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password/password.ts';
import type { PasswordFault } from '../password/password-rules.ts';

/** The texts of a password reset: the response, the e-mail and the pages. */
export interface ResetMessages {
  /** The plain-text response, the same for every address. */
  readonly answer: string;
  readonly subject: string;
  readonly body: (email: string, link: string) => string;
  /** Sent to the account's address after its password changed. */
  readonly changedSubject: string;
  readonly changedBody: (email: string) => string;
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly again: string;
  readonly rules: string;
  readonly save: string;
  readonly faults: Readonly<Record<PasswordFault, string>>;
  readonly doneTitle: string;
  readonly done: string;
  readonly signIn: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly toSignIn: string;
}

export const RESET_MESSAGES: Readonly<Record<Locale, ResetMessages>> = {
  en: {
    answer:
      'If this address has an account, we are preparing an e-mail with a link to set a new password. The link works once, for 30 minutes. If no e-mail arrives, check the spelling and the spam folder, or ask your administrator.',
    subject: 'Careline: a new password',
    body: (email, link) => `Somebody asked for a new password for ${email} at Careline.

Open this link to choose one. It works once, for 30 minutes:

${link}

If it was not you, do nothing: your password stays as it is.
`,
    changedSubject: 'Careline: your password was changed',
    changedBody: (email) => `The password for ${email} at Careline was changed.

If it was not you, choose a new password at once where you sign in, and tell your administrator.
`,
    title: 'Choose a new password',
    email: 'E-mail address',
    password: 'New password',
    again: 'New password again',
    rules: `At least ${MIN_PASSWORD_LENGTH} characters. A few words that only you put together are easy to remember and hard to guess. Not your e-mail address, not your old password, not a common one.`,
    save: 'Save the new password',
    faults: {
      different: 'The passwords do not match. Type the same one twice.',
      short: `The password is too short. Use at least ${MIN_PASSWORD_LENGTH} characters.`,
      long: `The password is too long. Use at most ${MAX_PASSWORD_LENGTH} characters.`,
      address: 'The password must not be your e-mail address. Choose another one.',
      common: 'This password is too easy to guess. Choose another one.',
      old: 'This is your old password. Choose another one.',
    },
    doneTitle: 'The new password is saved',
    done: 'You will be signed out everywhere else within 15 minutes. Sign in with the new password.',
    signIn: 'Sign in now',
    deadTitle: 'This link no longer works',
    dead: 'It was used already, or its time is over. Ask for a new one where you sign in.',
    failedTitle: 'The new password was not saved',
    failed: 'Your password has not changed. Open the link in the e-mail again.',
    toSignIn: 'Go to sign-in',
  },
  hi: {
    answer:
      'अगर इस पते का कोई खाता है, तो नया पासवर्ड चुनने के लिंक वाला मेल तैयार किया जा रहा है। लिंक एक ही बार और 30 मिनट तक काम करेगा। मेल न आए तो पते की वर्तनी और स्पैम फ़ोल्डर देखें, या अपने प्रशासक से पूछें।',
    subject: 'Careline: नया पासवर्ड',
    body: (email, link) => `किसी ने Careline में ${email} के लिए नया पासवर्ड माँगा है।

नया पासवर्ड चुनने के लिए यह लिंक खोलें। यह एक ही बार और 30 मिनट तक काम करेगा:

${link}

अगर यह आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।
`,
    changedSubject: 'Careline: आपका पासवर्ड बदला गया',
    changedBody: (email) => `Careline में ${email} का पासवर्ड बदला गया।

अगर यह आपने नहीं किया, तो साइन इन के पन्ने पर तुरंत नया पासवर्ड चुनें और अपने प्रशासक को बताएँ।
`,
    title: 'नया पासवर्ड चुनें',
    email: 'ई-मेल पता',
    password: 'नया पासवर्ड',
    again: 'नया पासवर्ड फिर से',
    rules: `कम से कम ${MIN_PASSWORD_LENGTH} अक्षर। कुछ ऐसे शब्द, जिन्हें केवल आप साथ रखते हों, याद रखने में आसान और अनुमान लगाने में कठिन होते हैं। अपना ई-मेल पता, पुराना पासवर्ड या कोई आम पासवर्ड न लें।`,
    save: 'नया पासवर्ड सहेजें',
    faults: {
      different: 'दोनों पासवर्ड अलग हैं। एक ही पासवर्ड दो बार लिखें।',
      short: `पासवर्ड बहुत छोटा है। कम से कम ${MIN_PASSWORD_LENGTH} अक्षर लें।`,
      long: `पासवर्ड बहुत लंबा है। ज़्यादा से ज़्यादा ${MAX_PASSWORD_LENGTH} अक्षर लें।`,
      address: 'पासवर्ड आपका ई-मेल पता नहीं हो सकता। दूसरा चुनें।',
      common: 'यह पासवर्ड सबसे पहले आज़माए जाने वालों में से है। दूसरा चुनें।',
      old: 'यह आपका पुराना पासवर्ड है। दूसरा चुनें।',
    },
    doneTitle: 'नया पासवर्ड सहेज लिया गया',
    done: 'बाकी जहाँ भी आप साइन इन हैं, वह 15 मिनट के भीतर समाप्त हो जाएगा। नए पासवर्ड से साइन इन करें।',
    signIn: 'अब साइन इन करें',
    deadTitle: 'यह लिंक अब काम नहीं करता',
    dead: 'यह पहले ही इस्तेमाल हो चुका है या इसका समय बीत चुका है। साइन इन के पन्ने पर नया लिंक माँगें।',
    failedTitle: 'नया पासवर्ड सहेजा नहीं जा सका',
    failed: 'आपका पासवर्ड वही है। मेल में दिया गया लिंक फिर से खोलें।',
    toSignIn: 'साइन इन पर जाएँ',
  },
};
