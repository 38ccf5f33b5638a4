import {
  addPaymentLink,
  cancelPaymentLink,
  type EncounterBill,
  linkStateLabel,
  type PaymentLink,
} from '@careline/core/internal/billing';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { RequestFailed } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button, buttonClass, IconButton } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { encounterBillMessages } from '../billing.messages.ts';
import { type BillKey, useBillAct } from './use-bill.ts';

export interface PaymentLinksProps {
  readonly bill: BillKey;
  readonly links: readonly PaymentLink[];
  readonly currency: string;
  /** In minor units. */
  readonly owed: number;
  readonly mayPay: boolean;
  readonly onBill: (bill: EncounterBill) => void;
}

interface LinkProps extends Pick<PaymentLinksProps, 'mayPay'> {
  readonly link: PaymentLink;
  readonly onCancel: () => void;
}

function LinkRow({ link, mayPay, onCancel }: LinkProps) {
  const t = useMessages(encounterBillMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const announce = useAnnounce();
  const { money } = useBillWords();
  const amount = money(link.amount, link.currency);
  const isOpen = link.state === 'open';
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
      {isOpen && (
        <span data-print="hidden" className="ms-auto flex items-center gap-1">
          <a className={buttonClass({ size: 'small' })} href={link.url} target="_blank" rel="noreferrer">
            {t('openLink')}
          </a>
          <IconButton icon="content_copy" label={t('copyLink', { amount })} onClick={() => void copy()} />
          {mayPay && <IconButton icon="close" label={t('cancelLink', { amount })} onClick={onCancel} />}
        </span>
      )}
    </li>
  );
}

/** Links on which the patient pays online. Drawn only if a provider is set up. */
export function PaymentLinks({ bill, links, currency, owed, mayPay, onBill }: PaymentLinksProps) {
  const t = useMessages(encounterBillMessages);
  const { money } = useBillWords();
  const { send, busy, error } = useBillAct(bill);
  const act = async (work: Promise<EncounterBill | undefined>) => {
    const answered = await work;
    if (answered) onBill(answered);
  };
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
    </section>
  );
}
