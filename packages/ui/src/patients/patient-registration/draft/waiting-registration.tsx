import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { registrationDraftMessages } from '../words/words.messages.ts';

export interface WaitingRegistrationProps extends Pick<RegistrationSurroundings, 'session' | 'state'> {
  readonly onAnother: () => void;
}

/** That the registration is kept and will be sent, once, and what can be done until then. */
export function WaitingRegistration({ session, state, onAnother }: WaitingRegistrationProps) {
  const t = useMessages(registrationDraftMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { sent = false, maybeStored = false, isBeingSent = false } = state.waiting ?? {};
  const change = async () => setRefused(!(await session.takeBack()));
  return (
    <section
      aria-label={sent ? t('sentTitle') : t('waitingTitle')}
      className={`flex flex-col items-start gap-4 rounded-card border bg-raised p-4 ${sent ? 'border-success' : 'border-warning'}`}
    >
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg outline-none">
        <Icon name={sent ? 'check_circle' : 'schedule'} size={24} />
        {sent ? t('sentTitle') : t('waitingTitle')}
      </h2>
      <p>{sent ? t('sentText') : t('waitingText')}</p>
      <div role="status">
        {!sent && (maybeStored || refused) && <p>{t('maybeStored')}</p>}
        {!sent && isBeingSent && <p>{t('beingSent')}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {!sent && (
          <Button variant="primary" busy={isBeingSent} onClick={() => void session.sendNow()}>
            {t('sendNow')}
          </Button>
        )}
        {!sent && !maybeStored && <Button onClick={() => void change()}>{t('change')}</Button>}
        <Button icon="add" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </section>
  );
}
