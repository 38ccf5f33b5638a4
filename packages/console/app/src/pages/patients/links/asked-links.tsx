import { type AskedLink, type LinkState, withdrawLink } from '@careline/core/internal/patients/duplicates';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useFocusOnceDrawn } from '@careline/ui/primitives/focus';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { StatusTag, type StatusTone } from '@careline/ui/primitives/status-tag';
import { useRef } from 'react';
import { useSave } from '../../../administration/use-form-save.ts';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { linksMessages } from '../patients.messages.ts';
import { identityLine } from './asked-identity.ts';

const TONES: Readonly<Record<LinkState, StatusTone>> = {
  open: 'info',
  granted: 'success',
  refused: 'warning',
  withdrawn: 'neutral',
  expired: 'neutral',
};

function State({ state }: Pick<AskedLink, 'state'>) {
  const t = useMessages(linksMessages);
  if (!Object.hasOwn(TONES, state)) return <StatusTag>{state}</StatusTag>;
  return <StatusTag tone={TONES[state as LinkState]}>{t(`state.${state as LinkState}`)}</StatusTag>;
}

interface RowProps {
  readonly request: AskedLink;
  readonly onOpenPatient: ((vitaId: string) => string) | undefined;
  readonly onWithdraw: (() => void) | undefined;
  readonly busy: boolean;
}

function Row({ request, onOpenPatient, onWithdraw, busy }: RowProps) {
  const t = useMessages(linksMessages);
  const time = useTimes();
  const { link } = useNavigation();
  const { asked, askedBy, askedAt, expiresAt, reason, state, refusal, vitaId } = request;
  const what = identityLine(asked);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere font-semibold tabular-nums">{what}</p>
        <p className="wrap-anywhere text-muted text-xs">
          {t('by', { name: askedBy.name, time: time(askedAt) })}
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p className="wrap-anywhere">{t('reasonIs', { reason })}</p>
        {refusal !== null && (
          <p className="wrap-anywhere font-medium">{t('refusalIs', { reason: refusal })}</p>
        )}
        {state === 'open' && <p className="text-muted">{t('expires', { time: time(expiresAt) })}</p>}
      </div>
      <div className="flex items-center gap-2">
        <State state={state} />
        {vitaId !== null && onOpenPatient && (
          <a className={buttonClass({ size: 'small' })} {...link(onOpenPatient(vitaId))}>
            {t('openPatient')}
          </a>
        )}
        {state === 'open' && onWithdraw && (
          <Button size="small" busy={busy} aria-label={t('withdrawWho', { what })} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

export interface AskedLinksProps {
  readonly requests: readonly AskedLink[];
  readonly patientAddress: ((vitaId: string) => string) | undefined;
  readonly refresh: () => void;
}

/** This facility's link requests and their status. */
export function AskedLinks({ requests, patientAddress, refresh }: AskedLinksProps) {
  const t = useMessages(linksMessages);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const { http } = useConsole();
  const heading = useRef<HTMLHeadingElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const { save, saving, error } = useSave((id: string, idempotencyKey) =>
    http.call(withdrawLink, { body: { id }, idempotencyKey }),
  );
  async function withdraw(id: string): Promise<void> {
    if (!(await save(id))) return;
    announce(t('withdrawn'));
    refresh();
    onceDrawn(() => heading.current?.focus());
  }
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('outgoing')}
      </h2>
      {error && (
        <ErrorState title={t('withdrawFailed')} requestId={error.requestId} onRetry={refresh}>
          {error.code === 'conflict' ? t('already') : failureText(error)}
        </ErrorState>
      )}
      {requests.length === 0 && <p className="text-muted">{t('outgoingNone')}</p>}
      <ul aria-label={t('outgoing')}>
        {requests.map((request) => (
          <Row
            key={request.id}
            request={request}
            busy={saving}
            onOpenPatient={patientAddress}
            onWithdraw={() => void withdraw(request.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
