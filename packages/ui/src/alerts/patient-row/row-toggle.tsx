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
}

/** Opens and closes the items that a row stands for. */
export function RowToggle({ isOpen, onToggle, controls, words, label }: RowToggleProps) {
  return (
    <Button
      size="row"
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
  );
}
