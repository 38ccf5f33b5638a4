import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { AnchorRing } from './anchor-ring.tsx';
import { tourMessages } from './tour.messages.ts';
import { type TourQuestion, tourSteps } from './tour-steps.ts';

export interface FirstStepsProps extends TourQuestion {
  /** The person asked for it, so it takes the focus; otherwise the focus stays where it is. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/**
 * A tour of the first steps, one at a time, in a strip below the page that covers and blocks nothing.
 * Escape closes it while it has the focus.
 */
export default function FirstSteps({ scopes, menu, isAsked, onClose }: FirstStepsProps) {
  const t = useMessages(tourMessages);
  const announce = useAnnounce();
  const id = useId();
  const [index, setIndex] = useState(0);
  const onward = useRef<HTMLButtonElement>(null);
  const steps = tourSteps({ scopes, menu });
  const step = steps[index];
  useEffect(() => {
    if (isAsked) onward.current?.focus();
    else announce(t('started'));
  }, [isAsked, announce, t]);
  if (!step) return null;
  const isLast = index === steps.length - 1;
  const back = () => {
    setIndex(index - 1);
    // The first step has no Back button, so the focus moves to Next.
    onward.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      aria-labelledby={id}
      data-print="hidden"
      onKeyDown={onKeyDown}
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-accent-soft px-4 py-2 text-on-accent-soft"
    >
      <div className="min-w-0 max-w-2xl flex-1 basis-64">
        <h2 id={id} className="text-sm">
          {t('title')}{' '}
          <span className="tabular-nums">({t('position', { index: index + 1, count: steps.length })})</span>
        </h2>
        <p aria-live="polite">
          <strong className="font-semibold">{t(`${step.topic}.title`)}.</strong> {t(`${step.topic}.text`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isLast && (
          <Button variant="quiet" onClick={onClose}>
            {t('skip')}
          </Button>
        )}
        {index > 0 && <Button onClick={back}>{t('back')}</Button>}
        <Button ref={onward} onClick={isLast ? onClose : () => setIndex(index + 1)}>
          {t(isLast ? 'done' : 'next')}
        </Button>
      </div>
      <AnchorRing of={step.anchor} />
    </section>
  );
}
