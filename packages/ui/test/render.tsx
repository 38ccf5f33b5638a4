import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import '../src/theme/theme.css';
import { Surroundings, type SurroundingsProps } from './surroundings.tsx';

afterEach(cleanup);

/** Renders with the theme and the surroundings; taken down after each test. */
export function renderUi(ui: ReactNode, options: Omit<SurroundingsProps, 'children'> = {}): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => <Surroundings {...options}>{children}</Surroundings>,
  });
}
