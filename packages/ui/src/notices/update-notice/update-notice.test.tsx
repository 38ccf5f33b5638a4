import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#test';
import { UpdateNotice } from './index.ts';

const notice = (ready: boolean, onReload = vi.fn(), onLater = vi.fn()) => (
  <UpdateNotice ready={ready} onReload={onReload} onLater={onLater} />
);

describe('UpdateNotice', () => {
  it('is announced: the live region exists before it is filled', () => {
    const { rerender } = renderUi(notice(false));
    const [region] = screen.getAllByRole('status');
    expect(region?.textContent).toBe('');
    rerender(notice(true));
    expect(region?.textContent).toContain('A new version is ready');
  });

  it('leaves the focus in place', () => {
    const { rerender } = renderUi(notice(false));
    const before = document.activeElement;
    rerender(notice(true));
    expect(document.activeElement).toBe(before);
  });

  it.each([
    ['Reload', 1, 0],
    ['Later', 0, 1],
  ])('%s does that and nothing else', async (name, reloads, laters) => {
    const onReload = vi.fn();
    const onLater = vi.fn();
    renderUi(notice(true, onReload, onLater));
    await userEvent.click(screen.getByRole('button', { name }));
    expect([onReload, onLater].map(({ mock }) => mock.calls.length)).toEqual([reloads, laters]);
  });

  it('uses Hindi', () => {
    renderUi(notice(true), { locale: 'hi' });
    expect(screen.getByRole('button', { name: 'फिर से लोड करें' })).toBeTruthy();
  });
});
