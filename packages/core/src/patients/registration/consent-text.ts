import { type LabelLocale, labelLanguage } from '#formatting';

/** How consent was given. */
export const CONSENT_WAYS = ['spoken', 'written', 'digital'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** Who gave consent; a guardian for minors and people who can't decide. */
export const CONSENT_GIVERS = ['patient', 'guardian'] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

/** Languages in which consent is read out. */
export const CONSENT_LANGUAGES = ['en', 'hi'] as const satisfies readonly LabelLocale[];
export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];

/** Returns the language in which consent is read out to a user of a locale: English if it has no text. */
export const consentLanguage = (locale: string): ConsentLanguage =>
  CONSENT_LANGUAGES.find((language) => language === labelLanguage(locale)) ?? 'en';

/** A consent text. Consent is stored with id and version, so a version never changes. */
export interface ConsentText {
  readonly id: string;
  readonly version: string;
  /** Paragraphs by language. A language that was added later has no text before its next version. */
  readonly text: Readonly<Record<ConsentLanguage, readonly string[]>>;
}

/** The text read to people during registration. Changing it needs a new version; older ones stay available. */
export const REGISTRATION_CONSENT: ConsentText = {
  id: 'registration',
  version: '1',
  text: {
    en: [
      'We keep your name, contact details and health readings to care for you in this programme. The care team of this facility can see them.',
      'We may call you and write to you about your care, in the ways you choose.',
      'You can ask what we keep about you, have it corrected, and take this consent back at any time. Your treatment does not depend on it.',
    ],
    hi: [
      'इस कार्यक्रम में आपकी देखभाल के लिए हम आपका नाम, संपर्क का विवरण और स्वास्थ्य के मान रखते हैं। इस केंद्र की देखभाल टीम इन्हें देख सकती है।',
      'आपकी देखभाल के बारे में हम आपको कॉल कर सकते हैं और आपके चुने हुए तरीकों से लिख सकते हैं।',
      'आप पूछ सकते हैं कि हम आपके बारे में क्या रखते हैं, उसे ठीक करा सकते हैं, और यह सहमति कभी भी वापस ले सकते हैं। आपका इलाज इस पर निर्भर नहीं है।',
    ],
  },
};

/** All texts and versions that people may have consented to. */
const CONSENT_TEXTS: readonly ConsentText[] = [REGISTRATION_CONSENT];

export const isKnownConsent = (textId: string, version: string): boolean =>
  CONSENT_TEXTS.some((text) => text.id === textId && text.version === version);
