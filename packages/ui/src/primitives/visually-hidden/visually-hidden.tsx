import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className="sr-only">
      {children}
    </span>
  );
}
