import {
  COUNCILS,
  type Council,
  councilLabel,
  isCouncil,
  MAX_QUALIFICATION,
  MAX_REGISTRATION,
  type PrescriptionBasis,
  type RegistrationProblem,
  registrationProblem,
  registrationProblemText,
  saveRegistration,
  tidyRegistration,
} from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { writerMessages } from './prescriptions.messages.ts';

export interface OwnRegistrationProps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly basis: PrescriptionBasis;
  /** Whether missing entries are shown as errors. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
  readonly onSaved: () => void;
}

/** Shows the doctor's registration number, which every prescription prints. Asks for it if it is missing. */
export function OwnRegistration(props: OwnRegistrationProps) {
  const t = useMessages(writerMessages);
  const [isChanging, setChanging] = useState(false);
  const { basis, disabled } = props;
  if (basis.registrationNumber === '' || isChanging)
    return <RegistrationForm {...props} {...(isChanging && { onCancel: () => setChanging(false) })} />;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p>{t('ownRegistration', { number: basis.registrationNumber })}</p>
      {basis.registration && (
        <Button size="small" disabled={disabled} onClick={() => setChanging(true)}>
          {t('changeRegistration')}
        </Button>
      )}
    </div>
  );
}

function RegistrationForm({
  now,
  basis,
  isChecked,
  disabled,
  onSaved,
  onCancel,
}: OwnRegistrationProps & { readonly onCancel?: () => void }) {
  const http = useHttp();
  const t = useMessages(writerMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const { busy, error, submit } = useSubmission(now);
  const stored = basis.registration;
  const [council, setCouncil] = useState<Council | ''>(
    stored && isCouncil(stored.council) ? stored.council : '',
  );
  const [number, setNumber] = useState(stored?.number ?? '');
  const [qualification, setQualification] = useState(stored?.qualification ?? '');
  const [wasSent, setSent] = useState(false);
  const problem = wasSent || isChecked ? registrationProblem(number, council) : undefined;
  const errorText = (field: 'council' | 'number'): string | undefined =>
    problem && fieldOf(problem) === field ? registrationProblemText(problem, locale) : undefined;

  async function save(): Promise<void> {
    setSent(true);
    if (!isCouncil(council) || registrationProblem(number, council)) return;
    const registration = { council, number: tidyRegistration(number), qualification: qualification.trim() };
    const saved = await submit(JSON.stringify(registration), ({ key }) =>
      http.call(saveRegistration, { body: { registration }, idempotencyKey: key }),
    );
    if (!saved) return;
    announce(t('registrationSaved'));
    onCancel?.();
    onSaved();
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium">{t('registrationTitle')}</legend>
      <p className="text-muted text-sm">{t('registrationHint')}</p>
      <div className="flex flex-wrap items-start gap-3">
        <SelectField
          label={t('council')}
          options={COUNCILS.map((value) => ({ value, label: councilLabel(value, locale) }))}
          placeholder={t('councilPlaceholder')}
          value={council}
          error={errorText('council')}
          onChange={setCouncil}
          disabled={disabled || busy}
          className="max-w-md"
        />
        <TextField
          label={t('registrationNumber')}
          value={number}
          maxLength={MAX_REGISTRATION * 2}
          error={errorText('number')}
          onChange={setNumber}
          disabled={disabled || busy}
          className="max-w-xs"
        />
        <TextField
          label={t('qualification')}
          hint={t('qualificationHint')}
          value={qualification}
          maxLength={MAX_QUALIFICATION}
          onChange={setQualification}
          disabled={disabled || busy}
          className="max-w-xs"
        />
      </div>
      {error && (
        <div role="alert">
          <FieldError>{failureText(error)}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} disabled={disabled} onClick={() => void save()}>
          {t('saveRegistration')}
        </Button>
        {onCancel && (
          <Button size="small" disabled={busy} onClick={onCancel}>
            {t('cancelRegistration')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const fieldOf = (problem: RegistrationProblem): 'council' | 'number' =>
  problem === 'council' ? 'council' : 'number';
