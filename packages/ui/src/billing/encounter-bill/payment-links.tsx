import {
  addPaymentLink,
  cancelPaymentLink,
  type EncounterBill,
  linkStateLabel,
  type PaymentLink,
} from '@careline/core/internal/billing';
import { messageChannelLabel, messageStateLabel } from '@careline/core/internal/communication';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button, buttonClass, IconButton } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { encounterBillMessages } from '../billing.messages.ts';
import { SendLinkDialog } from './send-link-dialog.tsx';
import { type BillKey, useBillAct } from './use-bill.ts';

export interface PaymentLinksProps {
  readonly bill: BillKey;
  readonly links: readonly PaymentLink[];
  readonly currency: string;
  /** In minor units. */
  readonly owed: number;
  readonly mayPay: boolean;
  /** Channels by which the patient can get the open link. */
  readonly channels: readonly string[];
  readonly onBill: (bill: EncounterBill) => void;
}

interface LinkProps extends Pick<PaymentLinksProps, 'mayPay'> {
  readonly link: PaymentLink;
  /** Undefined if the patient cannot be written to. */
  readonly onSend: (() => void) | undefined;
  readonly onCancel: () => void;
}

function LinkRow({ link, mayPay, onSend, onCancel }: LinkProps) {
  const t = useMessages(encounterBillMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const announce = useAnnounce();
  const { money } = useBillWords();
  const amount = money(link.amount, link.currency);
  const when = useWhen();
  const isOpen = link.state === 'open';
  const { message } = link;
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(link.url)).then(
      () => announce(t(navigator.clipboard ? 'copied' : 'copyFailed')),
      () => announce(t('copyFailed')),
    );
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span>{t('link', { amount, state: linkStateLabel(link.state, locale) })}</span>
      {isOpen && (
        <span className="text-muted text-xs">
          {t('linkUntil', {
            time: `${formatDate(link.expiresAt, { timeZone })}, ${formatTime(link.expiresAt, { timeZone })}`,
          })}
        </span>
      )}
      {message && (
        <StatusTag tone={message.state === 'failed' ? 'danger' : 'neutral'}>
          {t('linkMessage', {
            channel: messageChannelLabel(message.channel, locale),
            state: messageStateLabel(message.state, locale),
            time: when(message.at),
          })}
        </StatusTag>
      )}
      {isOpen && (
        <span data-print="hidden" className="ms-auto flex items-center gap-1">
          <a className={buttonClass({ size: 'small' })} href={link.url} target="_blank" rel="noreferrer">
            {t('openLink')}
          </a>
          {onSend && (
            <Button size="small" icon="sms" onClick={onSend}>
              {t('sendLink')}
            </Button>
          )}
          <IconButton icon="content_copy" label={t('copyLink', { amount })} onClick={() => void copy()} />
          {mayPay && <IconButton icon="close" label={t('cancelLink', { amount })} onClick={onCancel} />}
        </span>
      )}
    </li>
  );
}

/** Links on which the patient pays online. Drawn only if a provider is set up. */
export function PaymentLinks(props: PaymentLinksProps) {
  const { bill, links, currency, owed, mayPay, channels, onBill } = props;
  const t = useMessages(encounterBillMessages);
  const { money } = useBillWords();
  const { send, busy, error } = useBillAct(bill);
  const act = async (work: Promise<EncounterBill | undefined>) => {
    const answered = await work;
    if (answered) onBill(answered);
  };
  const [sending, setSending] = useState<PaymentLink>();
  const isWaiting = links.some(({ state }) => state === 'open');
  const canMake = mayPay && owed > 0 && !isWaiting;
  if (links.length === 0 && !canMake) return null;
  return (
    <section aria-label={t('onlineTitle')} className="flex flex-col gap-2 text-sm">
      {error && <RequestFailed title={t('actFailed')} error={error} />}
      {links.length > 0 && (
        <ul aria-label={t('links')} className="flex flex-col gap-1">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              {...{ link, mayPay }}
              onSend={mayPay && channels.length > 0 ? () => setSending(link) : undefined}
              onCancel={() => void act(send(cancelPaymentLink, () => ({ linkId: link.id })))}
            />
          ))}
        </ul>
      )}
      {canMake && (
        <Button
          size="small"
          className="self-start"
          data-print="hidden"
          busy={busy}
          onClick={() => void act(send(addPaymentLink, (id) => ({ id, amount: owed })))}
        >
          {t('makeLink', { amount: money(owed, currency) })}
        </Button>
      )}
      {sending && (
        <SendLinkDialog
          bill={bill}
          link={sending}
          channels={channels}
          onSent={(answered) => {
            setSending(undefined);
            onBill(answered);
          }}
          onClose={() => setSending(undefined)}
        />
      )}
    </section>
  );
}
