import { doseText, medicineText } from '@careline/core/internal/prescriptions';
import { useFailureText } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { Confirmations } from './confirmations.tsx';
import { LawList } from './law-list.tsx';
import { OwnRegistration } from './own-registration.tsx';
import { writerMessages } from './prescriptions.messages.ts';
import { readableLines, signingFault, type Writing } from './use-writing.ts';

export interface PrescriptionToSignProps {
  readonly writing: Writing;
  /** Whether it is signed together with the visit. */
  readonly isSigned: boolean;
  readonly onSigned: (isSigned: boolean) => void;
  /** Whether a problem is shown as an error. */
  readonly isChecked: boolean;
  /** Opens the place where it is written. */
  readonly onOpen: () => void;
}

/** An unsigned prescription: its medicines, what the signature confirms, and what prevents it. */
export function PrescriptionToSign(props: PrescriptionToSignProps) {
  const { writing, isSigned, onSigned, isChecked, onOpen } = props;
  const t = useMessages(writerMessages);
  const locale = useLocale();
  const failureText = useFailureText();
  const { state, basis, law, busy, error, refresh } = writing;
  const lines = readableLines(writing);
  const stops = lines.flatMap(({ id }) => (law.get(id) ?? []).filter(({ force }) => force === 'stop'));
  const fault = signingFault(writing);
  const isForgotten = isChecked && isSigned && fault !== undefined;
  return (
    <section aria-label={t('unsigned')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('unsigned')}</h3>
      <ul className="text-sm">
        {lines.map((line) => (
          <li key={line.id} className="wrap-anywhere">
            <span translate="no" className="font-medium">
              {medicineText(line, locale)}
            </span>{' '}
            <span className="text-muted">{doseText(line, locale)}</span>
          </li>
        ))}
        {state.lines.length > lines.length && (
          <li>{t('unfinishedLines', { count: state.lines.length - lines.length })}</li>
        )}
      </ul>
      <Confirmations {...{ writing, lines }} />
      <LawList law={stops} />
      <CheckField
        label={t('signWithVisit')}
        hint={isSigned ? undefined : t('staysDraft')}
        checked={isSigned}
        onChange={onSigned}
        disabled={busy}
      />
      {isSigned && basis && fault === 'registration' && (
        <OwnRegistration basis={basis.basis} isChecked={isForgotten} disabled={busy} onSaved={refresh} />
      )}
      {isSigned && fault && fault !== 'registration' && (
        <div
          className="flex flex-wrap items-center gap-2"
          {...(isForgotten && { role: 'alert', 'data-fault': fault })}
        >
          {isForgotten ? <FieldError>{t(`fault.${fault}`)}</FieldError> : <p>{t(`fault.${fault}`)}</p>}
          <Button size="small" onClick={onOpen}>
            {t('openPrescription')}
          </Button>
        </div>
      )}
      {error && (
        <div role="alert">
          <FieldError>{writing.isOutOfDate ? t('outOfDate') : failureText(error)}</FieldError>
        </div>
      )}
    </section>
  );
}
