import type { Locale } from './locale.ts';

interface InvitationMessages {
  readonly subject: string;
  /** For an account of the embedded provider: the link sets the first password. */
  readonly withLink: (inviter: string, email: string, link: string) => string;
  /** For an account of another provider. */
  readonly withoutLink: (inviter: string, email: string, origin: string) => string;
}

export const INVITATION_MESSAGES: Readonly<Record<Locale, InvitationMessages>> = {
  en: {
    subject: 'Careline: your account',
    withLink: (inviter, email, link) => `${inviter} has added you to Careline as ${email}.

Open this link to choose your password. It works once, for 7 days:

${link}

After that, ask for a new link with "Change password" where you sign in.
`,
    withoutLink: (inviter, email, origin) => `${inviter} has added you to Careline as ${email}.

Sign in with your work account:

${origin}
`,
  },
  hi: {
    subject: 'Careline: आपका खाता',
    withLink: (inviter, email, link) => `${inviter} ने आपको ${email} के रूप में Careline में जोड़ा है।

अपना पासवर्ड चुनने के लिए यह लिंक खोलें। यह एक ही बार और 7 दिन तक काम करेगा:

${link}

उसके बाद साइन इन के पन्ने पर "पासवर्ड बदलें" से नया लिंक माँगें।
`,
    withoutLink: (inviter, email, origin) => `${inviter} ने आपको ${email} के रूप में Careline में जोड़ा है।

अपने काम के खाते से साइन इन करें:

${origin}
`,
  },
};
