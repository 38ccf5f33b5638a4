import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { CameraPanel } from './camera-panel.tsx';
import type { CodeScanner } from './code-scanner.ts';

/** Returns a camera that sees codes and fails when the test says so. */
function fakeScanner() {
  const scans: { readonly signal: AbortSignal; see(code: string): void; fail(error: unknown): void }[] = [];
  const scanner: CodeScanner = {
    scan: (_, signal) =>
      new Promise((see, fail) => {
        scans.push({ signal, see, fail });
      }),
  };
  return { scanner, scans };
}

function show() {
  const { scanner, scans } = fakeScanner();
  const onCode = vi.fn();
  const onCancel = vi.fn();
  const { unmount } = renderUi(<CameraPanel scanner={scanner} onCode={onCode} onCancel={onCancel} />);
  return { scans, onCode, onCancel, unmount };
}

const fault = (name: string) => new DOMException('no', name);

describe('the camera panel', () => {
  it('says what to do and returns the code it sees', async () => {
    const { scans, onCode } = show();
    expect(screen.getByRole('group', { name: 'Scan the code on the card' })).toBeVisible();
    expect(screen.getByText(/Hold the bar code/)).toBeVisible();
    scans[0]?.see('CL0000000017');
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('CL0000000017'));
  });

  it.each([
    ['is not allowed', fault('NotAllowedError'), /The camera is blocked/],
    ['is not there', fault('NotFoundError'), /has no camera/],
    ['is in use', fault('NotReadableError'), /Another program/],
    ['breaks in a way nobody knows', 'what?', /Another program/],
  ])('says what to do when the camera %s, and retries', async (_, error, words) => {
    const { scans, onCode } = show();
    scans[0]?.fail(error);
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(scans).toHaveLength(2));
    scans[1]?.see('CL1');
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('CL1'));
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Stop the camera' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is left by %s', async (_, leave) => {
    const { onCancel } = show();
    await leave();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('turns the camera off when it closes, and reads no code any more', async () => {
    const { scans, onCode, unmount } = show();
    unmount();
    expect(scans[0]?.signal.aborted).toBe(true);
    scans[0]?.see('CL0000000017');
    await Promise.resolve();
    expect(onCode).not.toHaveBeenCalled();
  });
});
