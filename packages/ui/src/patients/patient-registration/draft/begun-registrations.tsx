import type { Draft } from '@careline/core/internal/outbox';
import { registerPatient, registerWalkIn } from '@careline/core/internal/patients/registration';
import {
  nameInDraft,
  REGISTRATION_DRAFTS,
  vitaIdOfDraft,
  WALK_IN_DRAFTS,
} from '@careline/core/internal/patients/registration-form';
import { useEffect, useState } from 'react';
import { useFormatCalendar, useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { registrationDraftMessages } from '../words/words.messages.ts';
import type { RegistrationUnsent } from './registration-unsent.ts';

/** The endpoints that save a registration. */
const SAVES: readonly string[] = [registerPatient.name, registerWalkIn.name];

export interface BegunRegistration {
  readonly vitaId: string;
  /** Empty if no name was entered. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

const begunOf = ({ id, content, savedAt }: Draft): readonly BegunRegistration[] => {
  const vitaId = vitaIdOfDraft(id);
  return vitaId ? [{ vitaId, name: nameInDraft(content), savedAt }] : [];
};

/** Returns the user's drafts on this device; undefined while they load. */
export function useBegunRegistrations(
  unsent: RegistrationUnsent | undefined,
  isWalkIn: boolean,
): readonly BegunRegistration[] | undefined {
  const [begun, setBegun] = useState<readonly BegunRegistration[]>();
  useEffect(() => {
    let left = false;
    const take = (drafts: readonly Draft[]) => {
      if (!left) setBegun(drafts.flatMap(begunOf));
    };
    // The form itself reports a device whose storage cannot be read.
    if (unsent)
      unsent.drafts.list(isWalkIn ? WALK_IN_DRAFTS : REGISTRATION_DRAFTS).then(take, () => take([]));
    else take([]);
    return () => {
      left = true;
    };
  }, [unsent, isWalkIn]);
  return begun;
}

export interface BegunRegistrationsProps {
  readonly begun: readonly BegunRegistration[];
  readonly outbox: RegistrationUnsent['outbox'];
  readonly onContinue: (vitaId: string) => void;
  readonly onStartNew: () => void;
}

/** Offers to continue a draft or start a new registration. */
export function BegunRegistrations({ begun, outbox, onContinue, onStartNew }: BegunRegistrationsProps) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(registrationDraftMessages);
  const locale = useLocale();
  const waits = (vitaId: string) =>
    outbox.store
      .getState()
      .entries.some(({ patient, endpoint }) => patient === vitaId && SAVES.includes(endpoint));
  return (
    <section
      aria-label={t('begunTitle')}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-4"
    >
      <div>
        <h2 className="font-semibold text-lg">
          {begun.length === 1 ? t('begunTitle') : t('begunTitles', { count: begun.length })}
        </h2>
        <p className="text-muted">{t('begunText')}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {begun.map(({ vitaId, name, savedAt }) => {
          const shown = name || t('nameless');
          const when = formatCalendar(savedAt / 1000, undefined, { timeZone, locale });
          const waiting = waits(vitaId);
          return (
            <li key={vitaId} className="flex flex-wrap items-center justify-between gap-2">
              <span className="flex min-w-0 flex-wrap items-center gap-2 break-words">
                {t('begun', { name: shown, when })}
                {waiting && <StatusTag tone="warning">{t('waitsToBeSent')}</StatusTag>}
              </span>
              <Button
                aria-label={waiting ? t('lookAt', { name: shown }) : t('goOnWith', { name: shown })}
                onClick={() => onContinue(vitaId)}
              >
                {waiting ? t('look') : t('goOn')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="primary" icon="add" className="self-start" onClick={onStartNew}>
        {t('anew')}
      </Button>
    </section>
  );
}
