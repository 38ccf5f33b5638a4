import type { SavedForm, SavedFormState } from '@careline/core/internal/outbox';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { savedFormMessages } from './saved-form.messages.ts';

export interface WaitingSaveProps {
  readonly session: Pick<SavedForm<SavedFormState>, 'takeBack' | 'sendNow'>;
  readonly state: Pick<SavedFormState, 'waiting'>;
  readonly title: string;
  readonly text: string;
  readonly heading?: 'h2' | 'h4';
  readonly children?: ReactNode;
}

/**
 * A save waiting on the device, with buttons to send it now or return it to the form. Once sent, only title and text
 * show.
 */
export function WaitingSave(props: WaitingSaveProps) {
  const { session, state, title, text, heading: Heading = 'h2', children } = props;
  const t = useMessages(savedFormMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { sent = false, maybeStored = false, isBeingSent = false } = state.waiting ?? {};
  const change = async () => setRefused(!(await session.takeBack()));
  return (
    <section
      aria-label={title}
      className={`flex flex-col items-start gap-4 rounded-card border bg-raised p-4 ${sent ? 'border-success' : 'border-warning'}`}
    >
      <Heading
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold text-lg outline-none"
      >
        <Icon name={sent ? 'check_circle' : 'schedule'} size={24} />
        {title}
      </Heading>
      <p>{text}</p>
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
        {children}
      </div>
    </section>
  );
}
