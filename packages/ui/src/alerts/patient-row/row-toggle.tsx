import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';

export interface RowToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Id of the part that it opens. */
  readonly controls: string;
  /** How many are in it. */
  readonly words: string;
  /** The same with the patient's name. */
  readonly label: string;
  /** More about them, after the button. */
  readonly children?: ReactNode;
}

/** Opens and closes the items that a row stands for, on the row's second line. */
export function RowToggle({ isOpen, onToggle, controls, words, label, children }: RowToggleProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-muted">
      <Button
        size="row"
        className="-ms-2"
        variant="quiet"
        icon={isOpen ? 'expand_less' : 'expand_more'}
        data-print="hidden"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        aria-label={label}
        onClick={onToggle}
      >
        {words}
      </Button>
      {children && <span>{children}</span>}
    </p>
  );
}
