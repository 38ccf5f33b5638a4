import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import '../src/theme/theme.css';
import { Surroundings, type SurroundingsProps } from './surroundings.tsx';

/** Renders with the theme and all providers. */
export function renderUi(ui: ReactNode, options: Omit<SurroundingsProps, 'children'> = {}): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => <Surroundings {...options}>{children}</Surroundings>,
  });
}
