import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import type { ChangeSurroundings } from './change-surroundings.ts';
import { messages } from './registration-change.messages.ts';

/** That the change is kept and will be sent, once, and what can be done until then. */
export function ChangeWaiting({ session, state }: Pick<ChangeSurroundings, 'session' | 'state'>) {
  const t = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { maybeStored = false, isBeingSent = false } = state.waiting ?? {};
  const change = async () => setRefused(!(await session.takeBack()));
  return (
    <section
      aria-label={t('waitingTitle')}
      className="flex flex-col items-start gap-4 rounded-card border border-warning bg-raised p-4"
    >
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg outline-none">
        <Icon name="schedule" size={24} />
        {t('waitingTitle')}
      </h2>
      <p>{t('waitingText')}</p>
      <div role="status">
        {(maybeStored || refused) && <p>{t('maybeStored')}</p>}
        {isBeingSent && <p>{t('beingSent')}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isBeingSent} onClick={() => void session.sendNow()}>
          {t('sendNow')}
        </Button>
        {!maybeStored && <Button onClick={() => void change()}>{t('change')}</Button>}
      </div>
    </section>
  );
}
