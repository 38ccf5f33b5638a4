// spec: 234

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test';
import { LogoutSnackbar } from './index.ts';

describe('LogoutSnackbar', () => {
  it('has the exact words, trailing space included, in a region that existed before', () => {
    const { rerender } = renderUi(<LogoutSnackbar open={false} />);
    const [region] = screen.getAllByRole('status');
    expect(region?.textContent).toBe('');
    rerender(<LogoutSnackbar open />);
    expect(region?.textContent).toBe('Logging out now ');
  });
});
