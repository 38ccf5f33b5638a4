import type { OpenLink } from '@careline/core/internal/patients/duplicates';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import { useMessages } from '@careline/ui/messages';
import { patientIdentityMessages, usePatientIdentity } from '@careline/ui/patients/patient-identity';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useFocusOnceDrawn } from '@careline/ui/primitives/focus';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { useRef, useState } from 'react';
import { useTimes } from '../../../administration/use-times.ts';
import { linksMessages } from '../patients.messages.ts';
import { AnswerLinkDialog } from './answer-link-dialog.tsx';
import { identityLine } from './asked-identity.ts';

interface RowProps {
  readonly request: OpenLink;
  readonly onAnswer: (grants: boolean) => void;
}

/** A request: the patient, the person who asks, their reason, and the two possible answers. */
function Row({ request, onAnswer }: RowProps) {
  const t = useMessages(linksMessages);
  const i = useMessages(patientIdentityMessages);
  const time = useTimes();
  const { duration, nowSeconds } = useEncounterTimes();
  const { patient, askedBy, facility, asked, askedAt, expiresAt, reason } = request;
  const { name, age, gender, born, uhid } = usePatientIdentity()(patient);
  const { phoneEnding } = patient;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere">
          <bdi translate="no" className="font-semibold">
            {name}
          </bdi>
          , {age}, {gender}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted text-xs tabular-nums">
          <span translate="no">{uhid}</span>
          <span>{born}</span>
          <span>{phoneEnding ? i('phoneEnding', { digits: phoneEnding }) : i('noPhone')}</span>
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p className="wrap-anywhere font-medium">
          {t('askedBy', { name: askedBy.name, facility: facility.name, time: time(askedAt) })}
        </p>
        <p className="wrap-anywhere">{t('reasonIs', { reason })}</p>
        <p className="wrap-anywhere text-muted">{t('askedWith', { what: identityLine(asked) })}</p>
        <p className="text-muted">
          {t('waited', { duration: duration(Math.max(0, Math.floor((nowSeconds() - askedAt) / 60))) })}
        </p>
        <p className="text-muted">{t('expires', { time: time(expiresAt) })}</p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={t('refuseWho', { name })} onClick={() => onAnswer(false)}>
          {t('refuse')}
        </Button>
        <Button
          size="small"
          variant="primary"
          aria-label={t('grantWho', { name })}
          onClick={() => onAnswer(true)}
        >
          {t('grant')}
        </Button>
      </div>
    </li>
  );
}

export interface OpenLinksProps {
  readonly requests: readonly OpenLink[];
  readonly refresh: () => void;
}

interface Answering {
  readonly request: OpenLink;
  readonly grants: boolean;
}

/** Link requests from other facilities. */
export function OpenLinks({ requests, refresh }: OpenLinksProps) {
  const t = useMessages(linksMessages);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const [answering, setAnswering] = useState<Answering>();
  const done = () => {
    setAnswering(undefined);
    refresh();
    // The answered row is gone, and its buttons with it.
    onceDrawn(() => heading.current?.focus());
  };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('incoming')}
      </h2>
      {requests.length === 0 && <p className="text-muted">{t('incomingNone')}</p>}
      <ul aria-label={t('incoming')}>
        {requests.map((request) => (
          <Row
            key={`${request.id} ${request.patient.vitaId}`}
            request={request}
            onAnswer={(grants) => setAnswering({ request, grants })}
          />
        ))}
      </ul>
      {answering && (
        <AnswerLinkDialog
          {...answering}
          onClose={() => setAnswering(undefined)}
          onStale={done}
          onAnswered={() => {
            const { patient, facility } = answering.request;
            const words = { name: patient.appUserInfo.name, facility: facility.name };
            announce(answering.grants ? t('granted', words) : t('refused'));
            done();
          }}
        />
      )}
    </Card>
  );
}
