import {
  hasWithdrawn,
  isDeceased,
  type StatusChangeKind,
} from '@careline/core/internal/patients/registration';
import { useState } from 'react';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { dayText } from '../patient-registration/words/registration-labels.ts';
import type { PatientSurroundings } from './change-surroundings.ts';
import { messages } from './registration-change.messages.ts';
import { StatusDialog } from './status-dialog.tsx';

type AskProps = PatientSurroundings & { readonly onAsk: (to: StatusChangeKind) => void };

function Consent({ patient, onAsk }: AskProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(messages);
  const { consent, consentWithdrawnAt } = patient;
  const date = (seconds: number) => formatDate(seconds, { timeZone });
  if (!hasWithdrawn(patient)) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{consent ? t('consents', { date: date(consent.givenAt) }) : t('consentsUnrecorded')}</p>
        <Button size="small" onClick={() => onAsk('consent-withdrawn')}>
          {t('withdraw')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p>
        <StatusTag tone="danger">{t('withdrawn', { date: date(consentWithdrawnAt ?? 0) })}</StatusTag>
      </p>
      <p className="text-muted text-xs">{t('withdrawnMeans')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAsk('consent-given')}>
          {t('giveAgain')}
        </Button>
        <Button size="small" onClick={() => onAsk('consent-restored')}>
          {t('restore')}
        </Button>
      </div>
    </div>
  );
}

function Life({ patient, onAsk }: AskProps) {
  const formatDate = useFormatDate();
  const t = useMessages(messages);
  const { deceased } = patient;
  const has = isDeceased(patient);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3">
      {has ? (
        <StatusTag tone="danger">
          {typeof deceased === 'string'
            ? t('deceasedOn', { date: dayText(deceased, formatDate) })
            : t('deceased')}
        </StatusTag>
      ) : (
        <p>{t('living')}</p>
      )}
      <Button size="small" onClick={() => onAsk(has ? 'living' : 'deceased')}>
        {has ? t('undoDeath') : t('recordDeath')}
      </Button>
    </div>
  );
}

/** Shows what stops calls and messages permanently: withdrawn consent or death. Both can be undone. */
export function StandingPart(props: PatientSurroundings) {
  const t = useMessages(messages);
  const [asked, setAsked] = useState<StatusChangeKind>();
  return (
    <Card title={t('standing')}>
      <div className="flex flex-col gap-3">
        <Consent {...props} onAsk={setAsked} />
        <Life {...props} onAsk={setAsked} />
      </div>
      {asked && <StatusDialog {...props} to={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
