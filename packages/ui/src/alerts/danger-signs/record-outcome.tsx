import {
  type OpenSign,
  recordSignOutcome,
  reportsOfSign,
  SIGN_OUTCOMES,
  signOutcomeLabel,
} from '@careline/core/internal/calls/findings';
import { useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { useHttp } from '../../provider/index.ts';
import { dangerSignsMessages } from '../alerts.messages.ts';
import { AnswerDialog } from '../answer-dialog/index.ts';
import { lastTriedOf, SignReports } from './sign-reports.tsx';
import { SignSettled } from './sign-what.tsx';
import { useSignWords } from './use-sign-words.ts';

export interface RecordOutcomeProps {
  readonly sign: OpenSign;
  /** Passes the stored sign. */
  readonly onDone: (sign: OpenSign) => void;
  /** A colleague answered first, or the call no longer reports the sign, so the displayed data is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function RecordOutcome({ sign, onDone, onStale, onClose }: RecordOutcomeProps) {
  const http = useHttp();
  const t = useMessages(dangerSignsMessages);
  const { at } = useSignWords();
  const { name } = usePatientIdentity()(sign);
  const reports = reportsOfSign(sign);
  const otherIds = reports.map(({ id }) => id).filter((id) => id !== sign.id);
  return (
    <AnswerDialog
      words={{
        title: t('recordOf', { name }),
        question: t('outcome'),
        questionMissing: t('outcomeMissing'),
        send: t('record'),
        failed: t('notSaved'),
        already: (by) => t('already', { name: by.name, time: at(by.at) }),
        alreadyText: t('alreadyText'),
        gone: t('gone'),
      }}
      codes={SIGN_OUTCOMES}
      labelOf={signOutcomeLabel}
      means={(outcome) => (
        <>
          {outcome === 'died' && <p>{t('diedMeans')}</p>}
          {otherIds.length > 0 && <p>{t('recordSeen', { count: reports.length })}</p>}
          <p className="text-muted text-xs">{t('means')}</p>
        </>
      )}
      send={async ({ code, note }, idempotencyKey) => {
        // Older servers, which have no episodes, refuse an unknown field.
        const which = { id: sign.id, ...(otherIds.length > 0 && { otherIds }) };
        const body = { vitaId: sign.vitaId, ...which, outcome: code, ...(note && { note }) };
        const { data } = await http.call(recordSignOutcome, { body, idempotencyKey });
        onDone(data);
      }}
      onStale={onStale}
      onClose={onClose}
    >
      <SignReports reports={reports} />
      <SignSettled sign={{ ...sign, tried: lastTriedOf(reports) }} />
    </AnswerDialog>
  );
}
