import type { RefObject } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { besideJumpMessages } from './beside.messages.ts';

const BESIDE_PARTS = ['script', 'patient'] as const;

const GAP_PX = 16;

export interface BesideJumpProps {
  /** The scrolling element. Each part inside it is marked with `data-part`. */
  readonly pane: RefObject<HTMLElement | null>;
}

/**
 * Links between the script and the patient's readings. They stay visible while the pane next to a wide call scrolls.
 * A narrow call has separate panes instead.
 */
export function BesideJump({ pane }: BesideJumpProps) {
  const t = useMessages(besideJumpMessages);
  const jump = (bar: HTMLElement, part: string) => {
    const place = pane.current?.querySelector<HTMLElement>(`[data-part=${part}]`);
    if (place) pane.current?.scrollTo({ top: place.offsetTop - bar.offsetHeight - GAP_PX });
  };
  return (
    <nav
      aria-label={t('label')}
      data-bar="sticky"
      className="sticky top-0 z-10 hidden gap-1 rounded-card border border-line bg-raised p-1 @4xl:flex @4xl:group-data-[stage=before]/call:hidden print:hidden!"
    >
      {BESIDE_PARTS.map((part) => (
        <Button
          key={part}
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => jump(currentTarget.parentElement ?? currentTarget, part)}
        >
          {t(part)}
        </Button>
      ))}
    </nav>
  );
}
