import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CarelineProvider, useTimeZone } from './index.ts';

const Zone = () => <p>{useTimeZone()}</p>;

describe('the time zone', () => {
  it('comes from the nearest provider', () => {
    render(
      <CarelineProvider timeZone="Asia/Kolkata">
        <CarelineProvider timeZone="Asia/Kathmandu">
          <Zone />
        </CarelineProvider>
      </CarelineProvider>,
    );
    expect(screen.getByText('Asia/Kathmandu')).toBeVisible();
  });

  it('comes from the provider above if the nearest one omits it', () => {
    render(
      <CarelineProvider timeZone="Asia/Kolkata">
        <CarelineProvider>
          <Zone />
        </CarelineProvider>
      </CarelineProvider>,
    );
    expect(screen.getByText('Asia/Kolkata')).toBeVisible();
  });

  it('throws without a provider: a time in the wrong zone is worse than none', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Zone />)).toThrow(/CarelineProvider/);
  });
});
