import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog } from '../../primitives/dialog/index.ts';

export interface EntryFrameProps {
  /** Whether to render in the page instead of as an overlay. */
  readonly inline: boolean;
  readonly title: string;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel in the page. Its heading takes the focus, as in a dialog. */
function Panel({ title, actions, children }: EntryFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised">
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        className="border-line border-b px-4 py-2 font-semibold text-lg outline-none"
      >
        {title}
      </h2>
      <div className="p-4">{children}</div>
      <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4">{actions}</footer>
    </section>
  );
}

export function EntryFrame(props: EntryFrameProps) {
  if (props.inline) return <Panel {...props} />;
  const { title, actions, onClose, children } = props;
  return (
    <Dialog open persistent onClose={onClose} title={title} actions={actions}>
      {children}
    </Dialog>
  );
}
