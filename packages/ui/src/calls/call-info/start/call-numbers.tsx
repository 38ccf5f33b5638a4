import { dispositionLabel } from '@careline/core/internal/calls/outcome';
import type { CallOptions, CallSession } from '@careline/core/internal/calls/session';
import { isOneNumber, type Phone, phoneText } from '@careline/core/internal/patients';
import { useState } from 'react';
import { useFormatDate, useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { onDemand } from '../../../primitives/on-demand/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import type { AllowNumberProps } from './allow-number.tsx';
import { callNumbersMessages } from './start.messages.ts';

const AllowNumber = onDemand<AllowNumberProps>(async () => (await import('./allow-number.tsx')).AllowNumber);

export interface CallNumbersProps {
  readonly session: CallSession;
  /** The numbers that are not offered above. */
  readonly phones: readonly Phone[];
  readonly busy: boolean;
  readonly dial: (options: CallOptions) => void;
}

type NumberProps = Omit<CallNumbersProps, 'phones'> & { readonly phone: Phone };

function Callable({ session, phone, busy, dial }: NumberProps) {
  const t = useMessages(callNumbersMessages);
  const { value } = phone;
  const number = phoneText(value);
  return (
    <div className="flex flex-wrap gap-2 tabular-nums">
      <Button size="small" icon="call" busy={busy} onClick={() => dial({ number: value })}>
        <Untranslated parts={[number]}>{t('call', { number })}</Untranslated>
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={busy}
        onClick={() => void session.calledElsewhere({ number: value })}
      >
        <Untranslated parts={[number]}>{t('elsewhere', { number })}</Untranslated>
      </Button>
    </div>
  );
}

function Stopped(props: NumberProps & { readonly stop: NonNullable<Phone['stopped']> }) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const { phone, stop } = props;
  const t = useMessages(callNumbersMessages);
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const number = phoneText(phone.value);
  const reason = dispositionLabel(stop.disposition, locale);
  const date = formatDate(stop.at, { timeZone, locale });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex min-w-0 items-center gap-2 text-sm tabular-nums">
          <Icon name="phone_disabled" size={18} className="shrink-0 text-muted" />
          <span>
            <Untranslated parts={[number, stop.author.name]}>
              {t('stopped', { number, reason, name: stop.author.name, date })}
            </Untranslated>
          </span>
        </p>
        {!asking && (
          <Button size="small" aria-label={t('allowNumber', { number })} onClick={() => setAsking(true)}>
            {t('allow')}
          </Button>
        )}
      </div>
      {asking && <AllowNumber {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The patient's other numbers. Stopped ones say who stopped them. */
export function CallNumbers({ phones, ...rest }: CallNumbersProps) {
  const t = useMessages(callNumbersMessages);
  if (phones.length === 0) return null;
  return (
    <ul aria-label={t('others')} className="flex flex-col gap-2">
      {phones.map((phone) => (
        <li key={`${phone.value} ${phone.use ?? ''}`}>
          {phone.stopped && <Stopped {...rest} phone={phone} stop={phone.stopped} />}
          {!phone.stopped &&
            (isOneNumber(phone.value) ? (
              <Callable {...rest} phone={phone} />
            ) : (
              <p className="text-muted text-xs">
                <Untranslated parts={[phone.value]}>{t('notOneNumber', { text: phone.value })}</Untranslated>
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}
