import {
  CONSENT_GIVERS,
  CONSENT_LANGUAGES,
  CONSENT_WAYS,
  type ConsentGiver,
  type ConsentLanguage,
  type ConsentWay,
  consentLanguage,
  REGISTRATION_CONSENT,
  type RegistrationProblem,
  type StatusChange,
} from '@careline/core/internal/patients/registration';
import { useLocale, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { ConsentText } from '../patient-registration/steps/consent-text.tsx';
import { registrationLabel } from '../patient-registration/words/registration-labels.ts';
import { messages } from './registration-change.messages.ts';

export interface ConsentEntries {
  readonly locale: ConsentLanguage;
  readonly by: ConsentGiver;
  readonly guardianName: string;
  readonly how: ConsentWay | '';
  readonly agreed: boolean;
}

export const NO_CONSENT: ConsentEntries = {
  locale: 'en',
  by: 'patient',
  guardianName: '',
  how: '',
  agreed: false,
};

/** Returns the consent to send; undefined until its form is chosen. `now` is in unix seconds. */
export function givenConsent(
  { locale, by, guardianName, how }: ConsentEntries,
  now: number,
): StatusChange['consent'] {
  if (how === '') return undefined;
  const name = guardianName.trim();
  const { id: textId, version } = REGISTRATION_CONSENT;
  return {
    textId,
    version,
    locale,
    givenAt: now,
    how,
    by,
    ...(by === 'guardian' && name !== '' && { guardianName: name }),
  };
}

export interface ConsentFieldsProps {
  readonly entries: ConsentEntries;
  readonly onChange: (entries: ConsentEntries) => void;
  readonly problems: readonly RegistrationProblem[];
  readonly asked: boolean;
}

/** Shows the consent text to read aloud and asks how it was given, as at registration. */
export function ConsentFields({ entries, onChange, problems, asked }: ConsentFieldsProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const option = (list: string) => (value: string) => ({
    value,
    label: registrationLabel(`registration.${list}.${value}`, locale) ?? value,
  });
  const set = (change: Partial<ConsentEntries>) => onChange({ ...entries, ...change });
  const has = (path: string) => problems.some((problem) => problem.path === path);
  return (
    <>
      <SelectField
        label={t('consentLocale')}
        options={CONSENT_LANGUAGES.map(option('consentLocale'))}
        value={entries.locale}
        onChange={(value) => set({ locale: consentLanguage(value) })}
      />
      <ConsentText locale={entries.locale} />
      <SelectField
        label={t('consentBy')}
        options={CONSENT_GIVERS.map(option('consentBy'))}
        value={entries.by}
        onChange={(value) => set({ by: value === 'guardian' ? 'guardian' : 'patient' })}
        error={has('consent.by') && t('guardianNeeded')}
      />
      {entries.by === 'guardian' && (
        <TextField
          label={t('guardianName')}
          autoComplete="off"
          value={entries.guardianName}
          onChange={(guardianName) => set({ guardianName })}
          error={has('consent.guardianName') && t('guardianMissing')}
          required
        />
      )}
      <SelectField
        label={t('consentHow')}
        placeholder="—"
        options={CONSENT_WAYS.map(option('consentHow'))}
        value={entries.how}
        onChange={(value) => set({ how: value as ConsentWay | '' })}
        error={asked && entries.how === '' && t('consentHowMissing')}
        required
      />
      <CheckField
        label={t('agreed')}
        checked={entries.agreed}
        onChange={(agreed) => set({ agreed })}
        error={asked && !entries.agreed && t('agreedMissing')}
      />
    </>
  );
}
