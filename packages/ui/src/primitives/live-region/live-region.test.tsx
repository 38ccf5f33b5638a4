import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { type Politeness, useAnnounce } from './index.ts';

function Announcer({ politeness }: { readonly politeness?: Politeness }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce('5 patients found', politeness)}>
      Say
    </button>
  );
}

const filled = (role: 'status' | 'alert') =>
  screen.getAllByRole(role).filter((region) => region.textContent === '5 patients found');

describe('useAnnounce', () => {
  it.each([
    ['politely', undefined, 'status', 'alert'],
    ['at once', 'assertive', 'alert', 'status'],
  ] as const)('announces %s', async (_, politeness, role, other) => {
    renderUi(<Announcer politeness={politeness} />);
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    expect(filled(role)).toHaveLength(1);
    expect(filled(other)).toHaveLength(0);
  });

  it('announces the same sentence again in another region, so that it is read again', async () => {
    renderUi(<Announcer />);
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    const [first] = filled('status');
    await userEvent.click(screen.getByRole('button', { name: 'Say' }));
    expect(filled('status')).toHaveLength(1);
    expect(filled('status')[0]).not.toBe(first);
  });

  it('throws a helpful error without a provider', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Announcer />)).toThrow(/LiveRegionProvider/);
    silent.mockRestore();
  });
});
