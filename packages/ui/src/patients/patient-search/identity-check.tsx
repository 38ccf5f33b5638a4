import type { PatientMatch } from '@careline/core/internal/patients';
import { programmeLabel } from '@careline/core/internal/programmes';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { patientIdentityMessages, usePatientIdentity } from '../patient-identity/index.ts';
import { PatientPhoto } from '../patient-photo/patient-photo.tsx';
import { patientSearchMessages } from './patient-search.messages.ts';

export interface IdentityCheckProps {
  readonly patient: PatientMatch;
  readonly sameName: boolean;
  readonly onConfirm: (patient: PatientMatch) => void;
  readonly onBack: () => void;
  /**
   * Called when a character was typed: the next search starts, perhaps from a scanner. The field takes the focus and
   * the character.
   */
  readonly onType: () => void;
}

/** Milliseconds. A key pressed sooner was meant for the previous screen, because five facts take longer to compare. */
const UNREAD_MS = 300;

/** Handles the keys of the check. A second Enter from an impatient user or a scanner confirms nothing. */
function useCheckKeys({ onBack, onType }: IdentityCheckProps) {
  const confirm = useRef<HTMLButtonElement>(null);
  const shown = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shown.current = performance.now();
    confirm.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, timeStamp, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') {
      event.preventDefault();
      onBack();
    } else if (key === 'Enter' && (repeat || timeStamp - shown.current < UNREAD_MS)) {
      event.preventDefault();
    } else if ([...key].length === 1 && key !== ' ') {
      onType();
    }
  };
  return { confirm, onKeyDown };
}

type FactsProps = Pick<IdentityCheckProps, 'patient' | 'sameName'>;

/** Shows the facts to ask for or to compare with the card. */
function Facts({ patient, sameName }: FactsProps) {
  const t = useMessages(patientIdentityMessages);
  const own = useMessages(patientSearchMessages);
  const { name, age, gender, born, uhid } = usePatientIdentity()(patient);
  const { phoneEnding, programmes } = patient;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi translate="no" className="break-words text-title">
          {name}
        </bdi>
        {sameName && <StatusTag tone="warning">{own('sameName')}</StatusTag>}
      </p>
      <p className="text-lg">
        {age}, {gender}
      </p>
      <ul className="tabular-nums">
        <li>{born}</li>
        <li translate="no">{uhid}</li>
        <li>{phoneEnding ? t('phoneEnding', { digits: phoneEnding }) : t('noPhone')}</li>
        {programmes.length > 0 && <li className="text-muted">{programmes.map(programmeLabel).join(', ')}</li>}
      </ul>
    </>
  );
}

/** Asks to confirm the patient's identity before anything opens. Use the patient's id as React key. */
export function IdentityCheck(props: IdentityCheckProps) {
  const { patient, onConfirm, onBack } = props;
  const t = useMessages(patientSearchMessages);
  const title = useId();
  const facts = useId();
  const { confirm, onKeyDown } = useCheckKeys(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      role="group"
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 p-4 @xl:p-6"
    >
      <p id={title} className="font-semibold">
        {t('checkTitle')}
      </p>
      <div className="flex items-start gap-4">
        <PatientPhoto patient={patient} />
        <div id={facts} className="min-w-0">
          <Facts {...props} />
        </div>
      </div>
      <p className="text-muted text-xs">{t('checkHint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={confirm}
          variant="primary"
          aria-describedby={facts}
          // Ignores the second click of a double click on the list.
          onClick={({ detail }) => detail <= 1 && onConfirm(patient)}
        >
          {t('checkYes')}
        </Button>
        <Button onClick={onBack}>{t('checkNo')}</Button>
      </div>
    </div>
  );
}
