import { languageName } from '@careline/core/internal/formatting';
import { HttpError } from '@careline/core/internal/http';
import { loadLanguage } from '@careline/core/internal/languages';
import type { Patient } from '@careline/core/internal/patients';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../../http/index.ts';
import { LANGUAGES, type Language, languageOf, useLocale, useMessages } from '../../../messages/index.ts';
import { SegmentedField } from '../../../primitives/segmented-field/index.ts';
import { paperMessages } from '../prescriptions.messages.ts';

/** Returns the first of the patient's languages in which papers are available. */
const languageOfPatient = ({ languages }: Patient): Language | undefined =>
  languages
    .map((one) => one.split('-')[0])
    .flatMap((one) => LANGUAGES.find((language) => language === one) ?? [])[0];

/**
 * Returns the language of a paper, and whether its labels are loaded. Until they are here the paper would be in English.
 * Defaults to the patient's language on their copy, and to the screen's on the doctor's paper.
 */
export function usePaperLanguage(patient: Patient, isPatientCopy: boolean) {
  const locale = useLocale();
  const [chosen, choose] = useState<Language>();
  const ofPaper = isPatientCopy ? languageOfPatient(patient) : undefined;
  const language = chosen ?? ofPaper ?? languageOf(locale) ?? 'en';
  const { state, refresh } = useQuery(
    [language, loadLanguage],
    async () => {
      await loadLanguage(language).catch((cause: unknown) => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'labels', cause });
      });
      return language;
    },
    { endpoint: 'labels' },
  );
  return { language, choose, state, refresh, isLoaded: state.phase === 'ready' && state.value === language };
}

interface PartProps {
  readonly words: ReturnType<typeof usePaperLanguage>;
}

export function PaperLanguageField({ words: { language, choose } }: PartProps) {
  const t = useMessages(paperMessages);
  return (
    <SegmentedField
      label={t('language')}
      options={LANGUAGES.map((value) => ({ value, label: languageName(value), lang: value }))}
      value={language}
      onChange={choose}
    />
  );
}

export function PaperLanguageFailure({ words: { state, refresh } }: PartProps) {
  const t = useMessages(paperMessages);
  if (state.phase !== 'failed') return null;
  return <RequestFailed title={t('languageFailed')} onRetry={refresh} error={state.error} />;
}
