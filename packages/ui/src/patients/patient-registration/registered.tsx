import type { RegisteredPatient, WalkInVisit } from '@careline/core/internal/patients/registration';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { registeredPatientMessages } from './words/words.messages.ts';

export interface RegisteredProps {
  readonly patient: RegisteredPatient;
  /** The visit that a walk-in registration opened. */
  readonly visit?: WalkInVisit | undefined;
  /** Without it, no call is offered. */
  readonly onCall?: (vitaId: string) => void;
  readonly onSearch?: () => void;
  readonly onAnother: () => void;
}

/** The number in the queue, large enough to be read out across a desk. */
function Token({ token }: Pick<WalkInVisit, 'token'>) {
  const t = useMessages(registeredPatientMessages);
  if (token === null) return <p className="mt-2 text-muted">{t('noToken')}</p>;
  return (
    <div className="mt-3">
      <p className="font-semibold text-2xl tabular-nums">{t('token', { token })}</p>
      <p className="text-muted">{t('tokenText')}</p>
    </div>
  );
}

/** Confirms the registration, shows the patient's number, and offers what to do next. */
export function Registered({ patient, visit, onCall, onSearch, onAnother }: RegisteredProps) {
  const t = useMessages(registeredPatientMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col items-start gap-4 rounded-card border border-success bg-raised p-4"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold text-lg text-success outline-none"
      >
        <Icon name="check_circle" size={24} />
        {t('title')}
      </h2>
      <div>
        <p className="break-words font-semibold text-lg">
          <bdi translate="no">{patient.name}</bdi>
        </p>
        {patient.uhid && (
          <p className="select-all text-title tabular-nums">
            <Untranslated parts={[patient.uhid]}>{t('uhid', { uhid: patient.uhid })}</Untranslated>
          </p>
        )}
        <p className="text-muted">{t('give')}</p>
        {visit && <Token token={visit.token} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {onCall && (
          <Button variant="primary" icon="call" onClick={() => onCall(patient.vitaId)}>
            {t('call')}
          </Button>
        )}
        <Button variant={onCall ? 'secondary' : 'primary'} icon="add" onClick={onAnother}>
          {t('another')}
        </Button>
        {onSearch && (
          <Button icon="search" onClick={onSearch}>
            {t('search')}
          </Button>
        )}
      </div>
    </section>
  );
}
