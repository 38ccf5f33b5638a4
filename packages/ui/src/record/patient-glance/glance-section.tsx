import { type ReactNode, useId } from 'react';
import { Icon } from '../../primitives/icon/index.ts';

export interface GlanceSectionProps {
  readonly title: string;
  /** Opens the details. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A part of the glance. Its title opens the details. */
export function GlanceSection({ title, onOpen, children }: GlanceSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-b px-3 py-2 last:border-b-0">
      <h2 id={id} className="font-semibold text-sm">
        <button
          type="button"
          className="flex min-h-7 w-full items-center justify-between gap-2 rounded-control text-start hover:text-accent pointer-coarse:min-h-11"
          onClick={onOpen}
        >
          {title}
          <Icon name="chevron_right" size={18} className="shrink-0 text-muted rtl:rotate-180" />
        </button>
      </h2>
      {children}
    </section>
  );
}
