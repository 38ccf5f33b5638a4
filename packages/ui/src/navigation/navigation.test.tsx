import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { linkThrough, MemoryNavigation, useNavigation } from './index.ts';

function Where() {
  const { path, link } = useNavigation();
  return (
    <p>
      <span>at {path}</span>
      <a {...link('/prohealth/call?patient=1#top')}>Call</a>
    </p>
  );
}

describe('MemoryNavigation', () => {
  it('navigates by a click, reports it, and returns the path without query and fragment', async () => {
    const moved = vi.fn();
    render(
      <MemoryNavigation initialPath="/prohealth" onGo={moved}>
        <Where />
      </MemoryNavigation>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Call' }));
    expect(screen.getByText('at /prohealth/call')).toBeTruthy();
    expect(moved).toHaveBeenCalledExactlyOnceWith('/prohealth/call?patient=1#top');
  });
});

describe('linkThrough', () => {
  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  it.each([
    ['a plain click', {}, true],
    ['the middle button', { button: 1 }, false],
    ['Ctrl', { ctrlKey: true }, false],
    ['Command', { metaKey: true }, false],
    ['Shift', { shiftKey: true }, false],
    ['Alt', { altKey: true }, false],
    ['a click someone already took', { defaultPrevented: true }, false],
  ])('with %s', (_, change, ours) => {
    const go = vi.fn();
    const preventDefault = vi.fn();
    const link = linkThrough(go, '/x');
    link.onClick({ ...click, ...change, preventDefault });
    expect(link.href).toBe('/x');
    expect(go).toHaveBeenCalledTimes(ours ? 1 : 0);
    expect(preventDefault).toHaveBeenCalledTimes(ours ? 1 : 0);
  });
});

describe('useNavigation', () => {
  it('throws a helpful error without a provider', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Where />)).toThrow(/NavigationProvider/);
    silent.mockRestore();
  });
});
