import { consentLanguage, REGISTRATION_CONSENT } from '@careline/core/internal/patients/registration';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { messages } from '../patient-registration.messages.ts';

export interface ConsentTextProps {
  readonly locale: string;
  /** Level of its heading, for a form with or without headings of its own. */
  readonly heading?: 'h2' | 'h3';
}

/** The text to read aloud, in the chosen language. Each version has its own text. */
export function ConsentText({ locale, heading: Heading = 'h3' }: ConsentTextProps) {
  const t = useMessages(messages);
  const id = useId();
  const language = consentLanguage(locale);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-sunken p-4">
      <Heading id={id} className="mb-2 font-semibold">
        {t('consentText')}
      </Heading>
      <div lang={language} className="flex max-w-prose flex-col gap-2">
        {REGISTRATION_CONSENT.text[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
