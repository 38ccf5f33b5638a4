import { consentLanguage, REGISTRATION_CONSENT } from '@careline/core/internal/patients/registration';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { messages } from '../patient-registration.messages.ts';

/** The text to read aloud, in the chosen language. Each version has its own text. */
export function ConsentText({ locale }: { readonly locale: string }) {
  const t = useMessages(messages);
  const id = useId();
  const language = consentLanguage(locale);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-sunken p-4">
      <h3 id={id} className="mb-2 font-semibold">
        {t('consentText')}
      </h3>
      <div lang={language} className="flex max-w-prose flex-col gap-2">
        {REGISTRATION_CONSENT.text[language].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
