import { PATIENT_LANGUAGES, patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { useState } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { SelectField } from '../../../primitives/select-field/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { dispositionChoiceMessages } from './outcome.messages.ts';

export interface LanguageQuestionProps {
  /** The id of the first control. */
  readonly id: string;
  /** A BCP 47 tag from the list, or free text for any other language. Empty until answered. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

const OTHER = 'other';

const isListed = (value: string): boolean => PATIENT_LANGUAGES.some((tag) => tag === value);

/** Asks which language the patient speaks: English, a language of India, or another one as free text. */
export function LanguageQuestion({ id, value, onChange, error }: LanguageQuestionProps) {
  const t = useMessages(dispositionChoiceMessages);
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  // Text from an earlier entry or a draft also counts as another language.
  const isOther = asked || (value !== '' && !isListed(value));
  const listed = isOther ? OTHER : value;
  const options = PATIENT_LANGUAGES.map((tag) => ({
    value: tag as string,
    label: patientLanguageLabel(tag, locale),
  }));
  const choose = (chosen: string) => {
    setAsked(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <div className="flex max-w-lg flex-col gap-3">
      <SelectField
        id={isOther ? undefined : id}
        label={t('language')}
        required
        placeholder={t('languageNone')}
        value={listed}
        options={[...options, { value: OTHER, label: t('languageOther') }]}
        onChange={choose}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <TextField
          id={id}
          label={t('languageWords')}
          required
          value={value}
          onChange={(words) => {
            // While the user types, stay on "other" even if the letters so far are a tag.
            setAsked(true);
            onChange(words);
          }}
          error={error}
        />
      )}
    </div>
  );
}
