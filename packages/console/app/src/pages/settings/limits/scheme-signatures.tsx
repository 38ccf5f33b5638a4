import {
  listSchemeSignatures,
  MAX_SIGNATURE_REASON,
  type SchemeSignature,
  type SignatureWithdrawal,
  signatureOf,
  withdrawSchemeSignature,
} from '@careline/core/internal/administration';
import { THRESHOLD_SCHEMES, type ThresholdScheme } from '@careline/core/internal/clinical';
import { formatDate } from '@careline/core/internal/formatting';
import { ReasonDialog } from '@careline/ui/forms/reason-dialog';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { BriefStatus } from '@careline/ui/primitives/brief-status';
import { Button } from '@careline/ui/primitives/button';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { Cell, HeadCell, Row, Table } from '@careline/ui/primitives/table';
import { useState } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { signatureMessages } from '../settings.messages.ts';
import { useSchemeName } from './limit-texts.ts';
import { SignDialog } from './sign-dialog.tsx';

/** Returns a signature's text: clinician, registration number, date, and who recorded it. */
function useSignatureText(): (signature: SchemeSignature) => readonly string[] {
  const t = useMessages(signatureMessages);
  const time = useTimes();
  return ({ clinician, registrationNumber, signedOn, recordedBy, recordedAt, withdrawn }) => [
    t('signedBy', {
      name: clinician,
      number: registrationNumber,
      day: formatDate(signedOn, { timeZone: 'UTC' }),
    }),
    t('recordedBy', { name: recordedBy.name, time: time(recordedAt) }),
    ...(withdrawn
      ? [t('withdrawnBy', { name: withdrawn.by.name, time: time(withdrawn.at), reason: withdrawn.reason })]
      : []),
  ];
}

interface SchemeRowProps {
  readonly scheme: ThresholdScheme;
  readonly signature: SchemeSignature | undefined;
  readonly onSign: () => void;
  readonly onWithdraw: () => void;
}

function SchemeRow({ scheme, signature, onSign, onWithdraw }: SchemeRowProps) {
  const t = useMessages(signatureMessages);
  const name = useSchemeName()(scheme);
  const textOf = useSignatureText();
  return (
    <Row>
      <HeadCell scope="row">{name}</HeadCell>
      <Cell>
        <div className="flex flex-col items-start gap-1 py-2">
          {signature ? (
            textOf(signature).map((line) => <span key={line}>{line}</span>)
          ) : (
            <StatusTag tone="warning">{t('notSigned')}</StatusTag>
          )}
        </div>
      </Cell>
      <Cell>
        {signature ? (
          <Button size="small" aria-label={t('withdrawOf', { scheme: name })} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        ) : (
          <Button size="small" aria-label={t('signOf', { scheme: name })} onClick={onSign}>
            {t('sign')}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

/** Signatures no longer in effect: withdrawn ones, and those of superseded versions. */
function Earlier({ signatures }: { readonly signatures: readonly SchemeSignature[] }) {
  const t = useMessages(signatureMessages);
  const nameOf = useSchemeName();
  const textOf = useSignatureText();
  if (signatures.length === 0) return null;
  return (
    <section aria-label={t('earlier')} className="flex flex-col gap-1">
      <h3 className="font-medium text-sm">{t('earlier')}</h3>
      <ul className="flex flex-col gap-1 text-muted text-xs">
        {signatures.map((signature) => (
          <li key={signature.id} className="wrap-anywhere">
            {[nameOf({ key: signature.scheme, version: signature.version }), ...textOf(signature)].join('. ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WithdrawDialogProps {
  readonly signature: SchemeSignature;
  readonly onStored: (signature: SchemeSignature) => void;
  readonly onClose: () => void;
}

function WithdrawDialog({ signature, onStored, onClose }: WithdrawDialogProps) {
  const t = useMessages(signatureMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { save, saving, error } = useSave((withdrawal: SignatureWithdrawal, idempotencyKey) =>
    http.call(withdrawSchemeSignature, { body: { withdrawal }, idempotencyKey }),
  );
  const withdraw = async (reason: string) => {
    const answer = await save({ signatureId: signature.id, reason });
    if (answer) onStored(answer.data);
  };
  return (
    <ReasonDialog
      words={{ title: t('withdrawTitle'), keep: g('cancel'), action: t('withdraw'), reason: t('reason') }}
      meaning={t('withdrawMeaning', { name: signature.clinician })}
      most={MAX_SIGNATURE_REASON}
      problemOf={(text) => (text.trim().length < 3 ? t('reasonMissing') : undefined)}
      busy={saving}
      failure={error && <RequestFailed title={g('saveFailed')} error={error} />}
      width="small"
      onConfirm={(text) => void withdraw(text.trim())}
      onClose={onClose}
    />
  );
}

type Open = { readonly sign: ThresholdScheme } | { readonly withdraw: SchemeSignature };

function Signatures({ first }: { readonly first: readonly SchemeSignature[] }) {
  const t = useMessages(signatureMessages);
  const nameOf = useSchemeName();
  const [signatures, setSignatures] = useState(first);
  const [open, setOpen] = useState<Open>();
  const [saved, setSaved] = useState('');
  const inForce = THRESHOLD_SCHEMES.map((scheme) => signatureOf(signatures, scheme));
  const earlier = signatures.filter((one) => !inForce.includes(one));
  const close = () => setOpen(undefined);
  const stored = (fresh: SchemeSignature) => {
    setSignatures([fresh, ...signatures.filter(({ id }) => id !== fresh.id)]);
    const scheme = nameOf({ key: fresh.scheme, version: fresh.version });
    setSaved(t(fresh.withdrawn ? 'withdrawn' : 'stored', { scheme }));
    close();
  };
  return (
    <>
      <Table caption={t('caption')} className="rounded-card border border-line bg-raised">
        <thead>
          <tr>
            <HeadCell>{t('scheme')}</HeadCell>
            <HeadCell>{t('signature')}</HeadCell>
            <HeadCell>{t('change')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {THRESHOLD_SCHEMES.map((scheme, place) => {
            const signature = inForce[place];
            return (
              <SchemeRow
                key={scheme.key}
                {...{ scheme, signature }}
                onSign={() => setOpen({ sign: scheme })}
                onWithdraw={() => signature && setOpen({ withdraw: signature })}
              />
            );
          })}
        </tbody>
      </Table>
      <BriefStatus>{saved}</BriefStatus>
      {inForce.includes(undefined) && <p className="text-muted text-xs">{t('unsigned')}</p>}
      <Earlier signatures={earlier} />
      {open && 'sign' in open && <SignDialog scheme={open.sign} onStored={stored} onClose={close} />}
      {open && 'withdraw' in open && (
        <WithdrawDialog signature={open.withdraw} onStored={stored} onClose={close} />
      )}
    </>
  );
}

/** Who signed each scheme of limits, and when. A new version is unsigned until a clinician signs it. */
export function SchemeSignatures() {
  const t = useMessages(signatureMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery(
    [],
    async (signal) => (await http.call(listSchemeSignatures, { signal })).data,
  );
  return (
    <section aria-label={t('caption')} className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{t('caption')}</h2>
      <p className="max-w-3xl text-muted">{t('intro')}</p>
      {state.phase === 'loading' && <Skeleton shape="row" lines={2} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('listFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && <Signatures first={state.value} />}
    </section>
  );
}
